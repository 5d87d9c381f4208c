/**
 * Role: makes the text of a report from a progress document.
 * Guarantee: its envelope stays under 48 kB. If older answers were dropped, the report gives the first day that it
 * still has answers for. The same document, class and time give the same report.
 * Must not: hand in a field that is not listed.
 */
import type { Bytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'
import { REPORT_OVERHEAD } from '../envelope/envelope'
import { LARGEST_PACKED_TEXT, type PackedText, packText } from '../envelope/packText'
import { plainName } from '../../../core/progress/plainName'
import { isOutdated, type ProgressDocument } from '../../../core/progress/document'
import type { Instant } from '../../../core/progress/ids'
import type { JsonMap } from '../../../core/progress/json'
import { answersSince, daysOfAnswers, lastAnswers } from './lastAnswers'
import { learningToHandIn } from './learningToHandIn'
import { sharedOutcomes, writeShared } from './sharedOutcomes'

/** Maximum bytes of the envelope. Carriers accept 64 kB, so a report under this limit can still grow a little. */
export const LARGEST_REPORT = 48 * 1024

export interface AboutReport {
  readonly classId: Bytes
  /** The learner's name in this class. */
  readonly name: string
  readonly madeAt: Instant
  /** Higher than that of every earlier report from this sender. */
  readonly sequence: number
  /** Version of the app. */
  readonly app: string
  /** Learners on this device who have not joined but have agreed to be named. */
  readonly notJoined?: readonly string[]
  /**
   * Present only if the learner agreed to hand in self-checks and the state. `place` is the one in the learner's
   * settings.
   */
  readonly sharing?: { readonly place: unknown } | undefined
}

/** `outdated`: the document was written by a newer app. `too-large`: too large even without answers. */
export type MadeReport =
  | { readonly kind: 'made'; readonly map: JsonMap; readonly packed: PackedText }
  | { readonly kind: 'refused'; readonly reason: 'bad-name' | 'outdated' | 'too-large' }

type MakingTools = Pick<ClassroomTools, 'digest' | 'encode' | 'deflate'>

export async function makeReport(
  document: ProgressDocument,
  { classId, name, madeAt, sequence, app, notJoined = [], sharing }: AboutReport,
  tools: MakingTools,
): Promise<MadeReport> {
  if (isOutdated(document)) return { kind: 'refused', reason: 'outdated' }
  const shownName = plainName(name)
  if (shownName === '') return { kind: 'refused', reason: 'bad-name' }
  const learning = await learningToHandIn(document, classId, tools)
  const practice = lastAnswers(learning.practice)
  const days = daysOfAnswers(practice)
  const common = {
    name: shownName,
    madeAt,
    sequence,
    app,
    ...(notJoined.length > 0 && { notJoined }),
    ...(sharing && writeShared(sharedOutcomes(document, sharing.place))),
  }

  /** Makes the report without the answers from the `dropped` oldest days. */
  const attempt = async (dropped: number): Promise<MadeReport | undefined> => {
    const first = days[dropped]
    const answers = first === undefined ? {} : answersSince(practice, first)
    const kept = { ...common, learning: { ...learning.fields, practice: answers } }
    const map: JsonMap = dropped === 0 ? kept : { ...kept, answersSince: first?.date ?? null }
    const packed = await packText(map, tools)
    const isSmall =
      packed.deflated.length + REPORT_OVERHEAD < LARGEST_REPORT && packed.text.length <= LARGEST_PACKED_TEXT
    return isSmall ? { kind: 'made', map, packed } : undefined
  }
  return (await fewestDropped(days.length, attempt)) ?? { kind: 'refused', reason: 'too-large' }
}

/** Creates a sender's last report, which says that the sender has left the class. */
export async function makeLeavingReport(
  { madeAt, sequence, app }: Pick<AboutReport, 'madeAt' | 'sequence' | 'app'>,
  tools: Pick<ClassroomTools, 'encode' | 'deflate'>,
): Promise<PackedText> {
  return await packText({ left: true, madeAt, sequence, app }, tools)
}

/**
 * Returns the result of `attempt` with as few dropped days as possible, up to `most`. Undefined if even `most` is not
 * enough.
 */
async function fewestDropped<T>(
  most: number,
  attempt: (dropped: number) => Promise<T | undefined>,
): Promise<T | undefined> {
  const whole = await attempt(0)
  if (whole !== undefined || most === 0) return whole
  let best = await attempt(most)
  let [tooFew, enough] = [0, most]
  while (best !== undefined && enough - tooFew > 1) {
    const dropped = Math.floor((tooFew + enough) / 2)
    const made = await attempt(dropped)
    if (made === undefined) tooFew = dropped
    else [enough, best] = [dropped, made]
  }
  return best
}
