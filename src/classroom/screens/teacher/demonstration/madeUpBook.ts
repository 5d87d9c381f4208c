/**
 * Role: the sample class as an open class book, so that every page works as it does with a real class.
 * Guarantee: all of its data is in memory and is gone when the page is closed.
 * Must not: store, send or export anything, or claim that it did.
 */
import type { BookState, Collected, OpenBook } from '../../../ports/TaughtClasses'
import { type ReportRow, reportKey, withDecisions, withErased } from '../../../protocol/book/classBook'
import type { ClassCurriculum } from '../../../protocol/book/grid'
import { withoutWaiting } from '../../../protocol/book/members'
import type { ClassCard } from '../../../protocol/card/classCard'
import { isAsking, isMessage } from '../../../protocol/plan/plan'
import { createStore } from '../../../../platform/createStore'
import { instantOf } from '../../../../core/progress/calendar'
import { madeUpClassBook, madeUpReports } from './madeUpClassBook'
import { MADE_UP_KEY } from '../../../../words/madeUpKey'
import { MADE_UP_LEARNERS } from './madeUpLearners'

const ANSWER_STEP = 9_999_991

interface Named {
  readonly className: string
  readonly teacherName: string
}

export function madeUpBook(curriculum: ClassCurriculum, now: () => Date, named: Named): OpenBook {
  const openedAt = instantOf(new Date(now().getTime() - 20 * 86_400_000))
  const state = createStore<BookState>({
    book: madeUpClassBook(curriculum, now()),
    refused: [
      {
        at: instantOf(new Date(now().getTime() - 18 * 60_000)),
        carrier: 'light',
        reason: 'another-class',
        name: undefined,
      },
      {
        at: instantOf(new Date(now().getTime() - 25 * 60_000)),
        carrier: 'file',
        reason: 'older',
        name: MADE_UP_LEARNERS[4]?.name,
      },
    ],
    notes: {},
    plan: undefined,
    expects: MADE_UP_LEARNERS.length,
    archivedAt: undefined,
    backedUpAt: openedAt,
    hasChanged: false,
    damaged: 0,
    newer: 0,
    end: undefined,
  })
  const change = (next: Partial<BookState>): void => state.set({ ...state.getSnapshot(), ...next })
  const { book } = state.getSnapshot()
  const known = madeUpReports(curriculum, now())
  let next = 0

  /**
   * Hands in a report for the next learner who sent none in the last 12 hours. It repeats that learner's last report
   * with a new sequence number.
   */
  async function collectNext(): Promise<Collected> {
    const silent = known.filter(({ row }) => now().getTime() - Date.parse(row.heardAt) > 43_200_000)
    const report = silent[next % Math.max(1, silent.length)]
    next += 1
    if (report === undefined) return { kind: 'refused', reason: 'older', name: undefined }
    const { sender, sequence } = report.row
    const row: ReportRow = { ...report.row, sequence: sequence + next, heardAt: instantOf(now()) }
    const madeAt = instantOf(now())
    const taken = { ...row, report: { ...row.report, sequence: row.sequence, madeAt } }
    const before = state.getSnapshot().book
    change({ book: { ...before, reports: { ...before.reports, [reportKey(taken)]: taken } } })
    return {
      kind: 'stored',
      sender,
      member: report.member,
      name: row.report.name,
      isWaiting: false,
      answer: String((next * ANSWER_STEP) % 100_000_000).padStart(8, '0'),
      news: { lessons: 0, answers: 0, quizzes: 0 },
    }
  }

  return {
    key: MADE_UP_KEY,
    card: cardOf(named),
    openedAt,
    relayMarks: new Map(),
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    collect: collectNext,
    collectAll: async () => [await collectNext()],
    collectFiles: async () => [await collectNext()],
    refuse: async () => [],
    decide: async (taps) => {
      change({ book: withDecisions(state.getSnapshot().book, taps) })
      return undefined
    },
    forgetWaiting: async (senders) => {
      change({ book: withoutWaiting(state.getSnapshot().book, senders) })
      return undefined
    },
    setExpected: async (expects) => {
      change({ expects })
      return undefined
    },
    setBefore: async () => 'not-before',
    signAccess: async () => new Uint8Array(),
    signDeletion: async () => new Uint8Array(),
    setRelays: async () => 'private-mode',
    setNote: async (member, text) => {
      change({ notes: { ...state.getSnapshot().notes, [member]: text } })
      return undefined
    },
    setPlan: async (asked) => {
      if (!isMessage(asked.message)) return 'bad-plan'
      const plan = { ...asked, madeAt: instantOf(now()), sequence: now().getTime() }
      change({ plan: isAsking(plan) ? { plan, envelope: new Uint8Array() } : undefined })
      return undefined
    },
    sealOutgoing: async () => ({ kind: 'nothing' }),
    setArchived: async () => 'private-mode',
    erase: async (senders) => {
      change({ book: withErased(state.getSnapshot().book, senders) })
      return undefined
    },
    deleteMember: async () => 'private-mode',
    changePassword: async () => ({ kind: 'refused', reason: 'private-mode' }),
    isPassword: async () => false,
    makeBackup: async () => ({ kind: 'failed', reason: 'private-mode' }),
    backupGiven: async () => undefined,
    closeClass: async () => {
      change({ book })
      return undefined
    },
    lock: () => undefined,
  }
}

function cardOf({ className, teacherName }: Named): ClassCard {
  const classId = Uint8Array.from({ length: 16 }, (_, place) => (place * 53 + 17) % 256)
  const key = new Uint8Array(65)
  return {
    classId,
    className,
    teacherName,
    verifyingKey: key,
    sealingKey: key,
    planKey: new Uint8Array(32),
    relays: [],
  }
}
