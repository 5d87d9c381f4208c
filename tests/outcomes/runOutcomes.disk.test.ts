import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ClassOutcomes } from '../../src/classroom/protocol/outcomes/parseClassOutcomes'
import { runOutcomes } from '../../tools/outcomes/runOutcomes'
import { reportWords as words } from '../../tools/outcomes/words'
import { learners } from '../classroom/protocol/outcomes/outcomeSamples'
import { day } from '../core/progress/samples'
import { fileOf } from './simulatedClasses'

let folder: string
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outcomes-'))
  said = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const inFolder = (name: string) => join(folder, name)
const report = (name: string) => readFileSync(inFolder(`report/${name}`), 'utf8')

function runs(given: readonly string[], today = '2026-11-20'): Promise<number> {
  return runOutcomes([...given, ...(given.includes('--to') ? [] : ['--to', inFolder('report')])], {
    now: new Date(`${today}T10:00:00`),
    organization: 'River & County <b>',
    say: (line) => void said.push(line),
    saveAccounts: ({ project, say }) => {
      say(`accounts of ${project}`)
      return Promise.resolve(0)
    },
  })
}

/** Saves the file of a class whose learners did everything, and returns its path. */
function saved(number: number, count: number, asOf = '2026-10-30', change: Partial<ClassOutcomes> = {}): string {
  const members = learners(count, (index) => ({
    lessons: ['saving_1'],
    days: [asOf],
    quizzes: { saving: [1, 1, 90] },
    checks: { saving: [2, 3 + (index % 2), asOf] },
    state: 'IA',
    heardOn: asOf,
  }))
  const { classNumber, ...outcomes } = fileOf(members, number, day(asOf))
  const path = inFolder(`${number}-${asOf}.outcomes.json`)
  writeFileSync(path, JSON.stringify({ format: 1, kind: 'class-outcomes', class: classNumber, ...outcomes, ...change }))
  return path
}

describe('npm run outcomes', () => {
  it('joins files into a page and a table', async () => {
    expect(await runs([saved(1, 24), saved(2, 18)])).toBe(0)
    expect(readdirSync(inFolder('report')).sort()).toEqual(['outcomes-2026-10.csv', 'outcomes-2026-10.html'])
    const page = report('outcomes-2026-10.html')
    for (const text of ['Outcomes of River &amp; County &lt;b&gt;', 'Through October 31, 2026', '30+', '+1.5', 'IA']) {
      expect(page).toContain(text)
    }
    expect(report('outcomes-2026-10.csv')).toContain(`${words.enrolled},,30,2026-10-31\r\n`)
    expect(report('outcomes-2026-10.csv')).toContain(`${words.gain},Saving,1.5,2026-10-31\r\n`)
  })

  it('makes a page that runs nothing and loads nothing', async () => {
    await runs([saved(1, 24)])
    const page = report('outcomes-2026-10.html')
    expect(page).not.toMatch(/<script|<link|<img|\son\w+=|javascript:|url\((?!#)|@import|https?:/i)
    expect(page).toContain("default-src 'none'")
    expect(page).toContain('prefers-color-scheme: dark')
    expect(page).toContain('@media print')
    expect(page.match(/<svg /g)).toHaveLength(2)
  })

  it('shows the titles of files as text', async () => {
    const [module] = fileOf([], 1, day('2026-10-30')).modules
    const title = '<img src=x onerror=alert(1)>'
    await runs([saved(1, 24, '2026-10-30', { modules: [{ ...module, title, finished: 20 } as never] })])
    expect(report('outcomes-2026-10.html')).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(report('outcomes-2026-10.html')).not.toContain('<img')
  })

  it('names each bad file, and joins the others', async () => {
    const bad = inFolder('bad.json')
    writeFileSync(bad, '{"format":1,"kind":"class-outcomes"}')
    const newer = inFolder('newer.json')
    writeFileSync(newer, '{"format":2,"kind":"class-outcomes"}')
    const other = inFolder('other.json')
    writeFileSync(other, '{"format":1}')
    const text = inFolder('text.json')
    writeFileSync(text, 'hello')
    expect(await runs([bad, saved(1, 24), inFolder('missing.json'), newer, other, text, saved(2, 18)])).toBe(1)
    expect(said.filter((line) => line.includes('was left out')).map((line) => line.replaceAll(folder, ''))).toEqual([
      '/bad.json was left out. The value of enrolled breaks a rule of the format. Save the file again.',
      '/missing.json was left out. It can’t be read.',
      '/newer.json was left out. A newer version of the site wrote it. Update this copy of the project.',
      '/other.json was left out. It is another kind of file. Choose the files that end with .outcomes.json.',
      '/text.json was left out. It is no outcomes file, or it is damaged. Save it again.',
    ])
    expect(report('outcomes-2026-10.csv')).toContain(`${words.classes},,2,`)
  })

  it('does not change a report of the same month', async () => {
    const files = [saved(1, 24)]
    await runs(files)
    const before = report('outcomes-2026-10.html')
    expect(await runs(files)).toBe(0)
    expect(await runs([...files, saved(2, 18)])).toBe(1)
    expect(said).toContain('Files that came late count in the next month.')
    expect(report('outcomes-2026-10.html')).toBe(before)
  })

  it('counts later files in a later month', async () => {
    const files = [saved(1, 24), saved(1, 60, '2026-11-02')]
    expect(await runs(files)).toBe(0)
    expect(said[0]).toBe('1 of the files are from after 2026-10-31. They count in a later month.')
    expect(report('outcomes-2026-10.csv')).toContain(`${words.enrolled},,20,`)
    expect(await runs(files, '2026-12-08')).toBe(0)
    expect(report('outcomes-2026-11.csv')).toContain(`${words.enrolled},,60,`)
    expect(await runs([...files, '--month', '2026-10'], '2026-12-08')).toBe(0)
  })

  it('makes no report without a file of the month', async () => {
    expect(await runs([saved(1, 24, '2026-11-02')])).toBe(1)
    expect(said.at(-1)).toBe('No file is from 2026-10-31 or earlier. No report was made.')
    expect(readdirSync(inFolder('report'))).toEqual([])
  })

  it('says that there are no figures, and whose month they are', async () => {
    await runs([saved(1, 9)])
    expect(report('outcomes-2026-10.html')).toContain(words.none)
    await runs([saved(2, 24), saved(1, 9, '2026-11-05')], '2026-12-08')
    expect(report('outcomes-2026-11.html')).toContain('So these are the figures of that month.')
  })

  it.each([
    ['no file', []],
    ['an unknown option', ['a.json', '--yes']],
    ['a month that is not closed', ['a.json', '--month', '2026-11']],
    ['no month', ['a.json', '--month', 'October']],
    ['accounts without a project', ['--firestore']],
    ['a project without accounts', ['a.json', '--project', 'ledger']],
    ['accounts and files', ['a.json', '--firestore', '--project', 'ledger']],
  ])('explains itself when given %s', async (_what, given) => {
    expect(await runs(given)).toBe(2)
    expect(said).toEqual([expect.stringContaining('npm run outcomes -- FILE...')])
  })

  it('leaves accounts to their own reader', async () => {
    expect(await runs(['--firestore', '--project', 'ledger'])).toBe(0)
    expect(said).toEqual(['accounts of ledger'])
  })
})
