import { isDeepStrictEqual } from 'node:util'
import type { Problem } from '../../content/problem.ts'
import type { Course } from '../courseFile.ts'
import { composeFigures, composeGlossary, composeNotes, STATE_NOTES } from './composeLists.ts'
import { composeQuiz, withDecisions } from './composeQuiz.ts'
import {
  type CourseSources,
  type Files,
  type Json,
  listOf,
  type ModuleTexts,
  objectIn,
  type Report,
  reporter,
  textOf,
} from './sources.ts'

export const COURSE_FILE = 'course.json'
const MANIFEST = 'manifest.json'
const LISTS = ['figures.json', 'glossary.json']
const DURATION = '15 min'

export interface ComposedCourse {
  /** The served folder: the manifest, and only files that the course uses. */
  readonly files: Files
  /** The faults of `course.json` and of the own files. The content check finds the rest in `files`. */
  readonly problems: readonly Problem[]
}

/**
 * Makes the served folder of a course from our lessons and the organization's own files. Points and the passing score in
 * the files are those of the course.
 */
export function composeCourse({ base, own, course, texts }: CourseSources): ComposedCourse {
  const problems: Problem[] = []
  const report = reporter(problems)
  const files = new Map<string, string>()
  const textFor = (file: string) => own.get(file) ?? base.get(file)
  const bases = new Map(
    (listOf(objectIn(base.get(MANIFEST))?.['modules']) ?? []).map((module) => [String(module['id']), module]),
  )

  const modules = course.modules.map((module) => {
    const { id, level, lessonPoints, quizPoints } = module
    const lessons = module.lessons.map((lessonId) => {
      const file = `${lessonId}.json`
      const text = textFor(file)
      if (text === undefined) report(COURSE_FILE, missing(file, lessonId), `modules.${id}.lessons`)
      else files.set(file, withValues(text, { points: lessonPoints }))
      const { title = lessonId, type = 'reading', duration = DURATION } = objectIn(text) ?? {}
      return { id: lessonId, title, type, duration, points: lessonPoints, contentFile: file }
    })
    const quizId = `${id}_quiz`
    const file = `${quizId}.json`
    const text = textFor(file)
    if (text === undefined) report(COURSE_FILE, missing(file, `the module ${id}`), `modules.${id}`)
    else files.set(file, quizText(module, course, text, own, files))
    const { title = quizId, duration = DURATION } = objectIn(text) ?? {}
    const quiz = { id: quizId, title, duration, points: quizPoints, contentFile: file }
    return { ...metadata(id, bases.get(id), texts.get(id) ?? {}, report), difficulty: level, lessons, quiz }
  })
  const { $schema } = objectIn(base.get(MANIFEST)) ?? {}
  files.set(MANIFEST, textOf({ ...($schema !== undefined && { $schema }), modules: modules.map(inOrder) }))

  files.set('figures.json', composeFigures(base.get('figures.json'), own.get('figures.json')))
  files.set('glossary.json', composeGlossary(base.get('glossary.json'), own.get('glossary.json'), files))
  for (const name of new Set([...base.keys(), ...own.keys()])) {
    if (STATE_NOTES.test(name)) files.set(name, composeNotes(base.get(name), own.get(name)))
  }
  for (const name of own.keys()) {
    if (name === MANIFEST) report(name, 'is made from course.json. Delete it.')
    else if (!files.has(name) && !LISTS.includes(name)) {
      report(name, 'the course doesn’t use it. Name its lesson in course.json, or delete it.')
    }
  }
  return { files: new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1))), problems }
}

function missing(file: string, what: string): string {
  return `there is no lessons/${file}. Write it, or take ${what} out of course.json.`
}

function quizText(module: Course['modules'][number], course: Course, text: string, own: Files, files: Files): string {
  const file = `${module.id}_quiz.json`
  const isChanged = module.lessons.some((id) => own.has(`${id}.json`))
  const lessons = new Map(module.lessons.map((id) => [id, objectIn(files.get(`${id}.json`))]))
  const fitting = own.has(file) ? withDecisions(text, lessons) : composeQuiz(text, lessons, isChanged)
  return withValues(fitting, { points: module.quizPoints, passingScore: course.passingScore })
}

/** The text stays as it is, to the byte, if it has the values already. */
function withValues(text: string, values: Json): string {
  const value = objectIn(text)
  if (value === undefined) return text
  const changed = { ...value, ...values }
  return isDeepStrictEqual(changed, value) ? text : textOf(changed)
}

function metadata(id: string, base: Json = {}, own: ModuleTexts, report: Report): Json {
  const values: Json = { icon: 'foundations', color: 'slate', ...base, ...withoutUndefined(own) }
  for (const field of ['title', 'description', 'duration']) {
    if (values[field] !== undefined) continue
    report(COURSE_FILE, `the module ${id} is not one of ours, so it needs a ${field}.`, `modules.${id}`)
    values[field] = id
  }
  const { title, description, duration, icon, color } = values
  return { id, title, description, duration, icon, color }
}

/** The order of the fields in our own manifest. */
function inOrder({ id, title, description, duration, difficulty, icon, color, lessons, quiz }: Json): Json {
  return { id, title, description, duration, difficulty, icon, color, lessons, quiz }
}

function withoutUndefined(values: object): Json {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
