import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { authoredLesson } from '../../../tools/content/authored/authoredLesson'
import { authoredQuiz } from '../../../tools/content/authored/authoredQuiz'
import { checkUnwritten } from '../../../tools/content/checkUnwritten'
import { chosenOrganization } from '../../../tools/organization/chosenOrganization'
import { courseFile, ownCourseFile } from '../../../tools/organization/courseFile'
import { ownOrganizationFile } from '../../../tools/organization/organizationFile'
import { resolveCourse } from '../../../tools/organization/resolveCourse'
import { parseManifest } from '../../../src/core/curriculum/parseManifest'
import { type Made, type Tree, WrongArgument } from '../../../tools/new/made'
import { newLesson } from '../../../tools/new/newLesson'
import { newModule } from '../../../tools/new/newModule'
import { newOrganization } from '../../../tools/new/newOrganization'
import { newPage } from '../../../tools/new/newPage'
import { newQuiz } from '../../../tools/new/newQuiz'
import { newStateNote } from '../../../tools/new/newStateNote'
import * as v from 'valibot'

const COURSE = 'organization/course.json'

/** The project with changed files on top. */
function treeOf(changed: ReadonlyMap<string, string> = new Map(), isOwn = true): Tree {
  return {
    read: (path) => changed.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
    organization: isOwn ? 'organization' : 'organizations/prairie-ledger',
    isOwn,
  }
}

const own = newOrganization(treeOf(), ['River County'])
const after = (...steps: readonly ((tree: Tree) => Made)[]) =>
  steps.reduce((files, step) => new Map([...files, ...step(treeOf(files)).files]), own.files)
const json = (files: ReadonlyMap<string, string>, path: string): unknown => JSON.parse(files.get(path) ?? 'null')
const { course: ours } = chosenOrganization('organizations/prairie-ledger')
const courseOf = (files: ReadonlyMap<string, string>) =>
  resolveCourse(ours, v.parse(ownCourseFile, json(files, COURSE)))

describe('a new organization', () => {
  it('has files that the build accepts, and changes nothing of ours', () => {
    expect(v.parse(ownOrganizationFile, json(own.files, 'organization/organization.json'))).toMatchObject({
      name: 'River County',
      domain: '',
      colors: { light: {}, dark: {} },
    })
    // The bounds of our texts fit our lessons only.
    expect(courseOf(own.files)).toEqual({ ...ours, bounds: undefined })
    expect([...own.files.keys()].every((path) => path.startsWith('organization/'))).toBe(true)
  })

  it('never replaces one that is there', () => {
    expect(() => newOrganization(treeOf(own.files), ['Another'])).toThrow('organization.json is there already')
  })
})

describe('a new lesson', () => {
  it('has a number that ours never reach, and is the last', () => {
    const files = after((tree) => newLesson(tree, ['saving', 'A savings circle']))
    const saving = courseOf(files).modules.find(({ id }) => id === 'saving')
    expect(saving?.lessons.slice(-2)).toEqual(['saving_5', 'saving_51'])
    expect(saving?.lessonPoints).toBe(50)
    expect(courseOf(files).modules.map(({ id }) => id)).toEqual(ours.modules.map(({ id }) => id))
  })

  it('begins with the address of its schema', () => {
    const file = 'organization/lessons/saving_51.json'
    const [first] = (after((tree) => newLesson(tree, ['saving', 'A savings circle'])).get(file) ?? '').split(',')
    const address = '../../tools/content/schemas/lesson.schema.json'
    expect(first).toBe(`{\n  "$schema": "${address}"`)
    expect(existsSync(new URL(address, new URL(file, `file://${process.cwd()}/`)))).toBe(true)
  })

  it('gets the next number when it is the second one', () => {
    const files = after(
      (tree) => newLesson(tree, ['saving', 'One']),
      (tree) => newLesson(tree, ['saving', 'Two']),
    )
    expect([...files.keys()].filter((path) => path.includes('/lessons/'))).toEqual([
      'organization/lessons/saving_51.json',
      'organization/lessons/saving_52.json',
    ])
  })

  it('has every part, and each blank is a problem with its place', () => {
    const files = after((tree) => newLesson(tree, ['saving', 'A savings circle']))
    const text = files.get('organization/lessons/saving_51.json') ?? ''
    expect(v.safeParse(authoredLesson, JSON.parse(text)).issues ?? []).toEqual([])
    const problems = checkUnwritten(new Map([['saving_51.json', text]]))
    expect(problems.length).toBe(text.split('[Write: ').length - 1)
    expect(problems.map(({ field }) => field)).toContain('content.sections[0].decide.why[3]')
    expect(checkUnwritten(new Map([['saving_51.json', text.replaceAll('[Write: ', '')]]))).toEqual([])
  })

  it('of our own course is in the manifest and in the course', () => {
    const { files } = newLesson(treeOf(new Map(), false), ['taxes', 'A fifth one'])
    const manifest = parseManifest(json(files, 'public/data/lessons/manifest.json'))
    expect(manifest.kind === 'valid' && manifest.value.modules.at(-1)?.lessons.at(-1)?.id).toBe('taxes_5')
    const course = v.parse(courseFile, json(files, 'organizations/prairie-ledger/course.json'))
    expect(course.modules.at(-1)?.lessons.at(-1)).toBe('taxes_5')
  })

  it.each([[[]], [['saving']], [['no_module', 'Title']]])('of %j is rejected', (values) => {
    expect(() => newLesson(treeOf(own.files), values)).toThrow(WrongArgument)
  })
})

describe('a new module', () => {
  const files = after((tree) => newModule(tree, ['farm_books', 'Books of a farm']))

  it('is the last of the course, with a lesson and a quiz', () => {
    expect(courseOf(files).modules.at(-1)).toMatchObject({ id: 'farm_books', lessons: ['farm_books_1'] })
    const quiz = v.parse(authoredQuiz, json(files, 'organization/lessons/farm_books_quiz.json'))
    const ids = [...quiz.questions, ...(quiz.again ?? [])].map(({ id }) => id)
    expect(new Set(ids).size).toBe(20)
    expect(new Set(quiz.questions.map(({ correct }) => correct)).size).toBe(4)
  })

  it('can’t take an id that is there', () => {
    expect(() => newModule(treeOf(files), ['farm_books', 'Again'])).toThrow('has a module farm_books already')
    expect(() => newModule(treeOf(files), ['Farm Books', 'Again'])).toThrow(WrongArgument)
  })
})

describe('a new quiz', () => {
  it('of one of our modules is a copy of ours', () => {
    const { files } = newQuiz(treeOf(own.files), ['saving'])
    // Only the way to its schema is another one.
    expect(files.get('organization/lessons/saving_quiz.json')).toBe(
      readFileSync('public/data/lessons/saving_quiz.json', 'utf8').replace('"../../../tools', '"../../tools'),
    )
  })

  it('never replaces one that is there', () => {
    const files = after((tree) => newQuiz(tree, ['saving']))
    expect(() => newQuiz(treeOf(files), ['saving'])).toThrow('is there already')
  })
})

describe('a new state note', () => {
  it('is added to the own notes of its topic', () => {
    const files = after(
      (tree) => newStateNote(tree, ['winter', 'MN']),
      (tree) => newStateNote(tree, ['winter', 'IA']),
    )
    expect(json(files, 'organization/lessons/states_winter.json')).toMatchObject({
      topic: 'winter',
      notes: [{ state: 'MN' }, { state: 'IA' }],
    })
    expect(() => newStateNote(treeOf(files), ['winter', 'MN'])).toThrow('has a note for MN already')
  })

  it.each([[['weather', 'MN']], [['winter', 'ZZ']]])('of %j is rejected', (values) => {
    expect(() => newStateNote(treeOf(own.files), values)).toThrow(WrongArgument)
  })
})

describe('a new page', () => {
  const { files } = newPage(treeOf(), ['for-teachers', 'For teachers'])

  it('has a row, a menu name, words and a folder', () => {
    expect(files.get('src/words/paths.ts')).toMatch(
      /contact: [^\n]+\n {2}forTeachers: \{ path: `\$\{publicBase\}for-teachers`, menu: 'learning' \},\n/,
    )
    expect(files.get('src/words/en/nav.ts')).toMatch(/contact: 'Contact',\n {4}forTeachers: 'For teachers',\n/)
    expect([...files.keys()]).toEqual([
      'src/words/paths.ts',
      'src/words/en/nav.ts',
      'src/words/en/forTeachers.ts',
      'src/pages/forTeachers/page.tsx',
    ])
  })

  it('can’t take an address that is there', () => {
    expect(() => newPage(treeOf(), ['about', 'About'])).toThrow('/about is there already')
  })
})
