import { type Bytes, isSameBytes } from '../../protocol/bytes'
import type { SaveFailure } from '../../../data/store/storeHealth'
import type { ClassRelays, HandInOutcome } from '../../ports/ClassRelays'
import type { TabletClasses, TabletOther, TabletReport } from '../../ports/TabletClasses'
import type { ClassKey } from '../../ports/TaughtClasses'

export type MadeHere = Extract<TabletReport, { kind: 'made' }>

/** The learners on this device, with a report of everyone who is in the class. */
export interface OnDevice {
  readonly tablet: TabletClasses
  readonly reports: readonly TabletReport[]
  readonly others: readonly TabletOther[]
}

export async function readDevice(tablet: TabletClasses, key: ClassKey): Promise<OnDevice | SaveFailure> {
  // The reports list these learners, so their names are read first.
  const others = await tablet.others(key)
  if (typeof others === 'string') return others
  const reports = await tablet.reports(key)
  return typeof reports === 'string' ? reports : { tablet, reports, others }
}

export function madeOn({ reports }: OnDevice): readonly MadeHere[] {
  return reports.filter((report) => report.kind === 'made')
}

/** Returns the envelopes that no relay has and no teacher has confirmed, as far as this device knows. */
export function notSentFrom(device: OnDevice): readonly Bytes[] {
  return madeOn(device)
    .filter(({ handedIn }) => handedIn === undefined || handedIn.proof === 'ticked' || handedIn.isOffRelay)
    .map(({ envelope }) => envelope)
}

/** Returns the same list for the same envelopes, so that a running loop of codes does not start over. */
export function sameOrNext(before: readonly Bytes[] | undefined, next: readonly Bytes[]): readonly Bytes[] {
  const isSame = before?.length === next.length && next.every((bytes, at) => isSameBytes(bytes, before[at] ?? bytes))
  return isSame ? before : next
}

/** Sends everyone's reports to the relays on their class cards, after a press. Never rejects. */
export async function sendAll(open: () => Promise<ClassRelays>): Promise<HandInOutcome> {
  try {
    return await (await open()).handIn({ isTapped: true, signal: new AbortController().signal })
  } catch (error) {
    console.warn('The relays of the class could not be asked', error)
    return 'unavailable'
  }
}
