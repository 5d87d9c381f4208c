import { hexOf } from '../protocol/bytes'
import { answerCode } from '../protocol/light/answerCode'
import { receiptOf } from '../protocol/plan/receipts'
import { type AboutReport, makeLeavingReport, makeReport } from '../protocol/report/makeReport'
import { MOST_NOT_JOINED } from '../protocol/report/report'
import { sealReport } from '../protocol/report/sealReport'
import { classroomTools as tools } from '../../platform/classroomTools'
import { instantOf } from '../../core/progress/calendar'
import { isOutdated, type ProgressDocument } from '../../core/progress/document'
import { canonicalText } from '../../core/progress/json'
import type { Clock } from '../../platform/clock'
import type { JoinedRow, LastReport } from './classRow'
import { marksOf } from './ledgerMarks'
import { signerOfKey } from './signingKey'

export interface ReportParts {
  readonly clock: Clock
  /** Version of the app. */
  readonly app: string
}

type Refusal = 'not-in-class' | 'outdated' | 'too-large'

/**
 * Seals the learner's progress for the class in this row. Returns `same` if the row's last report has the same content.
 */
export async function makeRowReport(
  row: JoinedRow,
  document: ProgressDocument,
  { clock, app, place }: ReportParts & { readonly place: unknown },
): Promise<LastReport | 'same' | Refusal> {
  const { card, name, signing } = row
  const notJoined = row.notJoined.slice(0, MOST_NOT_JOINED).map((other) => other.name)
  if (signing === undefined) return 'not-in-class'
  const [sequence, madeAt] = [nextSequence(row, clock), instantOf(clock.now())]
  const sharing = row.isSharing ? { place } : undefined
  const about = { classId: card.classId, name, madeAt, sequence, app, notJoined, sharing }
  const made = await makeReport(document, about, tools)
  // The name was valid when it was stored.
  if (made.kind === 'refused') return made.reason === 'bad-name' ? 'not-in-class' : made.reason
  const content = await contentOf({ ...made.map, madeAt: undefined, sequence: undefined, app: undefined })
  if (row.last?.content === content) return 'same'
  const envelope = await sealReport(made.packed, sequence, signerOfKey(signing), card, tools)
  return {
    sequence,
    content,
    answer: await answerCode(made.packed.text, tools),
    receipt: await receiptOf(envelope, tools),
    marks: marksOf(document, sharing),
    envelope,
    text: tools.decode(made.packed.text),
  }
}

/** Creates the report that tells the teacher that the learner has left. */
export async function makeRowLeaving(row: JoinedRow, { clock, app }: ReportParts): Promise<LastReport | undefined> {
  const { card, signing } = row
  if (signing === undefined) return undefined
  const sequence = nextSequence(row, clock)
  const packed = await makeLeavingReport({ madeAt: instantOf(clock.now()), sequence, app }, tools)
  const envelope = await sealReport(packed, sequence, signerOfKey(signing), card, tools)
  return {
    sequence,
    content: '',
    answer: await answerCode(packed.text, tools),
    receipt: await receiptOf(envelope, tools),
    marks: {},
    envelope,
    text: tools.decode(packed.text),
  }
}

/** Never returns the same number twice, even if the clock was set back. */
function nextSequence({ sequence }: JoinedRow, clock: Clock): number {
  const now = clock.now().getTime()
  return Math.max(sequence + 1, Number.isSafeInteger(now) ? now : 0)
}

async function contentOf(map: object): Promise<string> {
  return hexOf(await tools.digest(tools.encode(canonicalText(map))))
}

/** Returns the text that would be handed in, or undefined if no report can be made. */
export async function previewText(
  document: ProgressDocument,
  { classId, name, app, clock, sharing }: Pick<AboutReport, 'classId' | 'name' | 'sharing'> & ReportParts,
): Promise<string | undefined> {
  if (isOutdated(document)) return undefined
  const about = { classId, name, madeAt: instantOf(clock.now()), sequence: 1, app, sharing }
  const made = await makeReport(document, about, tools)
  return made.kind === 'made' ? tools.decode(made.packed.text) : undefined
}
