/**
 * Role: a school day, second by second: when devices exchange, by the rules of `src/data/replication/createRounds.ts`.
 * Guarantee: the same day each time.
 */

/** What a learner does is assumed; everything after it follows from the product. */
export const ASSUMED = {
  /** Each learner has one lesson with this site on a school day, in one of these hours. */
  hours: 8,
  classOf: 30,
  lessonS: 45 * 60,
  /** All devices of an hour come back within so long after the bell. */
  bellS: 60,
  /** Times that something is saved in a lesson, at random. */
  saves: 6,
  /** Of the devices, how many have something from before to send at the bell. */
  withNews: 0.5,
  /** So long of each lesson the teacher has the class book open. */
  bookS: 15 * 60,
  /** School days in a month. */
  days: 21,
}

/** Seconds: the two waits of `createRounds.ts`, and that of an open class book (`openBookRelays.ts`); a test compares. */
export const WAITS = { afterWriteS: 2, slowS: 300, bookS: 30 }

export interface LearnerDay {
  /** Exchanges that have something to write, and those that only look. */
  readonly changes: number
  readonly looks: number
}

export interface SchoolDay {
  /** Of one learner, on average. */
  readonly learner: LearnerDay
  /** Of all, in the busiest second of each kind; that is in the same minute. */
  readonly peak: LearnerDay
}

/** A few thousand at once come as evenly as more do. */
const MOST_PLAYED = 20_000

export function schoolDay(learners: number): SchoolDay {
  const atOnce = Math.max(1, Math.round(learners / ASSUMED.hours))
  const played = Math.min(atOnce, MOST_PLAYED)
  const scale = atOnce / played
  const random = seeded(1)
  const seconds = Array.from({ length: ASSUMED.lessonS + WAITS.slowS }, () => ({ changes: 0, looks: 0 }))
  for (let learner = 0; learner < played; learner += 1) {
    for (const { at, kind } of lessonOf(random)) {
      const second = seconds[Math.floor(at)]
      if (second !== undefined) second[kind] += 1
    }
  }
  const sum = (kind: keyof LearnerDay) => seconds.reduce((all, second) => all + second[kind], 0) / played
  const most = (kind: keyof LearnerDay) => Math.max(...seconds.map((second) => second[kind])) * scale
  return {
    learner: { changes: sum('changes'), looks: sum('looks') },
    peak: { changes: most('changes'), looks: most('looks') },
  }
}

interface Exchange {
  /** Seconds after the bell. */
  readonly at: number
  readonly kind: keyof LearnerDay
}

/** At the bell, two seconds after each save, and every five minutes in which nothing was exchanged. */
function lessonOf(random: () => number): readonly Exchange[] {
  const first = random() * ASSUMED.bellS
  const exchanges: Exchange[] = [{ at: first, kind: random() < ASSUMED.withNews ? 'changes' : 'looks' }]
  const saves = Array.from({ length: ASSUMED.saves }, () => first + random() * (ASSUMED.lessonS - first))
  let last = first
  const lookUntil = (end: number) => {
    for (; last + WAITS.slowS < end; last += WAITS.slowS) exchanges.push({ at: last + WAITS.slowS, kind: 'looks' })
  }
  saves.sort((a, b) => a - b)
  for (const [number, save] of saves.entries()) {
    // The next one came before this one was sent: both go together.
    if ((saves[number + 1] ?? Infinity) - save < WAITS.afterWriteS) continue
    lookUntil(save)
    last = save + WAITS.afterWriteS
    exchanges.push({ at: last, kind: 'changes' })
  }
  lookUntil(ASSUMED.lessonS)
  return exchanges
}

/** Numbers from 0 to below 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
