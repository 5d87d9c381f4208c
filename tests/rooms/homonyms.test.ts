import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

/**
 * Modules of one folder whose names differ only by case or by their extension. The disks of macOS and Windows ignore
 * case, so an import of one of them gets the other there.
 */
function namesakes(paths: readonly string[]): readonly (readonly string[])[] {
  const named = new Map<string, string[]>()
  for (const path of paths) {
    const name = path.replace(/\.(?:tsx?|mjs)$/u, '').toLowerCase()
    named.set(name, [...(named.get(name) ?? []), path])
  }
  return [...named.values()].filter((group) => group.length > 1)
}

describe('the name of a module', () => {
  it('differs from its neighbors by more than case', () => {
    const files = execFileSync('git', ['ls-files', 'src', 'sw', 'tests', 'tools'], { encoding: 'utf8' }).split('\n')
    expect(namesakes(files.filter((file) => /(?<!\.d)\.(?:tsx?|mjs)$/u.test(file)))).toEqual([])
  })

  it('is reported when only case or the extension differs', () => {
    const paths = ['src/Made.tsx', 'src/made.ts', 'src/room/made.ts', 'src/sum.ts', 'src/sum.mjs']
    expect(namesakes(paths)).toEqual([
      ['src/Made.tsx', 'src/made.ts'],
      ['src/sum.ts', 'src/sum.mjs'],
    ])
  })
})
