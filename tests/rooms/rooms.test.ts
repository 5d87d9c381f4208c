import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Imports, lintRules, rules } from '../../tools/rooms/rules'
import { scriptOf } from '../../tools/setup/scriptOf.mjs'

const RULES = '.oxlintrc.rooms.json'

/** Every way to write the imports in a module of the folder. */
function written(folder: string, { paths, packages }: Imports): readonly string[] {
  const outside = paths.filter((path) => path !== folder).map((path) => `${relative(folder, path)}/planted`)
  const words = paths.includes('src/words') && folder !== 'src/words' ? ['#words/home'] : []
  return [...outside, ...words, ...packages, ...packages.map((name) => `${name}/planted`)]
}

function folders(of: string): string[] {
  return readdirSync(of, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${of}/${entry.name}`] : [],
  )
}

describe('the import table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  let report: readonly string[] = []
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  /** One import on each line. */
  const plant = (file: string, specifiers: readonly string[]) =>
    write(file, specifiers.map((specifier, index) => `export { x as x${index} } from '${specifier}'\n`).join(''))
  const refused = (file: string, specifiers: readonly string[]) =>
    specifiers.filter((_, index) =>
      report.some((line) => line.startsWith(`${file}:${index + 1}:`) && line.includes('no-restricted-imports')),
    )

  beforeAll(() => {
    execFileSync('git', ['init', '-q'], { cwd: folder })
    for (const file of ['.oxlintrc.json', RULES]) cpSync(file, join(folder, file))
    for (const rule of rules) {
      plant(`${rule.folder}/forbidden.ts`, written(rule.folder, rule.forbidden))
      plant(`${rule.folder}/allowed.ts`, written(rule.folder, rule.allowed))
    }
    write('src/ui/cycleA.ts', "import { b } from './cycleB'\nexport const a = () => b\n")
    write('src/ui/cycleB.ts', "import { a } from './cycleA'\nexport const b = () => a\n")
    write('src/ui/typesA.ts', "import type { B } from './typesB'\nexport type A = readonly B[]\n")
    write('src/ui/typesB.ts', "import type { A } from './typesA'\nexport type B = A | undefined\n")
    const run = spawnSync(process.execPath, [scriptOf('oxlint'), '--format', 'unix'], { cwd: folder, encoding: 'utf8' })
    expect(run.status).not.toBe(0)
    report = run.stdout.split('\n')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('has a row for every room, part and screen', () => {
    const ruled = rules.map((rule) => rule.folder)
    const inParts = ['src/core', 'src/data', 'src/classroom']
    const whole = folders('src').filter((room) => !inParts.includes(room))
    const there = [...whole, ...inParts.flatMap(folders), ...folders('src/screens'), 'sw']
    expect(there.toSorted()).toEqual(ruled.toSorted())
  })

  it('matches the lint rules', () => {
    expect(JSON.parse(readFileSync(RULES, 'utf8')), 'run: npx tsx tools/rooms/writeLintRules.ts').toEqual(lintRules)
  })

  it.each(rules)('lets $folder import only what its row allows', (rule) => {
    const forbidden = written(rule.folder, rule.forbidden)
    expect(refused(`${rule.folder}/forbidden.ts`, forbidden)).toEqual(forbidden)
    expect(refused(`${rule.folder}/allowed.ts`, written(rule.folder, rule.allowed))).toEqual([])
  })

  // Imports that no change of the table may allow.
  it.each([
    ['src/core/progress', 'src/data/store', 'src/core/curriculum'],
    ['src/core/finance', 'src/core/progress'],
    ['src/data/store', 'src/data/replication', 'src/platform/window', 'firebase'],
    ['src/data/replication', 'src/data/firebase', 'firebase'],
    ['src/screens', 'src/app', 'src/data/firebase', 'dexie'],
    ['src/screens/lesson', 'src/screens/quiz'],
    ['sw', 'src/platform/window', 'src/ui', 'react'],
  ])('keeps %s away from %s', (from, ...banned) => {
    const forbidden = rules.find((rule) => rule.folder === from)?.forbidden
    expect([...(forbidden?.paths ?? []), ...(forbidden?.packages ?? [])]).toEqual(expect.arrayContaining(banned))
  })

  it('rejects a cycle, including one of types', () => {
    expect(report).toContainEqual(expect.stringMatching(/src\/ui\/cycle[AB]\.ts:.*no-cycle/))
    expect(report).toContainEqual(expect.stringMatching(/src\/ui\/types[AB]\.ts:.*no-cycle/))
  })
})
