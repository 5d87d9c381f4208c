import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { isId } from '../../../src/core/progress/ids'
import { formProblems } from '../../../tools/content/formProblems'
import { courseFilePath, fromRoot, LESSONS_FOLDER } from '../../../tools/content/lessonsFolder'
import { COURSE_FORMS, type CourseFile, schemaPath } from '../../../tools/content/schemas/courseForms'
import { schemaOf } from '../../../tools/content/schemas/schemaOf'
import {
  ORGANIZATION_FORMS,
  type OrganizationFile,
  organizationSchemaPath,
} from '../../../tools/organization/schemas/organizationForms'
import { soundContent } from '../soundContent'
import { mismatches, type Schema } from './matchesSchema'

const kinds = Object.keys(COURSE_FORMS) as CourseFile[]
const read = (path: string): unknown => JSON.parse(readFileSync(fromRoot(path), 'utf8'))
const schemas = new Map(kinds.map((kind) => [kind, read(schemaPath(kind)) as Schema]))

const schemaFiles = [
  ...kinds.map(schemaPath),
  ...(Object.keys(ORGANIZATION_FORMS) as OrganizationFile[]).map(organizationSchemaPath),
]

function schema(kind: CourseFile): Schema {
  const found = schemas.get(kind)
  if (found === undefined) throw new Error(`no schema of ${kind}`)
  return found
}

function kindOf(file: string): CourseFile {
  const named = kinds.find((kind) => file === `${kind}.json`)
  if (named !== undefined) return named
  if (file.startsWith('states_')) return 'stateNotes'
  return file.endsWith('_quiz.json') ? 'quiz' : 'lesson'
}

const files = [...readdirSync(fromRoot(LESSONS_FOLDER)), 'states.json', 'signCards.json'].map((file) => {
  const path = courseFilePath(file)
  return { file, path, kind: kindOf(file) }
})

test.each(kinds)('the schema of %s is up to date', (kind) => {
  expect(schema(kind), 'run npx tsx tools/content/schemas/writeSchemas.ts').toEqual(
    JSON.parse(JSON.stringify(schemaOf(COURSE_FORMS[kind]))),
  )
})

/** Every schema in a schema, with its path. */
function* partsOf(part: unknown, path: string): Generator<readonly [string, Schema]> {
  if (typeof part !== 'object' || part === null) return
  yield [path, part as Schema]
  for (const [key, inner] of Object.entries(part)) yield* partsOf(inner, `${path}/${key}`)
}

describe.each(kinds)('the schema of %s', (kind) => {
  const parts = [...partsOf(schema(kind), kind)]

  it('allows no unknown fields', () => {
    const open = parts.filter(([, part]) => part['type'] === 'object' && part['additionalProperties'] !== false)
    expect(open.map(([path]) => path)).toEqual([])
  })

  it('explains each field and the file', () => {
    const fields = parts.filter(([path]) => /\/properties\/[^/]+$/.test(path))
    const silent = fields.filter(([, part]) => typeof part['description'] !== 'string')
    expect(silent.map(([path]) => path)).toEqual([])
    expect(schema(kind)).toMatchObject({ title: expect.any(String), description: expect.any(String) })
  })
})

test.each(schemaFiles)('%s says each explanation once', (path) => {
  const told = [...partsOf(read(path), path)].map(([, { description }]) => description)
  const texts = told.filter((text) => typeof text === 'string')
  expect(texts.length).toBeGreaterThan(3)
  expect(texts.filter((text) => /^(.+) \1$/.test(text))).toEqual([])
})

test('a rule without a place in a schema follows the explanation', () => {
  const form = v.pipe(
    v.string(),
    v.description('A name.'),
    v.check((text: string) => text !== 'X', 'it is known'),
  )
  expect(schemaOf(form).description).toBe('A name. Checked as well: it is known.')
})

test.each(files)('$file fits the schema of its kind', ({ path, kind }) => {
  expect(mismatches(read(path), schema(kind))).toEqual([])
})

test.each(files.filter(({ kind }) => !['figures', 'glossary', 'states', 'signCards'].includes(kind)))(
  '$file begins with the address of its schema',
  ({ path, kind }) => {
    const [first] = Object.entries(read(path) as object)
    const address = new URL(String(first?.[1]), pathToFileURL(fromRoot(path)))
    expect([first?.[0], fileURLToPath(address)]).toEqual(['$schema', fromRoot(schemaPath(kind))])
  },
)

test('the editor settings map the files without a schema address', () => {
  const settings = read('.vscode/settings.json') as { 'json.schemas': { fileMatch: string[]; url: string }[] }
  const mapped = settings['json.schemas'].flatMap(({ fileMatch, url }) => fileMatch.map((file) => [file, url]))
  const lists = files.filter(({ kind }) => ['figures', 'glossary', 'states', 'signCards'].includes(kind))
  expect(mapped).toEqual(expect.arrayContaining(lists.map(({ path, kind }) => [`/${path}`, `./${schemaPath(kind)}`])))
})

const sound = soundContent()
const objects: Readonly<Record<string, readonly [CourseFile, object]>> = {
  'a lesson': ['lesson', sound['banking_1.json']],
  'its content': ['lesson', sound['banking_1.json'].content],
  'a quiz': ['quiz', sound['banking_quiz.json']],
  'a question': ['quiz', sound['banking_quiz.json'].questions[0] ?? {}],
  'a module': ['manifest', sound['manifest.json'].modules[0] ?? {}],
  'a figure': ['figures', sound['figures.json'][0] ?? {}],
  'a term': ['glossary', sound['glossary.json'][0] ?? {}],
}
const OPTIONAL = ['again', 'sourceDated', 'expiresOn', 'lessonId', 'calculator']

/** The sound file of a kind, with one object in it replaced. */
function fileWith(kind: CourseFile, object: object, other: object): unknown {
  const file = { lesson: 'banking_1.json', quiz: 'banking_quiz.json' }[kind as string] ?? `${kind}.json`
  const whole: unknown = sound[file as keyof typeof sound]
  const replaced = (value: unknown): unknown => {
    if (value === object) return other
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part)]))
  }
  return replaced(whole)
}

describe.each(Object.entries(objects))('%s is rejected by the schema and by the form', (_name, [kind, object]) => {
  const names = Object.keys(object)
  const isRejected = (other: object) => {
    const file = fileWith(kind, object, other)
    return [
      mismatches(file, schema(kind)).length > 0,
      formProblems('x.json', COURSE_FORMS[kind], file, 25_000).length > 0,
    ]
  }

  it('fits unchanged', () => {
    expect(isRejected({ ...object })).toEqual([false, false])
  })

  it.each(names)('with %s misspelled', (name) => {
    const entries = Object.entries(object).map(([key, value]) => [key === name ? `${key}s` : key, value])
    expect(isRejected(Object.fromEntries(entries))).toEqual([true, true])
  })

  it.each(names)('with another type of %s', (name) => {
    expect(isRejected({ ...object, [name]: { wrong: true } })).toEqual([true, true])
  })

  it.each(names.filter((name) => !OPTIONAL.includes(name)))('without %s', (name) => {
    expect(isRejected(Object.fromEntries(Object.entries(object).filter(([key]) => key !== name)))).toEqual([true, true])
  })
})

test('rejects a blank text, and explains other rules in sentences', () => {
  expect(mismatches({ ...sound['banking_1.json'], title: ' ' }, schema('lesson'))).toEqual([
    String.raw`title: not like \S`,
  ])
  expect(schema('figures')['items']).toMatchObject({
    description: expect.stringContaining('a figure has either expiresOn or a reason to be steady'),
  })
})

test('an id has the same form in the schemas as in progress', () => {
  const { properties } = schema('signCards')['items'] as { properties: Record<string, Schema> }
  const lessonId = properties['lessonId'] ?? {}
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(/^_{0,3}[A-Za-z0-9_-]{0,70}$/), fc.string()), (id) => {
      expect(mismatches(id, lessonId).length === 0).toBe(isId(id))
    }),
  )
})
