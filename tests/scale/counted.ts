/**
 * The requests of the product to a service, counted by tests. An account and a class in Firestore are counted by
 * `tests/data/firebase/counts/scale.emulated.ts`, a class on CouchDB by `tests/scale/couchCounts.long.test.ts`, a visit by
 * `tests/journeys/hostingCounts.journey.ts`. They fail when the counts change. Then update this table and docs/scale.md.
 */

/** `sent` and `received` are bytes of the bodies, without the headers of HTTP. */
interface Counted {
  readonly requests: number
  readonly writes: number
  readonly sent: number
  readonly received: number
}

/** Counts for Firestore. `packed` is `received` with each answer compressed (gzip). */
interface CountedInFirestore extends Counted {
  readonly packed: number
}

/** An account with the complete course in it: 49 lessons, 10 quizzes, completed on one day. */
const account = {
  firstBackup: { requests: 3, writes: 1, sent: 16_763, received: 549, packed: 440 },
  change: { requests: 2, writes: 1, sent: 1_239, received: 53_473, packed: 2_250 },
  nothingNew: { requests: 1, writes: 0, sent: 88, received: 53_262, packed: 2_106 },
} satisfies Readonly<Record<string, CountedInFirestore>>

/** A learner's hand-in checks, writes, reads back, and looks for the plan. Reports contain the complete course. */
const classInFirestore = {
  handIn: { requests: 4, writes: 1, sent: 2_701, received: 5_747, packed: 4_003 },
  nothingNew: { requests: 2, writes: 0, sent: 397, received: 3_257, packed: 2_268 },
  newPlan: { requests: 3, writes: 1, sent: 1_039, received: 1_376, packed: 986 },
  fetchOfThirty: { requests: 1, writes: 0, sent: 181, received: 68_383, packed: 38_264 },
  /** The automatic requests of an open book after a minute without reports: news, the class, the plan. */
  lookOfBook: { requests: 3, writes: 0, sent: 440, received: 1_469, packed: 1_013 },
} satisfies Readonly<Record<string, CountedInFirestore>>

/** On CouchDB a hand-in checks whether the class is open as well. */
const classOnCouch = {
  handIn: { requests: 5, writes: 1, sent: 1_580, received: 3_810 },
  nothingNew: { requests: 2, writes: 0, sent: 0, received: 2_056 },
  newPlan: { requests: 3, writes: 1, sent: 414, received: 573 },
  fetchOfThirty: { requests: 2, writes: 0, sent: 3_520, received: 55_030 },
  fetchOfNone: { requests: 1, writes: 0, sent: 0, received: 4_887 },
  /** The automatic requests of an open book: news, the database, its access, the plan. */
  lookOfBook: { requests: 4, writes: 0, sent: 0, received: 5_659 },
} satisfies Readonly<Record<string, Counted>>

/** Counted in Chromium. In `update`, every part has another name. */
const hosting = {
  firstVisit: { files: 87, received: 1_178_168 },
  laterVisit: { files: 1, received: 0 },
  update: { files: 16, received: 142_453 },
}

/** Bytes of a document in Firestore, by its rules, without index entries. */
const stored = { account: 7_522, report: 1_473 }

export const counted = { account, classInFirestore, classOnCouch, hosting, stored }
