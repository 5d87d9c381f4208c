/**
 * Role: sends the reports of everyone on this device to every relay on their class cards, and takes plans and receipts.
 * Guarantee: treats a report as stored only after the relay returned its bytes. Each run checks that the relay still
 * has the report, and sends it again if not. When the class is closed on all of its relays, no report is on them.
 * Must not: stop because one learner, class or relay fails.
 */
import type { CardRelay, ClassCard } from '../protocol/card/classCard'
import { decodeEnvelope } from '../protocol/envelope/envelope'
import type { LearnerId } from '../../core/progress/ids'
import type { JoinedClass, JoinedClasses } from '../ports/JoinedClasses'
import type { Relay, RelayFault } from '../ports/Relay'
import type { TabletClasses } from '../ports/TabletClasses'

export interface HandInParts {
  readonly tablet: Pick<TabletClasses, 'everyone'>
  /** Undefined if the relay can't be reached now. */
  readonly relayOf: (card: ClassCard, named: CardRelay, learner: LearnerId) => Promise<Relay | undefined>
  readonly signal: AbortSignal
}

/** Returns the faults; the list is empty if every report arrived. */
export async function handInByRelay({ tablet, relayOf, signal }: HandInParts): Promise<readonly RelayFault[]> {
  const faults: RelayFault[] = []
  const failure = await tablet.everyone(async (classes, learner) => {
    for (const joined of await classes.list()) {
      const { relays } = joined.card
      let closed = 0
      for (const named of relays) {
        const relay = signal.aborted ? undefined : await relayOf(joined.card, named, learner)
        if (relay === undefined) continue
        const found = await handInOne({ classes, joined, relay, signal })
        faults.push(...found)
        if (found.includes('closed')) closed += 1
      }
      // A relay that was not asked, or that failed, may still have the reports.
      if (closed > 0 && closed === relays.length) await classes.offRelay(joined.key)
    }
  })
  return failure === undefined ? faults : [...faults, 'offline']
}

interface One {
  readonly classes: JoinedClasses
  readonly joined: JoinedClass
  readonly relay: Relay
  readonly signal: AbortSignal
}

async function handInOne({ classes, joined, relay, signal }: One): Promise<readonly RelayFault[]> {
  const { key, isLeaving } = joined
  const report = await classes.report(key)
  // The learner's own page shows why no report can be made.
  if (report.kind === 'failed') return []
  const read = decodeEnvelope(report.envelope)
  if (read.kind === 'refused') return []
  const put = await relay.put(read.envelope, signal)
  // `older` means that another tab has already sent a newer report from this sender.
  if (put.kind === 'failed' && put.reason !== 'older') return [put.reason]
  if (put.kind === 'kept') await classes.onRelay(key, report.sequence)
  if (isLeaving) return []
  const plan = await relay.plan(signal)
  if (plan.kind === 'failed') return [plan.reason]
  if (plan.envelope === undefined) return []
  const { bytes, sequence } = plan.envelope
  const isNew = sequence > (joined.plan?.sequence ?? 0)
  const isConfirmed = joined.handedIn.some((one) => one.sequence === report.sequence && one.proof === 'answered')
  // Receipts come first, because the stored plan says that its envelope was read.
  if (isNew || !isConfirmed) await classes.takeReceipts(key, bytes)
  if (isNew) await classes.takePlan(key, bytes)
  return []
}
