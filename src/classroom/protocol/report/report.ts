/**
 * Role: the text of a report: what one learner hands in, and nothing else.
 * Guarantee: a report that reads has a name that may be shown and learning that can be joined with its earlier reports;
 * what it may hold is a list, and a field that is not on it is not read.
 * Must not: repair or trust: it comes from a stranger's device.
 */
import { parseMemberId, type MemberId } from '../card/classId'
import type { ProgressDocument } from '../../../core/progress/document'
import { type Instant, isCount, type LocalDate, parseInstant, parseLocalDate } from '../../../core/progress/ids'
import { isJsonArray, isJsonMap, type Json, type JsonMap, own } from '../../../core/progress/json'
import { parseDocument } from '../../../core/progress/parseDocument'
import { readName } from '../../../core/progress/plainName'

/** What a learner keeps of the progress document when it becomes a report. Nothing else of it leaves the device. */
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
  /** As the learner is called in this class. */
  readonly name: string
  readonly member: MemberId
  readonly document: ProgressDocument
  /** Older answers were left out to keep the report small; undefined when none were. */
  readonly answersSince: LocalDate | undefined
  /**
   * Who uses the same device and has not joined the class, each by a yes of their own; undefined when nobody said so. Older apps read
   * a report without it.
   */
  readonly notJoined: readonly string[] | undefined
  /** By the learner's clock; `''` when unknown. */
  readonly madeAt: Instant
  readonly sequence: number
  /** Version of the app. */
  readonly app: string
}

/** The last one: this sender has left the class. */
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
/** As many as share one device. */
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
  return { kind: 'parsed', report: { kind: 'learning', name, ...read, answersSince, notJoined, ...common } }
}

/** What is no name is left out: it takes nothing away from the learner whose report it is. */
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
