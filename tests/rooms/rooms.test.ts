import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Imports that must never be written, by the file that would write them. */
const planted: readonly (readonly [file: string, specifier: string])[] = [
  ['src/progress/planted.ts', '../store/learnerStore'],
  ['src/progress/planted2.ts', '../curriculum/curriculum'],
  ['src/finance/planted.ts', '../progress/ids'],
  ['src/curriculum/planted.ts', '../store/learnerStore'],
  ['src/curriculum/planted2.ts', 'react'],
  ['src/platform/planted.ts', '../store/learnerStore'],
  ['src/store/planted.ts', '../platform/window/mirror'],
  ['src/store/planted2.ts', '../curriculum/curriculum'],
  ['src/store/planted3.ts', 'firebase/auth'],
  ['src/accounts/planted.ts', '../ui/Button'],
  ['src/replication/planted.ts', '../firebase/FirestoreRemote'],
  ['src/ui/planted.ts', '../curriculum/curriculum'],
  ['src/ui/planted2.ts', '#words/home'],
  ['src/pages/planted.ts', '../store/learnerStore'],
  ['src/learning/lesson/planted.ts', '../quiz/QuizScreen'],
  ['src/learning/dashboard-old/planted.ts', '../dashboard/Quilt'],
  ['src/learning/learning-old/planted.ts', '../learning-center/Catalog'],
  ['src/learning/learning-center/planted.ts', '../learning-old/PlainModules'],
  ['src/learning/session/planted.ts', '../lesson/LessonScreen'],
  ['src/learning/dashboard/planted.ts', '../../firebase/auth'],
  ['src/learning/dashboard/planted2.ts', 'dexie'],
  ['src/app/planted.ts', '../firebase/auth'],
  ['src/words/planted.ts', '../store/learnerStore'],
  ['sw/planted.ts', '../src/platform/window/mirror'],
  ['sw/planted2.ts', 'react'],
]

describe('the import table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  let report = ''
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  beforeAll(() => {
    execFileSync('git', ['init', '-q'], { cwd: folder })
    cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
    for (const [file, specifier] of planted) write(file, `import { x } from '${specifier}'\nexport const y = x\n`)
    write('src/store/allowed.ts', "import { x } from '../progress/ids'\nexport const y = x\n")
    write('src/ui/cycleA.ts', "import { b } from './cycleB'\nexport const a = () => b\n")
    write('src/ui/cycleB.ts', "import { a } from './cycleA'\nexport const b = () => a\n")
    write('src/ui/typesA.ts', "import type { B } from './typesB'\nexport type A = readonly B[]\n")
    write('src/ui/typesB.ts', "import type { A } from './typesA'\nexport type B = A | undefined\n")
    const run = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'unix'], { cwd: folder, encoding: 'utf8' })
    expect(run.status).not.toBe(0)
    report = run.stdout
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(planted)('refuses %s importing %s', (file) => {
    const lines = report.split('\n').filter((line) => line.startsWith(`${file}:`))
    expect(lines.join('\n')).toMatch(/no-restricted-imports/)
  })

  it('refuses a cycle', () => {
    expect(report).toMatch(/src\/ui\/cycle[AB]\.ts:.*no-cycle/)
  })

  it('refuses a cycle of types', () => {
    expect(report).toMatch(/src\/ui\/types[AB]\.ts:.*no-cycle/)
  })

  it('accepts what the table allows', () => {
    expect(report).not.toContain('src/store/allowed.ts')
  })
})
