/**
 * Role: remembers which learner this tab was unlocked for.
 * Guarantee: a reload continues the visit, unless the learner's idle time has passed. Another tab is a new visit, and a
 * page restored with Back checks the current state of the tab.
 * Must not: store a PIN, or anything else that unlocks progress in another tab or on another device.
 */
import { LET_IN } from '../lessonAhead'
import { storageName } from '../storageName'
import { readStoredJson } from './readStoredJson'
import { writeStored } from './writeStored'

const KEY = storageName(LET_IN)

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface LetIn {
  readonly id: string
  /** The idle limit in ms, and the time of the last touch. */
  readonly idle?: { readonly limitMs: number; readonly touchedAt: number }
}

/** @param place only tests pass a different one. Reading `sessionStorage` itself throws if storage is blocked */
export function createTabGate(place: () => Place = () => window.sessionStorage) {
  /** Used only if the browser can't store the record. */
  let held: LetIn | undefined
  let isJudged = false
  const read = (): LetIn | undefined => held ?? parseLetIn(readStoredJson(KEY, place))
  const keep = (letIn: LetIn | undefined): void => {
    held = writeStored(KEY, letIn && JSON.stringify(letIn), place) ? undefined : letIn
  }
  /** Checked once per page, because a discarded tab that is reloaded as a new page has not measured its idle time. */
  const judge = (): void => {
    if (!isJudged && isOver(read())) keep(undefined)
    isJudged = true
  }
  return {
    isOpen: (id: string): boolean => {
      judge()
      return id === read()?.id
    },
    /** Undefined locks the tab. */
    open: (id: string | undefined): void => {
      judge()
      if (id === undefined || id !== read()?.id) keep(id === undefined ? undefined : { id })
    },
    /** Records a touch. Without a limit, the tab stays unlocked while it is open. */
    touched: (limitMs: number | undefined): void => {
      const id = read()?.id
      if (id !== undefined) keep({ id, ...(limitMs !== undefined && { idle: { limitMs, touchedAt: Date.now() } }) })
    },
  }
}

/** The gate for this page. */
export const tabGate = createTabGate()

/** If the last touch is in the future, the clock was set back, and the idle time is unknown. */
function isOver(letIn: LetIn | undefined): boolean {
  if (letIn?.idle === undefined) return false
  const ageMs = Date.now() - letIn.idle.touchedAt
  return !(ageMs >= 0 && ageMs < letIn.idle.limitMs)
}

/** Unreadable data doesn't unlock anything. */
function parseLetIn(value: unknown): LetIn | undefined {
  const letIn = value as Partial<LetIn> | null | undefined
  return typeof letIn?.id === 'string' ? (letIn as LetIn) : undefined
}
