import { hexOf } from '../../src/classroom/protocol/bytes'
import { openReport, type OpenedReport } from '../../src/classroom/protocol/report/sealReport'
import type { JoinedClass, JoinedClasses, ReportToHandIn } from '../../src/classroom/ports/JoinedClasses'
import { createJoinedClasses } from '../../src/classroom/joined/joinedClasses'
import { answerCode } from '../../src/classroom/protocol/light/answerCode'
import type { LearnerStore } from '../../src/data/store/learnerStore'
import type { LearnerStoreOptions } from '../../src/data/store/openLearnerStore'
import { type OpenedClass, openedClass, tools } from './protocol/openedClass'
import { TurnableClock } from '../fakes/TurnableClock'
import { newLearner, openTestStore } from '../data/store/openTestStore'

export type Made = Extract<ReportToHandIn, { kind: 'made' }>
export type Opened = Extract<OpenedReport, { kind: 'opened' }>

export const keyOf = ({ card }: OpenedClass): string => hexOf(card.classId)

export function classesOf(
  store: Pick<LearnerStore, 'classes' | 'progress' | 'kept'>,
  clock = new TurnableClock('2026-11-20T09:00:00'),
): JoinedClasses {
  return createJoinedClasses({ store, clock, app: 'v9' })
}

/** A learner who has joined a class as Ada. */
export async function memberOf(opened: OpenedClass, options: Partial<LearnerStoreOptions> = {}) {
  const clock = new TurnableClock('2026-11-20T09:00:00')
  const learnerId = newLearner()
  const store = await openTestStore({ learnerId, clock, ...options })
  const classes = classesOf(store, clock)
  const failure = await classes.join(opened.card, 'Ada')
  if (failure !== undefined) throw new Error(`The class was not joined: ${failure}`)
  return { classes, store, clock, learnerId: store.learnerId, opened, key: keyOf(opened) }
}

export async function member(options: Partial<LearnerStoreOptions> = {}) {
  return await memberOf(await openedClass(), options)
}

export async function made(classes: JoinedClasses, key: string): Promise<Made> {
  const report = await classes.report(key)
  if (report.kind === 'failed') throw new Error(`No report was made: ${report.reason}`)
  return report
}

/** Opens the report as the teacher's device does. */
export async function openedBy({ card, open }: OpenedClass, envelope: Uint8Array): Promise<Opened> {
  const read = await openReport(envelope, card.classId, open, tools)
  if (read.kind === 'refused') throw new Error(`The report was refused: ${read.reason}`)
  return read
}

/** Returns the digits that the teacher's screen shows once the report is stored. */
export async function digitsFor(opened: OpenedClass, envelope: Uint8Array): Promise<string> {
  return await answerCode((await openedBy(opened, envelope)).text, tools)
}

export async function only(classes: JoinedClasses): Promise<JoinedClass> {
  const [first, ...others] = await classes.list()
  if (first === undefined || others.length > 0) throw new Error(`There are ${others.length + 1} classes or none`)
  return first
}
