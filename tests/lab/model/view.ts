/** Derives a learner's progress from a set of events, and reads the same from a stored document as plain JSON. */
import type { Element, Knowledge, Name } from './Knowledge'

export interface View {
  readonly epoch: number
  readonly name: Name | undefined
  readonly joinedOn: string
  readonly complete: readonly string[]
  readonly first: Readonly<Record<string, string>>
  readonly days: readonly string[]
  readonly attempts: Readonly<Record<string, number>>
  readonly latest: Readonly<Record<string, { turn: number; score: number; at: string }>>
  readonly best: Readonly<Record<string, { score: number; at: string }>>
  readonly certificates: readonly string[]
  readonly unlocks: Readonly<Record<string, number>>
  readonly answers: Readonly<Record<string, readonly [number, string]>>
  readonly checks: Readonly<Record<string, string>>
}

type Of<K extends Element['kind']> = Extract<Element, { readonly kind: K }>

const views = new WeakMap<Knowledge, View>()

export function viewOf(known: Knowledge): View {
  const before = views.get(known)
  if (before !== undefined) return before
  const view = viewed(known)
  views.set(known, view)
  return view
}

function viewed({ epoch, name, joinedOn, elements }: Knowledge): View {
  const all = [...elements.values()]
  const of = <K extends Element['kind']>(kind: K) => all.filter((one): one is Of<K> => one.kind === kind)
  const undone = new Set(of('undone').map(({ completion }) => completion))
  const standing = of('completed').filter(({ id }) => !undone.has(id))
  return {
    epoch,
    name,
    joinedOn,
    complete: sorted(standing.map(({ lesson }) => lesson)),
    first: chosen(
      of('first'),
      ({ lesson }) => lesson,
      (a, b) => (a.day < b.day ? a : b),
      ({ day }) => day,
    ),
    days: sorted(of('day').map(({ day }) => day)),
    attempts: counted(of('attempt').map(({ module }) => module)),
    latest: chosen(
      of('latest'),
      ({ module }) => module,
      laterResult,
      ({ turn, score, at }) => ({ turn, score, at }),
    ),
    best: chosen(
      of('best'),
      ({ module }) => module,
      betterResult,
      ({ score, at }) => ({ score, at }),
    ),
    certificates: sorted(of('certificate').map(({ certificate }) => certificate)),
    unlocks: chosen(
      of('unlock'),
      ({ module }) => module,
      (a, b) => (a.paid < b.paid ? a : b),
      ({ paid }) => paid,
    ),
    answers: chosen(
      of('answers'),
      ({ key, device }) => `${key} ${device}`,
      (a, b) => (a.count > b.count || (a.count === b.count && a.log > b.log) ? a : b),
      ({ count, log }) => [count, log] as const,
    ),
    checks: chosen(
      of('checks'),
      ({ module, device }) => `${module} ${device}`,
      (a, b) => (a.text > b.text ? a : b),
      ({ text }) => text,
    ),
  }
}

/** Returns the completions that an undo at this moment would remove. */
export function standing({ elements }: Knowledge, lesson: string): readonly string[] {
  const all = [...elements.values()]
  const undone = new Set(all.flatMap((one) => (one.kind === 'undone' ? [one.completion] : [])))
  return all.flatMap((one) =>
    one.kind === 'completed' && one.lesson === lesson && !undone.has(one.id) ? [one.id] : [],
  )
}

type Fields = Readonly<Record<string, unknown>>

/** Reads a stored document without its border. A sound document means exactly its stored fields. */
export function viewOfDocument(document: unknown): View {
  const it = document as Fields
  const map = (field: string) => (it[field] ?? {}) as Readonly<Record<string, Fields>>
  const quizzes = Object.entries(map('quizzes'))
  const part = <T>(name: string, value: (fields: Fields) => T): Record<string, T> =>
    Object.fromEntries(
      quizzes.flatMap(([id, quiz]) => (quiz[name] === undefined ? [] : [[id, value(quiz[name] as Fields)]])),
    )
  const perDevice = <T>(field: string): Record<string, T> =>
    Object.fromEntries(
      Object.entries(map(field)).flatMap(([key, devices]) =>
        Object.entries(devices).map(([device, value]) => [`${key} ${device}`, value as T]),
      ),
    )
  const isOdd = (count: unknown) => Number(count) % 2 === 1
  return {
    epoch: Number(it['epoch']),
    name: (it['profile'] as { displayName?: Name }).displayName,
    joinedOn: String(it['joinedOn']),
    complete: sorted(
      Object.entries(map('lessons')).flatMap(([id, devices]) => (Object.values(devices).some(isOdd) ? [id] : [])),
    ),
    first: it['completedOn'] as Record<string, string>,
    days: sorted(Object.keys(map('days'))),
    attempts: Object.fromEntries(
      Object.entries(part('attempts', (devices) => sum(Object.values(devices)))).filter(([, count]) => count > 0),
    ),
    latest: part('latest', ({ turn, score, at }) => ({ turn, score, at }) as View['latest'][string]),
    best: part('best', ({ score, at }) => ({ score, at }) as View['best'][string]),
    certificates: sorted(Object.keys(map('certificates'))),
    unlocks: it['unlocks'] as Record<string, number>,
    answers: perDevice('practice'),
    checks: perDevice('checks'),
  }
}

/** Equal views have equal texts. */
export function textOf(view: unknown): string {
  return JSON.stringify(view, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

const texts = new WeakMap<View, string>()

/** Returns the same as `textOf(viewOf(known))`. It is cached, because each look asks for it again. */
export function textOfKnown(known: Knowledge): string {
  const view = viewOf(known)
  const before = texts.get(view)
  if (before !== undefined) return before
  const text = textOf(view)
  texts.set(view, text)
  return text
}

/** Returns the fields in which two views differ, for a sentence. */
export function difference(is: View, should: View): string {
  return Object.keys(should)
    .filter((field) => textOf(is[field as keyof View] ?? null) !== textOf(should[field as keyof View] ?? null))
    .map((field) => {
      const [has, wants] = [textOf(is[field as keyof View]), textOf(should[field as keyof View])]
      return `${field} is ${has} and should be ${wants}`
    })
    .join('; ')
}

/** The result that a copy with both shows as the last one. */
export function laterResult(a: Of<'latest'>, b: Of<'latest'>): Of<'latest'> {
  if (a.turn !== b.turn) return a.turn > b.turn ? a : b
  return betterResult(a, b)
}

/** The result that a copy with both shows as the best one. */
export function betterResult<T extends { readonly score: number; readonly at: string }>(a: T, b: T): T {
  if (a.score !== b.score) return a.score > b.score ? a : b
  if (a.at === '' || b.at === '') return a.at === '' ? b : a
  return a.at < b.at ? a : b
}

function chosen<E, T>(
  all: readonly E[],
  keyOf: (one: E) => string,
  better: (a: E, b: E) => E,
  value: (one: E) => T,
): Record<string, T> {
  const found = new Map<string, E>()
  for (const one of all) {
    const before = found.get(keyOf(one))
    found.set(keyOf(one), before === undefined ? one : better(before, one))
  }
  return Object.fromEntries([...found].map(([key, one]) => [key, value(one)]))
}

function counted(all: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of all) counts[one] = (counts[one] ?? 0) + 1
  return counts
}

function sorted(all: readonly string[]): readonly string[] {
  return [...new Set(all)].sort()
}

function sum(numbers: readonly unknown[]): number {
  return numbers.reduce<number>((total, next) => total + Number(next), 0)
}
