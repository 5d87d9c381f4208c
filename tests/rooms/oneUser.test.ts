import { describe, expect, it } from 'vitest'
import { countsOfRooms, filesOfProject, oneUser } from '../../tools/rooms/oneUser'

/** At most this many such modules are in each room. Lower the numbers, never raise any. */
const ceilings: Readonly<Record<string, number>> = {
  classroom: 8,
  screens: 4,
}

const found = (files: Readonly<Record<string, string>>) => oneUser(new Map(Object.entries(files)))

describe('a module with one user and no test', () => {
  it('is not added to any room', () => {
    const counts = Object.entries(countsOfRooms(oneUser(filesOfProject())))
    expect(counts.filter(([room, count]) => count > (ceilings[room] ?? 0))).toEqual([])
  })

  it('is found in the folder of its user', () => {
    const user = 'src/ui/User.tsx'
    expect(found({ [user]: "import { a } from './part'", 'src/ui/part.ts': '' })).toEqual([
      { module: user, user: undefined },
      { module: 'src/ui/part.ts', user },
    ])
    expect(found({ 'sw/worker.ts': "import './part'", 'sw/part.ts': '' })).toEqual([
      { module: 'sw/part.ts', user: 'sw/worker.ts' },
    ])
  })

  it.each([
    ['a second user', { 'src/main.ts': "import { b } from './ui/User'\nimport { a } from './ui/part'" }],
    ['a test', { 'tests/ui/part.test.ts': "import { a } from '../../src/ui/part'" }],
    ['a test that replaces it', { 'tests/ui/part.test.ts': "vi.mock('../../src/ui/part')" }],
    ['a tool', { 'tools/content/part.ts': "import { a } from '../../src/ui/part.ts'" }],
    ['a build that names it', { 'tools/build/part.ts': "const frame = 'src/ui/part.ts'" }],
    ['a user that has no room for it', { 'src/ui/User.tsx': `import { a } from './part'${'\n'.repeat(199)}` }],
  ])('is allowed with %s', (_, other) => {
    const files = { 'src/ui/User.tsx': "import { a } from './part'", 'src/ui/part.ts': '' }
    const modules = (all: Readonly<Record<string, string>>) => found(all).map(({ module }) => module)
    expect(modules(files)).toContain('src/ui/part.ts')
    expect(modules({ ...files, ...other })).not.toContain('src/ui/part.ts')
  })

  it('is allowed as words, elsewhere, or as the start of a script', () => {
    expect(found({ 'src/main.ts': "import { a } from '#words/a'", 'src/words/en/a.ts': '' })).toEqual([])
    expect(found({ 'src/main.ts': "import { a } from './ui/a'", 'src/ui/a.ts': '' })).toEqual([])
    expect(found({ 'src/main.ts': "await import('./late')", 'src/late.ts': '' })).toEqual([])
    expect(found({ 'src/main.ts': "type Late = typeof import('./late')", 'src/late.ts': '' })).toHaveLength(1)
    expect(found({ 'src/pages/home/page.tsx': '' })).toEqual([])
  })

  it('counts for its room', () => {
    const parts = ['src/core/progress/a.ts', 'src/core/review/b.ts', 'src/ui/c.ts', 'sw/d.ts']
    expect(countsOfRooms(parts.map((module) => ({ module, user: undefined })))).toEqual({ core: 2, ui: 1, sw: 1 })
  })
})
