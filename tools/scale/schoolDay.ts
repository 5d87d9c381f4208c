/**
 * Role: simulates a school day, second by second, with the exchanges of devices by the rules of
 * `src/data/replication/createRounds.ts`.
 * Guarantee: the same day each time.
 */

/** The learner's actions are assumptions. Everything else follows from the product. */
export const ASSUMED = {
  /** The number of hours in a school day. Each learner has one lesson with this site in one of them. */
  hours: 8,
  classOf: 30,
  lessonS: 45 * 60,
  /** The seconds after the bell within which all devices of an hour return. */
  bellS: 60,
  /** The number of saves in a lesson, at random times. */
  saves: 6,
  /** The share of devices that have earlier saves to send at the bell. */
  withNews: 0.5,
  /** Seconds of each lesson in which the teacher has the class book open. */
  bookS: 15 * 60,
  /** School days in a month. */
  days: 21,
}

/**
 * Seconds: the two waits of `createRounds.ts`, and that of an open class book (`openBookRelays.ts`). A test compares
 * them.
 */
export const WAITS = { afterWriteS: 2, slowS: 300, bookS: 30 }

export interface LearnerDay {
  /** Exchanges that write, and those that only check. */
  readonly changes: number
  readonly looks: number
}

export interface SchoolDay {
  /** The average for one learner. */
  readonly learner: LearnerDay
  /** The total of the busiest second of each kind. Both are in the same minute. */
  readonly peak: LearnerDay
}

/** The number of simulated learners. A few thousand are as evenly spread as more. */
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

/** An exchange happens at the bell, two seconds after each save, and after every five minutes without one. */
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
    // The next save came before this one was sent, so both go together.
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
