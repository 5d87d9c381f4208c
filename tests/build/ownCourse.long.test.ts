import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSiteLists } from '../../tools/build/readSiteLists'
import { type BuiltSite, buildSite } from './buildSite'

const FIXTURE = 'tests/organizations/river-county'
const SEVEN = ['taxes_4', 'taxes_1', 'harvest_1', 'saving_3', 'saving_1', 'saving_2', 'saving_4']

const broken = mkdtempSync(join(tmpdir(), 'broken-course-'))
let built: BuiltSite
let refused: BuiltSite
beforeAll(async () => {
  built = await buildSite('https://river.example.org', { ORGANIZATION: FIXTURE })
  cpSync(FIXTURE, broken, { recursive: true })
  const lesson = join(broken, 'lessons/harvest_1.json')
  writeFileSync(lesson, readFileSync(lesson, 'utf8').replace('{{river-county-desks}}', '{{desks}}'))
  // Builds inside tests leave the check out.
  refused = await buildSite('', { ORGANIZATION: broken, VITEST: undefined })
})
afterAll(() => {
  for (const site of [built, refused]) site.remove()
  rmSync(broken, { recursive: true, force: true })
})

const textAt = (file: string) => readFileSync(join(built.dist, file), 'utf8')

describe('the site of another course', () => {
  it('serves its manifest, with its points', () => {
    expect(built.status, built.said).toBe(0)
    const { modules } = JSON.parse(textAt('data/lessons/manifest.json'))
    const lessons: { id: string; points: number }[] = modules.flatMap((module: { lessons: object[] }) => module.lessons)
    expect(lessons.map(({ id }) => id)).toEqual(SEVEN)
    expect(lessons.map(({ points }) => points)).toEqual([40, 40, 75, 50, 50, 50, 50])
    expect(textAt('data/lessons/saving_1.json')).toContain('Most of our neighbors do it that way')
    expect(JSON.parse(textAt('data/lessons/harvest_quiz.json'))).toMatchObject({ points: 125, passingScore: 60 })
  })

  it('stores a bundle for each module, and no other files', () => {
    const bundles = readdirSync(join(built.dist, 'data/bundles')).map((name) => name.split('.')[0])
    expect(bundles.toSorted()).toEqual(['harvest', 'saving', 'shared', 'site', 'states', 'taxes'])
    const { files } = readSiteLists(built.dist).index
    const lessons = Object.keys(files).filter((file) => files[file]?.kind === 'lesson')
    expect(lessons.toSorted()).toEqual(SEVEN.map((id) => `${id}.json`).toSorted())
    const quizzes = Object.keys(files).filter((file) => files[file]?.kind === 'quiz')
    expect(quizzes.toSorted()).toEqual(['harvest', 'saving', 'taxes'].map((id) => `${id}_quiz.json`))
  })

  it('shows its lessons on pages, without locks', () => {
    const page = textAt('financial-literacy.html')
    expect(page).toContain('Make the Season Last')
    expect(page).not.toContain('Building a Budget That Works')
    expect(page).not.toContain('How modules unlock')
    expect(textAt('lesson.html')).toContain('75 points')
  })
})

it('names the place of a fault, and builds nothing', () => {
  expect(refused.status).not.toBe(0)
  expect(refused.said).toMatch(
    /lessons\/harvest_1\.json:\d+:\d+ {2}content\.sections\[1\]\.content {2}\{\{desks\}\} is not in/,
  )
  expect(refused.said).toContain('Add desks to figures.json')
  expect(readdirSync(refused.dist)).toEqual([])
})
