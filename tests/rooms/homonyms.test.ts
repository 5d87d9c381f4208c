import { describe, expect, it } from 'vitest'
import { homonyms, namesakes } from '../../tools/rooms/homonyms'
import { filesOfProject } from '../../tools/rooms/oneUser'

/** At most this many names are exported by two or more files. Lower the number, never raise it. */
const CEILING = 1

const found = (files: Readonly<Record<string, string>>) => [...homonyms(new Map(Object.entries(files)))]

describe('a name that several files export', () => {
  it('is not added', () => {
    expect(homonyms(filesOfProject()).size).toBeLessThanOrEqual(CEILING)
  })

  it('is found when it is planted', () => {
    const files = { 'src/a.ts': 'export type Leaf = 1', 'sw/b.ts': 'export async function Leaf() {}' }
    expect(found(files)).toEqual([['Leaf', ['src/a.ts', 'sw/b.ts']]])
  })

  it('is not found in one file or in a tool', () => {
    expect(found({ 'src/a.ts': 'export type Leaf = 1\nexport const Leaf = 1' })).toEqual([])
    expect(
      found({ 'src/a.ts': 'export const a = 1', 'src/b.ts': 'const a = 1', 'tools/c.ts': 'export const a = 1' }),
    ).toEqual([])
  })
})

describe('the name of a module', () => {
  it('differs from its neighbors by more than case', () => {
    expect(namesakes(filesOfProject().keys())).toEqual([])
  })

  it('is reported when only case or the extension differs', () => {
    const paths = ['src/Made.tsx', 'src/made.ts', 'src/room/made.ts', 'src/sum.ts', 'src/sum.css', 'src/sum.mjs']
    expect(namesakes(paths)).toEqual([
      ['src/Made.tsx', 'src/made.ts'],
      ['src/sum.ts', 'src/sum.mjs'],
    ])
  })
})
