/**
 * Role: the text of a report: the data that one learner hands in.
 * Guarantee: a report that parses has a name that may be shown, and progress that can be merged with earlier reports.
 * Only listed fields are read.
 * Must not: repair or trust the text, because it comes from a stranger's device.
 */
import { parseMemberId, type MemberId } from '../card/classId'
import type { ProgressDocument } from '../../../core/progress/document'
import { type Instant, isCount, type LocalDate, parseInstant, parseLocalDate } from '../../../core/progress/ids'
import { isJsonArray, isJsonMap, type Json, type JsonMap, own } from '../../../core/progress/json'
import { parseDocument } from '../../../core/progress/parseDocument'
import { readName } from '../../../core/progress/plainName'
import { parseShared, type SharedOutcomes } from './sharedOutcomes'

/** The fields of the progress document that go into a report. No other field leaves the device. */
export const HANDED_IN = [
  'format',
  'epoch',
  'lessons',
  'completedOn',
  'quizzes',
  'certificates',
  'days',
  'practice',
] as const

export interface LearningReport {
  readonly kind: 'learning'
  /** The learner's name in this class. */
  readonly name: string
  readonly member: MemberId
  readonly document: ProgressDocument
  /** The day of the first answers, if older ones were left out to keep the report small; undefined if none were. */
  readonly answersSince: LocalDate | undefined
  /**
   * Learners on the same device who have not joined the class but have agreed to be named; undefined if there are none.
   * Older apps ignore this field.
   */
  readonly notJoined: readonly string[] | undefined
  /** Self-checks and the state; undefined unless the learner agreed. Older apps ignore these fields. */
  readonly shared: SharedOutcomes | undefined
  /** By the learner's clock; `''` if unknown. */
  readonly madeAt: Instant
  readonly sequence: number
  /** Version of the app. */
  readonly app: string
}

/** The last report, which says that this sender has left the class. */
export interface LeavingReport {
  readonly kind: 'left'
  readonly madeAt: Instant
  readonly sequence: number
  readonly app: string
}

export type Report = LearningReport | LeavingReport

export type ReportFault = 'bad-name' | 'unreadable'

export type ParsedReport =
  | { readonly kind: 'parsed'; readonly report: Report }
  | { readonly kind: 'refused'; readonly reason: ReportFault }

const LONGEST_APP = 40
/** The maximum number of learners who share a device. */
export const MOST_NOT_JOINED = 30

export function parseReport(map: JsonMap): ParsedReport {
  const [sequence, app] = [own(map, 'sequence'), own(map, 'app')]
  if (!Number.isSafeInteger(sequence) || typeof app !== 'string' || app.length > LONGEST_APP)
    return refused('unreadable')
  const common = { madeAt: parseInstant(own(map, 'madeAt')) ?? ('' as Instant), sequence: sequence as number, app }
  if (own(map, 'left') === true) return { kind: 'parsed', report: { kind: 'left', ...common } }
  const name = readName(own(map, 'name'))
  if (name === undefined) return refused('bad-name')
  const learning = own(map, 'learning')
  const read = learning !== undefined && isJsonMap(learning) ? parseLearning(learning) : undefined
  if (read === undefined) return refused('unreadable')
  const answersSince = parseLocalDate(own(map, 'answersSince'))
  const notJoined = parseNotJoined(own(map, 'notJoined'))
  const shared = parseShared(map)
  return { kind: 'parsed', report: { kind: 'learning', name, ...read, answersSince, notJoined, shared, ...common } }
}

/** Leaves out invalid names, so that they don't invalidate the learner's report. */
function parseNotJoined(value: Json | undefined): readonly string[] | undefined {
  if (value === undefined || !isJsonArray(value)) return undefined
  const names = value.flatMap((name) => readName(name) ?? []).slice(0, MOST_NOT_JOINED)
  return names.length === 0 ? undefined : names
}

function parseLearning(learning: JsonMap): Pick<LearningReport, 'member' | 'document'> | undefined {
  const member = parseMemberId(own(learning, 'owner'))
  if (member === undefined || !isCount(own(learning, 'epoch'))) return undefined
  const listed = HANDED_IN.map((field): [string, Json | undefined] => [field, own(learning, field)])
  const parsed = parseDocument({ ...Object.fromEntries(listed), owner: member }, member)
  return parsed.kind === 'parsed' ? { member, document: parsed.document } : undefined
}

function refused(reason: ReportFault): ParsedReport {
  return { kind: 'refused', reason }
}
