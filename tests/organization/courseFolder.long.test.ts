import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { checkCourse } from '../../tools/content/checkCourse'
import { describeProblem } from '../../tools/content/problem'
import { readFolder } from '../../tools/content/readFolder'
import { chosenOrganization } from '../../tools/organization/chosenOrganization'
import { courseFolder, sourceOf } from '../../tools/organization/course/courseFolder'

const FIXTURE = 'tests/organizations/river-county'
const made = mkdtempSync(join(tmpdir(), 'organization-'))
const copy = join(made, 'river-county')
beforeEach(() => {
  rmSync(copy, { recursive: true, force: true })
  cpSync(FIXTURE, copy, { recursive: true })
})
afterAll(() => {
  rmSync(courseFolder(chosenOrganization(FIXTURE)), { recursive: true, force: true })
  rmSync(made, { recursive: true, force: true })
})

const problems = (folder: string) => checkCourse(chosenOrganization(folder)).map(describeProblem)
/** Changes a file of the copied organization. */
function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(copy, file), text.replace(from, to))
}

test('is ours for our own organization', () => {
  const ours = chosenOrganization('organizations/prairie-ledger')
  expect(courseFolder(ours)).toMatch(/[\\/]public\/data\/lessons$/)
  expect(sourceOf(ours, 'saving_1.json')).toBe('public/data/lessons/saving_1.json')
})

test('has the seven lessons of the fixture, and no others', () => {
  const files = readFolder(courseFolder(chosenOrganization(FIXTURE)))
  const lessons = [...files.keys()].filter((file) => /_\d+\.json$/.test(file))
  expect(lessons).toEqual([
    'harvest_1.json',
    'saving_1.json',
    'saving_2.json',
    'saving_3.json',
    'saving_4.json',
    'taxes_1.json',
    'taxes_4.json',
  ])
  expect([...files.keys()].filter((file) => file.endsWith('_quiz.json'))).toHaveLength(3)
  const { modules } = JSON.parse(files.get('manifest.json') ?? '')
  expect(modules.map(({ id }: { id: string }) => id)).toEqual(['taxes', 'harvest', 'saving'])
  expect(files.get('saving_1.json')).toContain('Most of our neighbors do it that way')
})

describe('the check of a course', () => {
  test('finds nothing in the fixture', () => {
    expect(problems(FIXTURE)).toEqual([])
  })

  test.each<[string, string, string, string, string]>([
    [
      'a fault of an own lesson',
      'lessons/harvest_1.json',
      '{{river-county-desks}}',
      '{{desks}}',
      'lessons/harvest_1.json: content.sections[1].content: {{desks}} is not in figures.json',
    ],
    [
      'a lesson outside the bounds of the course',
      'course.json',
      '"words": [200',
      '"words": [900',
      'lessons/harvest_1.json: content: ',
    ],
    [
      'a question that was never listed',
      'lessons/harvest_quiz.json',
      'harvest_q1"',
      'harvest_q9"',
      'lessons/harvest_quiz.json: questions[0]: harvest-harvest_q9 is not in the list',
    ],
  ])('names the file of the author for %s', (_, file, from, to, problem) => {
    change(file, from, to)
    expect(problems(copy).join('\n')).toContain(`river-county/${problem}`)
  })

  test('asks for an own file where ours doesn’t fit', () => {
    cpSync(join(copy, 'lessons/saving_1.json'), join(copy, 'lessons/taxes_9.json'))
    change('course.json', '"taxes_1"', '"taxes_1", "taxes_9"')
    const found = checkCourse(chosenOrganization(copy)).find(({ problem }) => problem.includes('taxes_9'))
    expect(found).toMatchObject({
      file: expect.stringMatching(/taxes_quiz\.json$/),
      field: 'questions',
      problem: 'no question has the lessonId taxes_9',
      todo: expect.stringMatching(/^Write your own \S*river-county\/lessons\/taxes_quiz\.json\.$/),
    })
  })
})

test('is named nowhere else in tools and src', () => {
  const files = execFileSync('git', [
    'grep',
    '-lE',
    'public/data/lessons',
    '--',
    'tools',
    'src',
    'sw',
    'vite.config.ts',
  ])
  expect(files.toString().trim().split('\n')).toEqual(['tools/content/lessonsFolder.ts'])
})
