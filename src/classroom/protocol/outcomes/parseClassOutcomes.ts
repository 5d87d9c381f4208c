/**
 * Role: reads the file of a class, which comes from another person's computer.
 * Guarantee: never throws. A file that parses keeps every rule of `published.ts` that its numbers can show, so it
 * rejects a file with a count below five. Unknown fields are ignored.
 * Must not: repair a value. The person who made the file can make it again.
 */
import { isJsonArray, isJsonMap, type Json, type JsonMap, own } from '../../../core/progress/json'
import { type LocalDate, type ModuleId, parseLocalDate, parseModuleId } from '../../../core/progress/ids'
import { CHECK_QUESTIONS, type StateCount, type WeekCount } from './classStatistics'
import { OUTCOMES_FORMAT, OUTCOMES_KIND } from './outcomesFile'
import { type CheckBlock, FEWEST, type PublishedModule, type PublishedOutcomes } from './published'

export interface ClassOutcomes extends Omit<PublishedOutcomes, 'modules'> {
  readonly classNumber: string
  readonly timeZone: string
  readonly course: string
  readonly modules: readonly Omit<PublishedModule, 'medians'>[]
}

/**
 * `not-json`: no JSON map. `another-kind`: JSON, but no class outcomes. `newer`: written by a newer version. With
 * `bad-value`, a value is missing at `path`, or it breaks a rule.
 */
export type ParsedOutcomes =
  | { readonly kind: 'parsed'; readonly outcomes: ClassOutcomes }
  | { readonly kind: 'refused'; readonly reason: 'not-json' | 'another-kind' | 'newer' }
  | { readonly kind: 'refused'; readonly reason: 'bad-value'; readonly path: string }

/** Far above any class, and far below inexact numbers. */
const MOST_LEARNERS = 10_000_000
const MOST_ENTRIES = 1000
const LONGEST_TEXT = 200
const CLASS_NUMBER = /^[0-9a-f]{32}$/
const STATE = /^[A-Z]{2}$/
/** No control characters, no line breaks and no characters that change the direction of text. */
const SHOWN = /^[^\p{Cc}\p{Surrogate}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/u

export function parseClassOutcomes(text: string): ParsedOutcomes {
  const map = mapIn(text)
  if (map === undefined) return { kind: 'refused', reason: 'not-json' }
  if (own(map, 'kind') !== OUTCOMES_KIND) return { kind: 'refused', reason: 'another-kind' }
  const format = own(map, 'format')
  if (typeof format === 'number' && format > OUTCOMES_FORMAT) return { kind: 'refused', reason: 'newer' }
  try {
    return { kind: 'parsed', outcomes: readOutcomes(map) }
  } catch (error) {
    if (error instanceof BadValue) return { kind: 'refused', reason: 'bad-value', path: error.path }
    throw error
  }
}

function mapIn(text: string): JsonMap | undefined {
  try {
    // A spreadsheet or an editor may put a byte-order mark before the text.
    const value = JSON.parse(text.replace(/^\uFEFF/, '')) as Json
    return isJsonMap(value) ? value : undefined
  } catch {
    return undefined
  }
}

class BadValue extends Error {
  readonly path: string
  constructor(path: string) {
    super(`The value at ${path} breaks a rule.`)
    this.path = path
  }
}

function readOutcomes(map: JsonMap): ClassOutcomes {
  if (own(map, 'format') !== OUTCOMES_FORMAT) throw new BadValue('format')
  const enrolled = learners(map, 'enrolled', MOST_LEARNERS)
  return {
    classNumber: matching(map, 'class', CLASS_NUMBER),
    asOf: day(map, 'asOf'),
    timeZone: shownText(map, 'timeZone'),
    course: shownText(map, 'course'),
    enrolled,
    active: learners(map, 'active', enrolled),
    handedIn: learners(map, 'handedIn', enrolled),
    weeks: entries(
      map,
      'weeks',
      (week, path): WeekCount => ({
        from: day(week, 'from', path),
        active: learners(week, 'active', enrolled, path),
      }),
    ),
    modules: unique(
      entries(map, 'modules', (module, path) => readModule(module, enrolled, path)),
      'modules',
      ({ id }) => id,
    ),
    states: unique(
      entries(
        map,
        'states',
        (state, path): StateCount => ({
          state: matching(state, 'state', STATE, path),
          learners: learners(state, 'learners', enrolled, path),
        }),
      ),
      'states',
      ({ state }) => state,
    ),
  }
}

function readModule(map: JsonMap, enrolled: number, path: string): ClassOutcomes['modules'][number] {
  const passedBest = learners(map, 'passedBest', enrolled, path)
  const blocks = entries(map, 'blocks', readBlock, path, enrolled / FEWEST)
  const gained = learners(map, 'gained', blocks.length * FEWEST, path)
  return {
    id: moduleId(map, path),
    title: shownText(map, 'title', path),
    finished: learners(map, 'finished', enrolled, path),
    passedBest,
    passedFirst: learners(map, 'passedFirst', passedBest, path),
    gained,
    lost: learners(map, 'lost', blocks.length * FEWEST - gained, path),
    blocks,
  }
}

/** Sums that no five learners can have are rejected. */
function readBlock(map: JsonMap, path: string): CheckBlock {
  if (own(map, 'n') !== FEWEST) throw new BadValue(`${path}.n`)
  const before = whole(map, 'before', FEWEST * CHECK_QUESTIONS, path)
  const after = whole(map, 'after', FEWEST * CHECK_QUESTIONS, path)
  const gainSquared = whole(map, 'gainSquared', FEWEST * CHECK_QUESTIONS ** 2, path)
  const gain = after - before
  // A square is odd exactly if its number is.
  if (gainSquared * FEWEST < gain * gain || (gainSquared - gain) % 2 !== 0) throw new BadValue(`${path}.gainSquared`)
  return { n: FEWEST, before, after, gainSquared }
}

/** Reads a number of learners: a multiple of 5 up to `most`. */
function learners(map: JsonMap, field: string, most: number, path = ''): number {
  const count = whole(map, field, most, path)
  if (count % FEWEST !== 0) throw new BadValue(at(path, field))
  return count
}

function whole(map: JsonMap, field: string, most: number, path: string): number {
  const value = own(map, field)
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
    throw new BadValue(at(path, field))
  return value
}

function matching(map: JsonMap, field: string, pattern: RegExp, path = ''): string {
  const value = own(map, field)
  if (typeof value !== 'string' || value.length > LONGEST_TEXT || !pattern.test(value))
    throw new BadValue(at(path, field))
  return value
}

function shownText(map: JsonMap, field: string, path = ''): string {
  return matching(map, field, SHOWN, path)
}

function day(map: JsonMap, field: string, path = ''): LocalDate {
  const value = parseLocalDate(own(map, field))
  if (value === undefined) throw new BadValue(at(path, field))
  return value
}

function moduleId(map: JsonMap, path: string): ModuleId {
  const id = parseModuleId(own(map, 'id'))
  if (id === undefined) throw new BadValue(at(path, 'id'))
  return id
}

function entries<T>(
  map: JsonMap,
  field: string,
  read: (entry: JsonMap, path: string) => T,
  path = '',
  most = MOST_ENTRIES,
): readonly T[] {
  const list = own(map, field)
  if (list === undefined || !isJsonArray(list) || list.length > most) throw new BadValue(at(path, field))
  return list.map((entry, index) => {
    const place = `${at(path, field)}[${index}]`
    if (!isJsonMap(entry)) throw new BadValue(place)
    return read(entry, place)
  })
}

function unique<T>(list: readonly T[], path: string, keyOf: (entry: T) => string): readonly T[] {
  if (new Set(list.map(keyOf)).size !== list.length) throw new BadValue(path)
  return list
}

function at(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`
}
