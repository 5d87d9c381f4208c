/**
 * Measures the size of the document of a learner who came every day for three years, on ten devices. The learner took each quiz
 * fifty times and answered every review question on each device, up to the limit of a log. The size is counted as Firestore
 * counts it.
 */
import { readFileSync } from 'node:fs'

import { skills } from '../../src/screens/skill-practice/skills'
import { boundAnswers } from '../../src/core/progress/boundAnswers'
import { derivedFields } from '../../src/core/progress/derivedFields'
import { emptyDocument, type ProgressDocument } from '../../src/core/progress/document'
import { canonicalText } from '../../src/core/progress/json'
import { parseDocument } from '../../src/core/progress/parseDocument'
import { day, instant, OWNER } from '../core/progress/samples'

const DAYS = 3 * 365 + 1
const ATTEMPTS = 50
const CHECKS = 4
const LOG = '0zzr1'.repeat(6)
/** Firestore's limit for a document, in bytes. */
const LIMIT = 1_048_576
/** The largest allowed document of a learner, as a part of that limit. */
export const BOUND = Math.floor(LIMIT / 5)

interface Quiz {
  readonly questions: readonly { readonly id: string }[]
  readonly practice: readonly { readonly id: string }[]
  readonly rules: readonly { readonly id: string }[]
}
interface Manifest {
  readonly modules: readonly {
    readonly id: string
    readonly lessons: readonly { readonly id: string }[]
    readonly quiz: { readonly contentFile: string }
  }[]
}

/** Characters in the name of a device of the first edition, which keeps it. Newer names are shorter. */
const ID_LENGTH = 20

/** The size of the account's document in bytes, with all fields that follow from the progress. */
export function grownBytes(devices: number): number {
  const document = grownDocument(devices)
  const fields = derivedFields(document, { email: 'ada@example.org', today: day('2029-01-01') })
  return bytesOf({ ...fields, sync: document })
}

/** Makes the document of such a learner, with any kind of device. */
export function grownDocument(count: number): ProgressDocument {
  const devices = Array.from({ length: count }, (_, index) => `device${index}`.padEnd(ID_LENGTH, 'x'))
  const each = <T>(value: T) => Object.fromEntries(devices.map((device) => [device, value]))
  const { modules } = read('manifest.json') as Manifest
  const keys = modules.flatMap(({ id, quiz }) => {
    const { questions, practice, rules } = read(quiz.contentFile) as Quiz
    return [...[...questions, ...practice].map((one) => `${id}-${one.id}`), ...rules.map((rule) => rule.id)]
  })
  const lessons = modules.flatMap((module) => module.lessons.map(({ id }) => id))
  const result = { score: 100, at: instant('2028-12-30T10:00:00.000Z') }
  const at = '2026-03-01T12:00:00.000Z'
  const of = <T>(ids: readonly string[], value: T) => Object.fromEntries(ids.map((id) => [id, value]))
  const ids = modules.map(({ id }) => id)
  const document = {
    ...emptyDocument(OWNER, instant(at)),
    profile: { displayName: { turn: 9, value: 'x'.repeat(100) }, photoURL: { turn: 9, value: 'x'.repeat(16_000) } },
    lessons: of(lessons, each(3)),
    completedOn: of(lessons, '2026-03-01'),
    quizzes: of(ids, { latest: { turn: ATTEMPTS, ...result }, best: result, attempts: each(ATTEMPTS / count) }),
    certificates: of([...ids, 'course'], at),
    unlocks: of(ids, 1200),
    days: Object.fromEntries(Array.from({ length: DAYS }, (_, index) => [dateAfter(index), true])),
    practice: of([...keys, ...skills.map(({ id }) => `skill-${id}`)], each([1000, LOG])),
    checks: of(ids, each('0zzp5'.repeat(CHECKS))),
  }
  const parsed = parseDocument(document, OWNER)
  // If the border would change a field, no learner could have made it.
  if (parsed.kind === 'unreadable' || canonicalText(parsed.document) !== canonicalText(document)) {
    throw new Error('The grown document is not sound.')
  }
  return boundAnswers(parsed.document)
}

/** By https://firebase.google.com/docs/firestore/storage-size a text has its bytes and one more, a number 8, true or null 1. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1
  if (typeof value === 'number') return 8
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + bytesOf(item), 0)
  if (typeof value !== 'object' || value === null) return 1
  return Object.entries(value).reduce((sum, [key, item]) => sum + Buffer.byteLength(key) + 1 + bytesOf(item), 0)
}

function dateAfter(days: number): string {
  return new Date(Date.parse('2026-01-01') + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../public/data/lessons/${file}`, import.meta.url), 'utf8'))
}
