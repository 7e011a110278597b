import Foundation
import Testing

/// `./aizuchi`, with a compiler that only pretends.
@Suite struct ScriptTests {
  private static let setUp = """
    mkdir -p p/.ci p/Sources bin
    cp $ROOT/aizuchi p/; cp $ROOT/.ci/prepare p/.ci/; touch p/Package.swift p/Sources/a.swift
    cat > bin/swift <<'F'
    #!/bin/bash
    echo "swift $*" >> $S/calls; mkdir -p $S/p/.build/release
    printf '#!/bin/bash\\necho ran "$@"\\n' > $S/p/.build/release/aizuchi; chmod +x $S/p/.build/release/aizuchi
    F
    printf '#!/bin/bash\\necho installed\\n' > bin/dpkg-query; chmod +x bin/*
    export PATH=$S/bin:$PATH

    """

  @Test func buildsOnlyWhenASourceIsNewer() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      Self.setUp + """
        ln -s p/aizuchi link; mkdir other; cd other
        ../link a 'b c'; ../link d; sleep 0.1; touch $S/p/Sources/a.swift; ../p/aizuchi e
        """, in: scratch)
    #expect(ending.code == 0)
    #expect(ending.results == "ran a b c\nran d\nran e\n")
    let calls = scratch.read("calls")?.split(separator: "\n") ?? []
    let build = "swift build --package-path \(scratch.path)/p -c release --product"
    let twice = ["\(build) aizuchi", "\(build) aizuchi-source"]
    #expect(calls.map(String.init) == twice + twice)
  }

  @Test func aMissingCompilerIsTold() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(Self.setUp + "rm bin/swift; p/aizuchi", in: scratch)
    #expect(ending.code == 1)
    #expect(ending.messages.contains("there is no 'swift' in PATH"))
    #expect(ending.results == "")
  }

  @Test(.enabled(if: getuid() == 0)) func missingPackagesAreNamed() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      Self.setUp + """
        printf '#!/bin/bash\\n[[ $3 == libedit-dev ]] || echo installed\\n' > bin/dpkg-query
        printf '#!/bin/bash\\necho "apt-get $*" >> $S/calls\\n' > bin/apt-get; chmod +x bin/*
        p/aizuchi; cat calls
        """, in: scratch)
    #expect(ending.messages.contains("installing the Debian packages libedit-dev\n"))
    #expect(ending.results.contains("apt-get install -y -q --no-install-recommends libedit-dev\n"))
  }

  @Test func withoutRootTheOneCommandIsPrinted() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      Self.setUp + """
        printf '#!/bin/bash\\n[[ $3 == libedit-dev ]] || echo installed\\n' > bin/dpkg-query
        chmod -R a+rwX $S
        if ((EUID == 0)); then setpriv --reuid=65534 --clear-groups p/aizuchi; else p/aizuchi; fi
        """, in: scratch)
    #expect(ending.code == 1)
    #expect(
      ending.messages.contains("  sudo sh -c 'apt-get update && apt-get install -y libedit-dev'\n"))
  }
}
