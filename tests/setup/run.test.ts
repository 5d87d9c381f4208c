import { describe, expect, it } from 'vitest'
import { exitCode, run } from '../../tools/setup/run.mjs'

describe('a program that can’t start', () => {
  it('ends with 127 and a sentence that names it', async () => {
    let said = ''
    const code = await run('no-such-program', [], { hear: (text) => (said += text), isHeld: true })
    expect(code).toBe(127)
    expect(said).toBe('no-such-program could not start. It is not installed, or its folder is not in PATH.\n')
  })

  it.skipIf(process.platform === 'win32')('gives the reason of the system when it is there', async () => {
    let said = ''
    const code = await run('./package.json', [], { hear: (text) => (said += text), isHeld: true })
    expect(code).toBe(127)
    expect(said).toMatch(/^\.\/package\.json could not start: .*EACCES/)
  })
})

describe('the exit code of a program', () => {
  it.each([
    ['its own', 3, null, 3],
    ['130 after a signal', null, 'SIGTERM', 130],
    ['130 after Ctrl-C on Windows', 0xc0_00_01_3a, null, 130],
    ['1 when the system gives none', null, null, 1],
  ] as const)('is %s', (_, code, signal, expected) => {
    expect(exitCode(code, signal)).toBe(expected)
  })

  it('is that of the program', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(7)'])).toBe(7)
  })
})
