#ifndef CLineEdit_H
#define CLineEdit_H
#endif
