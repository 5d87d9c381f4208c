import { type GenericSchema, type InferOutput, parse as parseForm } from 'valibot'
import { type Figure, type GlossaryEntry, parseFigures, parseGlossary } from '../../src/core/curriculum/parseLists'
import { type LessonInfo, type Manifest, type ModuleInfo, parseManifest } from '../../src/core/curriculum/parseManifest'
import { LIMITS } from '../../src/core/curriculum/limits'
import { type Validated, parseJson } from '../../src/core/curriculum/validate'
import { parseLesson } from '../../src/core/curriculum/parseLesson'
import { parsePool } from '../../src/core/curriculum/parsePool'
import { parseQuiz } from '../../src/core/curriculum/parseQuiz'
import { contentWords } from '../../src/words/en/content'
import { authoredFigures } from './authored/authoredFigures'
import { authoredGlossary } from './authored/authoredGlossary'
import { type AuthoredLesson, authoredLesson } from './authored/authoredLesson'
import { authoredManifest } from './authored/authoredManifest'
import { type AuthoredQuiz, authoredQuiz } from './authored/authoredQuiz'
import { formProblems, reasonAsProblem } from './formProblems'
import { readJsonSyntax } from './places/jsonSyntax'
import type { Problem } from './problem'

/** Files that every course has. The manifest names all others. */
const SUPPORT = ['manifest.json', 'figures.json', 'glossary.json']

const CREATE = 'Create the file under this name.'

type ReadSource =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'problem'; readonly problem: Problem }

export interface ReadLesson {
  readonly info: LessonInfo
  readonly file: string
  readonly lesson: AuthoredLesson
}

export interface ReadModule {
  readonly info: ModuleInfo
  /** The lessons that could be read. Each of the others is a problem. */
  readonly lessons: readonly ReadLesson[]
  readonly quiz?: { readonly file: string; readonly quiz: AuthoredQuiz }
}

export interface Content {
  readonly manifest: Manifest
  readonly modules: readonly ReadModule[]
  readonly figures: readonly Figure[]
  readonly glossary: readonly GlossaryEntry[]
  /** The notes by state as plain JSON, by file name. Each topic has a file. */
  readonly stateNotes: ReadonlyMap<string, unknown>
  /** Every file name in the folder. */
  readonly files: readonly string[]
}

export interface ReadResult {
  readonly problems: readonly Problem[]
  /** Undefined without a manifest. */
  readonly content?: Content
}

const STATE_NOTES = /^states_[a-z]+\.json$/

/**
 * Reads the lessons folder, given as file name and text. Each file goes through the site's parser and the stricter form
 * for authors.
 */
export function readContent(files: ReadonlyMap<string, string>): ReadResult {
  const problems: Problem[] = []

  function read<Form extends GenericSchema, Value>(
    file: string,
    form: Form,
    parse: (value: unknown) => Validated<Value>,
  ): { form: InferOutput<Form>; value: Value } | undefined {
    const source = readSource(file, files.get(file))
    if (source.kind === 'problem') {
      problems.push(source.problem)
      return undefined
    }
    const found = formProblems(file, form, source.value, LIMITS.listedPieces)
    problems.push(...found)
    const parsed = parse(source.value)
    if (parsed.kind === 'invalid') {
      // The site's parser is less strict, but it has rules of its own. It stops at its first problem.
      const problem = reasonAsProblem(file, form, parsed.reason)
      if (!found.some(({ field }) => field === problem.field)) problems.push(problem)
      return undefined
    }
    return found.length === 0 ? { form: parseForm(form, source.value), value: parsed.value } : undefined
  }

  const manifest = read('manifest.json', authoredManifest, parseManifest)?.value
  const figures = read('figures.json', authoredFigures, parseFigures)?.value ?? []
  const glossary = read('glossary.json', authoredGlossary, parseGlossary)?.value ?? []
  if (manifest === undefined) return { problems }

  const modules = manifest.modules.map((info): ReadModule => {
    const lessons = info.lessons.flatMap((lessonInfo): ReadLesson[] => {
      const lesson = read(lessonInfo.contentFile, authoredLesson, (value) => parseLesson(value, contentWords))?.form
      return lesson ? [{ info: lessonInfo, file: lessonInfo.contentFile, lesson }] : []
    })
    const quiz = read(info.quiz.contentFile, authoredQuiz, (value) => {
      const pool = parsePool(value)
      return pool.kind === 'invalid' ? pool : parseQuiz(value, contentWords)
    })?.form
    return { info, lessons, ...(quiz && { quiz: { file: info.quiz.contentFile, quiz } }) }
  })
  const stateNotes = new Map<string, unknown>()
  for (const [file, text] of files) {
    if (!STATE_NOTES.test(file)) continue
    const source = readSource(file, text)
    if (source.kind === 'value') stateNotes.set(file, source.value)
    else problems.push(source.problem)
  }
  return { problems, content: { manifest, modules, figures, glossary, stateNotes, files: [...files.keys()] } }
}

/** The JSON of a file. A file that has none becomes a problem with a remedy. */
function readSource(file: string, text: string | undefined): ReadSource {
  const report = (problem: string, todo: string): ReadSource => ({
    kind: 'problem',
    problem: { file, field: '', problem, todo },
  })
  if (text === undefined) {
    return report('no such file', SUPPORT.includes(file) ? CREATE : `${CREATE} Or remove its row from manifest.json.`)
  }
  const json = parseJson(text)
  if (json.kind === 'valid') return { kind: 'value', value: json.value }
  const syntax = readJsonSyntax(text)
  return syntax.kind === 'fault'
    ? report(`broken JSON: ${syntax.problem}`, syntax.todo)
    : report(json.reason.replace(/^file: /, ''), 'Write a JSON file that begins with { or [.')
}
