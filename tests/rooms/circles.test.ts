import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circles, importsOf } from '../../tools/rooms/circles'

function modulesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
}

describe('import cycles', () => {
  it('do not exist in the project, including through lazy imports', () => {
    expect(circles(importsOf([...modulesIn('src'), ...modulesIn('sw')]))).toEqual([])
  })

  it.each([
    ['what is imported', "import { b } from './b'", "import { a } from './a'"],
    ['what is handed on', "export * from './b'", "export { a } from './a'"],
    ['types', "import type { B } from './b'", "export type A = import('./a').A"],
    ['what comes later', "export const later = () => import('./b')", "import { later } from './a'"],
  ])('are detected through %s', (_, a, b) => {
    const folder = mkdtempSync(join(tmpdir(), 'circles-'))
    writeFileSync(join(folder, 'a.ts'), a)
    writeFileSync(join(folder, 'b.tsx'), b)
    writeFileSync(join(folder, 'c.ts'), "import { b } from './b'")
    const found = circles(importsOf(modulesIn(folder)))
    rmSync(folder, { recursive: true })
    expect(found).toEqual([[join(folder, 'a.ts'), join(folder, 'b.tsx')]])
  })

  it('are reported separately', () => {
    const imports = new Map([
      ['a', ['b', 'c']],
      ['b', ['a']],
      ['c', ['d']],
      ['d', ['e']],
      ['e', ['c']],
      ['f', ['f', 'a']],
      ['g', []],
    ])
    expect(circles(imports)).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']])
  })
})
