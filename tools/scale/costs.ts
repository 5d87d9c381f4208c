/** Computes the costs of a number of learners, from counts by tests (`counted.ts`) and a school day (`schoolDay.ts`). */
import { type Counted, counted, readByRules } from './counted'
import { published } from './published'
import { ASSUMED, type LearnerDay, schoolDay, WAITS } from './schoolDay'

/** Documents and bytes, of a day or of a second. */
export interface Use {
  readonly reads: number
  readonly writes: number
  readonly out: number
  /** `out` is compressed. */
  readonly packed: number
}

export interface Costs {
  readonly learners: number
  readonly day: Use
  /** The busiest second. */
  readonly peak: Use
  /** Bytes. */
  readonly stored: number
  /** US$ for the reads and writes of a month beyond the free ones, and for storage. */
  readonly dollars: number
}

export const SIZES = [1_000, 7_200, 100_000, 10_000_000]
export const GIB = 2 ** 30
const FETCHES = 2

const { account, classInFirestore, classOnCouch, stored } = counted

/** One exchange of an account. */
const ofAccount = { changes: paidFor(account.change), looks: paidFor(account.nothingNew) }
/** One hand-in to a class in Firestore, which happens with each exchange. */
const ofClass = {
  changes: paidFor(classInFirestore.handIn, readByRules.handIn),
  looks: paidFor(classInFirestore.nothingNew),
}
/** One fetch by a teacher. Each report is a document, the rules read the class, and the app checks the plan. */
const { received, packed } = classInFirestore.fetchOfThirty
const ofFetch: Use = { reads: ASSUMED.classOf + readByRules.fetch + 1, writes: 0, out: received, packed }

/** The requests of an open class book. An empty list is one document, and the rules read the class. */
const ofLook = paidFor(classInFirestore.lookOfBook, readByRules.fetch)
/** Each report that arrives while the book is open is listed once, and again for a minute. */
const LISTED = 1 + 60 / WAITS.bookS

export function costsInFirestore(learners: number, hasClass: boolean): Costs {
  const { learner, peak } = schoolDay(learners)
  const classes = learners / ASSUMED.classOf
  const meanwhile = ASSUMED.classOf * learner.changes * (ASSUMED.bookS / ASSUMED.lessonS)
  const listed = times({ reads: 1, writes: 0, out: received / 30, packed: packed / 30 }, meanwhile * LISTED)
  const looked = plus(times(ofLook, ASSUMED.bookS / WAITS.bookS), listed)
  const ofBooks = times(plus(times(ofFetch, FETCHES), looked), hasClass ? classes : 0)
  const day = plus(times(exchanges(learner, hasClass), learners), ofBooks)
  const bytes = learners * (stored.account + (hasClass ? stored.report : 0))
  return { learners, day, peak: exchanges(peak, hasClass), stored: bytes, dollars: dollarsOf(day, bytes) }
}

/** The number of learners that the free plan supports on a school day, by each limit. */
export function freePlan(
  hasClass: boolean,
): Readonly<Record<'reads' | 'writes' | 'stored' | 'out' | 'packed', number>> {
  const { day, stored: bytes, learners } = costsInFirestore(7_200, hasClass)
  const held = (free: number, used: number) => Math.floor((free * learners) / used)
  const outADay = (published.freeOutAMonth.value * GIB) / ASSUMED.days
  return {
    reads: held(published.freeReadsADay.value, day.reads),
    writes: held(published.freeWritesADay.value, day.writes),
    stored: held(published.freeStored.value * GIB, bytes),
    out: held(outADay, day.out),
    packed: held(outADay, day.packed),
  }
}

export interface CouchCosts {
  readonly learners: number
  readonly classes: number
  /** Totals of a day, if devices connect to CouchDB directly. */
  readonly requests: number
  readonly writes: number
  readonly bytes: number
  /** Totals of the busiest second. */
  readonly peakRequests: number
  readonly peakWrites: number
}

export function costsOnCouch(learners: number): CouchCosts {
  const { learner, peak } = schoolDay(learners)
  const classes = Math.ceil(learners / ASSUMED.classOf)
  const both = (each: (one: Counted) => number, of: LearnerDay) =>
    of.changes * each(classOnCouch.handIn) + of.looks * each(classOnCouch.nothingNew)
  const fetch = { requests: classOnCouch.fetchOfThirty.requests + classOnCouch.nothingNew.requests }
  const bytes = ({ sent, received: got }: Counted) => sent + got
  const looks = classes * (ASSUMED.bookS / WAITS.bookS)
  return {
    learners,
    classes,
    requests:
      learners * both(({ requests }) => requests, learner) +
      classes * FETCHES * fetch.requests +
      looks * classOnCouch.lookOfBook.requests,
    writes: learners * learner.changes,
    bytes:
      learners * both(bytes, learner) +
      classes * FETCHES * bytes(classOnCouch.fetchOfThirty) +
      looks * bytes(classOnCouch.lookOfBook),
    peakRequests: both(({ requests }) => requests, peak),
    peakWrites: peak.changes,
  }
}

export interface HostingCosts {
  readonly learners: number
  /** Bytes of the first visit of each device, and of one update. */
  readonly first: number
  readonly update: number
  readonly dollarsAnUpdate: number
}

export function costsOfHosting(learners: number): HostingCosts {
  const [first, update] = [counted.hosting.firstVisit.received * learners, counted.hosting.update.received * learners]
  return { learners, first, update, dollarsAnUpdate: (update / 1e9) * published.hostingOut.value }
}

/** First visits, or updates, that the free hosting plan allows in a day. */
export function freeVisits(): { readonly first: number; readonly update: number } {
  const free = published.freeHostingADay.value * 1e6
  const { firstVisit, update } = counted.hosting
  return { first: Math.floor(free / firstVisit.received), update: Math.floor(free / update.received) }
}

/** Every request that is no write reads one document. */
function paidFor(
  { requests, writes, received: out, packed: small }: Counted & { readonly packed: number },
  rules = 0,
): Use {
  return { reads: requests - writes + rules, writes, out, packed: small }
}

function exchanges({ changes, looks }: LearnerDay, hasClass: boolean): Use {
  const own = plus(times(ofAccount.changes, changes), times(ofAccount.looks, looks))
  return hasClass ? plus(own, plus(times(ofClass.changes, changes), times(ofClass.looks, looks))) : own
}

function dollarsOf({ reads, writes }: Use, bytes: number): number {
  const paid = (used: number, free: number, of100000: number) => (Math.max(0, used - free) / 100_000) * of100000
  const aDay =
    paid(reads, published.freeReadsADay.value, published.readsOf100000.value) +
    paid(writes, published.freeWritesADay.value, published.writesOf100000.value)
  const kept = Math.max(0, bytes / GIB - published.freeStored.value) * published.storedAMonth.value
  return aDay * ASSUMED.days + kept
}

function times({ reads, writes, out, packed: small }: Use, by: number): Use {
  return { reads: reads * by, writes: writes * by, out: out * by, packed: small * by }
}

function plus(a: Use, b: Use): Use {
  return { reads: a.reads + b.reads, writes: a.writes + b.writes, out: a.out + b.out, packed: a.packed + b.packed }
}
