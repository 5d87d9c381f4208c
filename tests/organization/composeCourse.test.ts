import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkContent } from '../../tools/content/checkContent'
import { describeProblem } from '../../tools/content/problem'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'
import { chosenOrganization } from '../../tools/organization/chosenOrganization'
import { composeCourse } from '../../tools/organization/course/composeCourse'
import { courseFolder } from '../../tools/organization/course/courseFolder'
import type { Course, OwnCourse } from '../../tools/organization/courseFile'
import { resolveCourse } from '../../tools/organization/resolveCourse'

const chosen = chosenOrganization('organizations/prairie-ledger')
const ours = chosen.course
const base = readFolder(courseFolder(chosen))

interface Given {
  readonly course?: Course
  readonly own?: Readonly<Record<string, unknown>>
  readonly texts?: Parameters<typeof composeCourse>[0]['texts']
}

function compose({ course = ours, own = {}, texts = new Map() }: Given = {}) {
  const files = new Map(
    Object.entries(own).map(([file, value]) => [file, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  const { files: served, problems } = composeCourse({ base, own: files, course, texts })
  return { served, problems: problems.map(describeProblem), json: (file: string) => JSON.parse(served.get(file) ?? '') }
}

const part = (modules: OwnCourse['modules'], rest: OwnCourse = {}) => resolveCourse(ours, { ...rest, modules })
const original = (file: string) => JSON.parse(base.get(file) ?? '')

test('makes our folder to the byte from our course', () => {
  const { served, problems } = compose()
  expect(problems).toEqual([])
  expect([...served.keys()].toSorted()).toEqual([...base.keys()].toSorted())
  for (const [file, text] of base) expect(served.get(file) === text, file).toBe(true)
})

describe('any part of our course in any order', () => {
  const lessonsOf = (lessons: readonly string[]) => fc.shuffledSubarray([...lessons], { minLength: 1 })
  const modules = fc
    .shuffledSubarray([...ours.modules], { minLength: 1 })
    .chain((chosenModules) =>
      fc.tuple(
        ...chosenModules.map(({ id, lessons }) =>
          fc.record({ id: fc.constant(id), lessons: lessonsOf(lessons), lessonPoints: fc.nat(500) }),
        ),
      ),
    )

  test('gives a readable folder with only the files of its lessons', () => {
    fc.assert(
      fc.property(modules, fc.nat(100), (asked, passingScore) => {
        const { served, problems } = compose({ course: part(asked, { passingScore }) })
        const { problems: unread, content } = readContent(served)
        expect([...problems, ...unread.map(describeProblem)]).toEqual([])
        expect(content?.manifest.modules.map(({ id }) => id)).toEqual(asked.map(({ id }) => id))
        const infos = content?.manifest.modules.flatMap(({ lessons, quiz }) => [...lessons, quiz]) ?? []
        const named = infos.map(({ contentFile }) => contentFile)
        const others = [...served.keys()].filter(
          (file) => !/^(?:manifest|figures|glossary|states_\w+)\.json$/.test(file),
        )
        expect(others.toSorted()).toEqual(named.toSorted())
        for (const [index, { lessons, quiz }] of (content?.modules ?? []).entries()) {
          expect(lessons.map(({ info }) => info.id)).toEqual(asked[index]?.lessons)
          for (const { lesson } of lessons) expect(lesson.points).toBe(asked[index]?.lessonPoints)
          expect(quiz?.quiz.passingScore).toBe(passingScore)
        }
      }),
      { numRuns: 15 },
    )
  })

  test('passes the check of an own course', () => {
    fc.assert(
      fc.property(modules, (asked) => {
        const course = part(asked)
        const problems = checkContent(compose({ course }).served, { course, isOurs: false, isBounded: () => false })
        expect(problems.map(describeProblem)).toEqual([])
      }),
      { numRuns: 4 },
    )
  })
})

describe('own files', () => {
  test('replace ours by name, with the points of the course', () => {
    const lesson = { ...original('saving_2.json'), title: 'Own', points: 7 }
    const { json, problems } = compose({ course: part(['saving']), own: { 'saving_2.json': lesson } })
    expect(problems).toEqual([])
    expect(json('saving_2.json')).toEqual({ ...lesson, points: 50 })
    expect(json('manifest.json').modules[0].lessons[1]).toMatchObject({ title: 'Own', points: 50 })
  })

  test('bring their questions into our quiz, and lose those about another rule', () => {
    const lesson = original('saving_2.json')
    lesson.rule = 'Another rule.'
    lesson.content.sections[0].decide = { ...lesson.content.sections[0].decide, id: 'decide-saving_2-9' }
    const { json } = compose({ course: part(['saving']), own: { 'saving_2.json': lesson } })
    const { rules, decide } = json('saving_quiz.json')
    expect(rules.map(({ lessonId }: { lessonId: string }) => lessonId)).not.toContain('saving_2')
    expect(rules).toHaveLength(4)
    expect(decide).toContainEqual({ ...lesson.content.sections[0].decide, lessonId: 'saving_2' })
    expect(decide).toHaveLength(original('saving_quiz.json').decide.length)
  })

  test('bring their questions into an own quiz, without other changes', () => {
    const { decide, ...quiz } = original('saving_quiz.json')
    const { json } = compose({ course: part(['saving']), own: { 'saving_quiz.json': { ...quiz, duration: '9 min' } } })
    expect(json('saving_quiz.json')).toEqual({ ...quiz, duration: '9 min', decide })
  })

  test('merge into figures by id, and into notes by state', () => {
    const [first] = original('figures.json')
    const figure = { ...first, value: 1 }
    const [note] = original('states_winter.json').notes
    const { json } = compose({
      own: {
        'figures.json': [{ ...figure, id: 'own-figure' }, figure],
        'states_winter.json': { topic: 'winter', notes: [{ ...note, text: 'Own text.' }] },
      },
    })
    const figures = original('figures.json')
    expect(json('figures.json')).toEqual([figure, ...figures.slice(1), { ...figure, id: 'own-figure' }])
    const notes = original('states_winter.json').notes
    expect(json('states_winter.json').notes).toEqual([{ ...note, text: 'Own text.' }, ...notes.slice(1)])
  })

  test('keep a glossary entry while a lesson lists it, under that lesson', () => {
    const entries: { id: string; lessonId: string }[] = original('glossary.json')
    const { json } = compose({ course: part([{ id: 'saving', lessons: ['saving_1'] }]) })
    const kept: typeof entries = json('glossary.json')
    expect(kept.map(({ id }) => id).toSorted()).toEqual(original('saving_1.json').terms.toSorted())
    expect(new Set(kept.map(({ lessonId }) => lessonId))).toEqual(new Set(['saving_1']))
    expect(kept.some(({ id }) => entries.find((one) => one.id === id)?.lessonId !== 'saving_1')).toBe(true)
  })
})

describe('reports', () => {
  test.each<[string, Given, string]>([
    ['an own file that nothing names', { own: { 'saving_9.json': {} } }, 'saving_9.json: the course doesn’t use it'],
    ['an own manifest', { own: { 'manifest.json': {} } }, 'manifest.json: is made from course.json'],
    [
      'a lesson without a file',
      { course: part([{ id: 'saving', lessons: ['saving_1', 'saving_9'] }]) },
      'course.json: modules.saving.lessons: there is no lessons/saving_9.json',
    ],
    [
      'a module without a title and a quiz',
      {
        course: part([{ id: 'own', level: 'Beginner', lessonPoints: 1, quizPoints: 1, lessons: ['own_1'] }]),
        own: { 'own_1.json': original('saving_1.json') },
        texts: new Map([['own', { description: 'Own.', duration: '1 week' }]]),
      },
      [
        'course.json: modules.own: there is no lessons/own_quiz.json. Write it, or take the module own out of course.json.',
        'course.json: modules.own: the module own is not one of ours, so it needs a title.',
      ].join('\n'),
    ],
  ])('%s', (_, given, problem) => {
    expect(compose(given).problems.join('\n')).toContain(problem)
  })

  test('a damaged file by its own text', () => {
    const { served, problems } = compose({ own: { 'saving_1.json': '{', 'figures.json': '{}' } })
    expect(problems).toEqual([])
    expect([served.get('saving_1.json'), served.get('figures.json')]).toEqual(['{', '{}'])
    expect(readContent(served).problems.map(({ file }) => file)).toEqual(['figures.json', 'saving_1.json'])
  })
})

describe('a retired lesson', () => {
  test('keeps its points', () => {
    const lessons = { saving_5: 50 }
    const modules: OwnCourse['modules'] = [{ id: 'saving', lessons: ['saving_1'] }]
    expect(part(modules, { retired: { lessons, quizzes: { banking: 100 } } }).retired).toEqual({
      lessons,
      quizzes: { banking: 100 },
    })
  })

  test.each<OwnCourse>([
    { retired: { lessons: { saving_1: 50 }, quizzes: {} } },
    { retired: { lessons: {}, quizzes: { saving: 100 } } },
  ])('can’t be in the course: %j', ({ retired }) => {
    expect(() => part(['saving'], { retired })).toThrow('is in modules and in retired. Take it out of one of them.')
  })

  test('of ours can be taught by an own course', () => {
    const retiring: Course = { ...ours, retired: { lessons: { saving_6: 50 }, quizzes: { old: 100 } } }
    const taught = resolveCourse(retiring, { modules: [{ id: 'saving', lessons: ['saving_6'] }] })
    expect(taught.retired).toEqual({ lessons: {}, quizzes: { old: 100 } })
  })
})
