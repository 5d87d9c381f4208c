/**
 * Role: all learners on this device who are in a class, each from their own database.
 * Guarantee: opens only databases that exist, and closes each one right away; lists learners whose data can't be read.
 * Must not: change the current learner, or ask for a PIN: only the teacher can open a report.
 */
import { Dexie } from 'dexie'
import type { LearnerId } from '../../core/progress/ids'
import { plainName } from '../../core/progress/plainName'
import { canonicalText } from '../../core/progress/json'
import type { DeviceDatabase, LearnerRow } from '../../data/store/deviceDatabase'
import { learnerDatabaseName } from '../../data/store/learnerDatabase'
import type { OpenedLearnerStore } from '../../data/store/learnerStore'
import { learnerRows } from '../../data/store/learnerTable'
import { type SaveFailure, saveFailureOf } from '../../data/store/storeHealth'
import type { JoinedClass, JoinedClasses, NotJoined } from '../ports/JoinedClasses'
import type { TabletClasses, TabletFailure, TabletOther, TabletReport, TabletTaken } from '../ports/TabletClasses'
import type { ClassKey } from '../ports/TaughtClasses'
import { createJoinedClasses } from './joinedClasses'
import type { ReportParts } from './makeRowReport'

export interface TabletClassesParts extends ReportParts {
  readonly device: DeviceDatabase
  readonly openStore: (id: LearnerId) => Promise<OpenedLearnerStore>
}

type Opened<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly reason: TabletFailure }

export function createTabletClasses(parts: TabletClassesParts): TabletClasses {
  const { device, openStore } = parts

  const learners = async (): Promise<readonly LearnerRow[] | SaveFailure> => {
    try {
      const rows = await device.run((database) => learnerRows(database))
      // A learner without a database is not in any class.
      return rows.filter(({ hasDatabase }) => hasDatabase === true)
    } catch (error) {
      const failure = saveFailureOf(error)
      if (failure === undefined) throw error
      return failure
    }
  }

  const withClasses = async <T>(id: LearnerId, work: (classes: JoinedClasses) => Promise<T>): Promise<Opened<T>> => {
    if (!(await Dexie.exists(learnerDatabaseName(id)))) return { kind: 'failed', reason: 'gone' }
    const store = await openStore(id)
    try {
      if (store.beginning === 'unopened') {
        const health = store.health()
        return { kind: 'failed', reason: health.kind === 'failing' ? health.reason : 'connection' }
      }
      if (store.beginning !== 'found') return { kind: 'failed', reason: 'gone' }
      return { kind: 'done', value: await work(createJoinedClasses({ ...parts, store })) }
    } finally {
      store.close()
    }
  }

  /** Returns the learners who are not in the class, and which of them are named in reports from this device. */
  const readOthers = async (key: ClassKey): Promise<readonly TabletOther[] | SaveFailure> => {
    const rows = await learners()
    if (typeof rows === 'string') return rows
    const [others, named] = [[] as LearnerRow[], new Set<LearnerId>()]
    for (const row of rows) {
      const joined = await withClasses(row.id, (classes) => findJoined(classes, key))
      if (joined.kind === 'failed') continue
      if (joined.value === undefined) others.push(row)
      else for (const { learner } of joined.value.notJoined) named.add(learner)
    }
    return others
      .map(({ id, displayName }) => ({ learner: id, name: plainName(displayName), isNamed: named.has(id) }))
      .filter(({ name }) => name !== '')
      .sort((a, b) => a.name.localeCompare(b.name))
  }

  /** Sets which learners are named in the reports of every member on this device. */
  const setNamed = async (key: ClassKey, others: readonly TabletOther[]): Promise<SaveFailure | undefined> => {
    const rows = await learners()
    if (typeof rows === 'string') return rows
    const named = others.filter(({ isNamed }) => isNamed).map(({ learner, name }): NotJoined => ({ learner, name }))
    for (const { id } of rows) {
      const told = await withClasses(id, async (classes) => {
        const joined = await findJoined(classes, key)
        if (joined === undefined || joined.isLeaving) return undefined
        return canonicalText(joined.notJoined) === canonicalText(named)
          ? undefined
          : await classes.setNotJoined(key, named)
      })
      // No report is created for a learner whose data can't be read, or who has just left.
      if (told.kind === 'done' && told.value !== undefined && told.value !== 'not-in-class') return told.value
    }
    return undefined
  }

  return {
    others: async (key) => {
      const others = await readOthers(key)
      if (typeof others === 'string') return others
      return (await setNamed(key, others)) ?? others
    },
    tellOf: async (key, learner, isNamed) => {
      const others = await readOthers(key)
      if (typeof others === 'string') return others
      return await setNamed(
        key,
        others.map((other) => (other.learner === learner ? { ...other, isNamed } : other)),
      )
    },
    reports: async (key) => {
      const rows = await learners()
      if (typeof rows === 'string') return rows
      const reports: TabletReport[] = []
      // Processes learners one at a time, because a tablet may have thirty.
      for (const row of rows) {
        const made = await withClasses(row.id, (classes) => reportOf(classes, key, row))
        const report = made.kind === 'done' ? made.value : { ...made, learner: row.id, name: row.displayName }
        if (report !== undefined) reports.push(report)
      }
      return reports.sort((a, b) => a.name.localeCompare(b.name))
    },
    everyone: async (work) => {
      const rows = await learners()
      if (typeof rows === 'string') return rows
      for (const { id } of rows) await withClasses(id, (classes) => work(classes, id))
      return undefined
    },
    answer: async (key, digits) => {
      const rows = await learners()
      if (typeof rows === 'string') return rows
      let unread: SaveFailure | undefined
      for (const { id } of rows) {
        const proved = await withClasses(id, (classes) => classes.answer(key, digits))
        if (proved.kind === 'failed' || proved.value === 'wrong' || proved.value === 'not-in-class') continue
        if (proved.value === undefined) return { learner: id }
        unread = proved.value
      }
      return unread ?? 'wrong'
    },
    take: async (key, envelope) => {
      const rows = await learners()
      if (typeof rows === 'string') return rows
      const taken: TabletTaken[] = []
      for (const { id: learner, displayName } of rows) {
        const one = await withClasses(learner, (classes) => takenBy(classes, key, envelope))
        if (one.kind === 'failed') {
          // A learner whose data was deleted is in no class.
          if (one.reason !== 'gone') taken.push({ learner, name: displayName, outcome: { ...one, kind: 'refused' } })
        } else if (one.value !== undefined) taken.push({ learner, ...one.value })
      }
      return taken.sort((a, b) => a.name.localeCompare(b.name))
    },
    tick: async (learner, key, sequence) => {
      const ticked = await withClasses(learner, (classes) => classes.tick(key, sequence))
      if (ticked.kind === 'done') return ticked.value
      return ticked.reason === 'gone' || ticked.reason === 'too-large' || ticked.reason === 'deleted'
        ? 'not-in-class'
        : ticked.reason
    },
  }
}

async function findJoined(classes: JoinedClasses, key: ClassKey): Promise<JoinedClass | undefined> {
  return (await classes.list()).find((known) => known.key === key)
}

/** Returns undefined for a learner who is not in the class. */
async function takenBy(
  classes: JoinedClasses,
  key: ClassKey,
  envelope: Uint8Array,
): Promise<Omit<TabletTaken, 'learner'> | undefined> {
  const joined = await findJoined(classes, key)
  if (joined === undefined) return undefined
  const { name } = joined
  const confirmed = await classes.takeReceipts(key, envelope)
  if (typeof confirmed === 'string') return { name, outcome: { kind: 'refused', reason: confirmed } }
  // Nothing is asked of a learner who has left.
  const refused = joined.isLeaving ? 'old' : await classes.takePlan(key, envelope)
  if (refused === undefined || refused === 'old') {
    const isUncounted = (await findJoined(classes, key))?.handedIn[0]?.counts === false
    const outcome = { kind: 'taken' as const, confirmed, isNewPlan: refused === undefined }
    return { name, outcome: isUncounted ? { ...outcome, isUncounted } : outcome }
  }
  return { name, outcome: { kind: 'refused', reason: refused } }
}

/** Returns undefined for a learner who is not in the class. */
async function reportOf(
  classes: JoinedClasses,
  key: ClassKey,
  { id: learner, displayName }: LearnerRow,
): Promise<TabletReport | undefined> {
  const report = await classes.report(key)
  if (report.kind === 'failed')
    return report.reason === 'not-in-class'
      ? undefined
      : { kind: 'failed', learner, name: displayName, reason: report.reason }
  const joined = await findJoined(classes, key)
  const handedIn = joined?.handedIn.find(({ sequence }) => sequence === report.sequence)
  return { ...report, learner, handedIn, isLeaving: joined?.isLeaving === true }
}
