/**
 * Role: remembers which learner this tab was unlocked for.
 * Guarantee: a reload, a link and Back continue the visit, and so does a tab that the browser has discarded, unless the
 * learner's idle time has passed. Another tab, and a tab that the browser or someone restored, is a new visit. A page
 * restored with Back checks the current state of the tab.
 * Must not: store a PIN, or anything else that unlocks progress in another tab or on another device.
 */
import { LET_IN, type GatePass } from '../lessonAhead'
import { storageName } from '../storageName'
import { wasComeBackTo } from './beginAtTop'
import { readStoredJson } from './readStoredJson'
import { writeStored } from './writeStored'

const KEY = storageName(LET_IN)
/** The clocks of two pages may differ this much. */
const CLOCK_MS = 1000
/** A page that was left before its script ran has not recorded that. */
const UNSEEN_MS = 20_000
/** How long Back may stay away. Then the browser may have been closed and restored in between. */
const AWAY_MS = 3_600_000

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the browser says about the start of this page. */
interface PageStart {
  readonly startedAt: number
  /** Browsers also say this about a restored tab. */
  readonly isComeBackTo: boolean
  readonly wasDiscarded: boolean
}

/** @param place only tests pass a different one. Reading `sessionStorage` itself throws if storage is blocked */
export function createTabGate(place: () => Place = () => window.sessionStorage, start = startOfPage) {
  /** Used only if the browser can't store the record. */
  let held: GatePass | undefined
  let isJudged = false
  const read = (): GatePass | undefined => held ?? parseLetIn(readStoredJson(KEY, place))
  const keep = (letIn: GatePass | undefined): void => {
    held = writeStored(KEY, letIn && JSON.stringify(letIn), place) ? undefined : letIn
  }
  const stay = (letIn: GatePass): void => keep({ ...letIn, left: undefined })
  /** Checked once per page, because a discarded tab that is reloaded as a new page has not measured its idle time. */
  const judge = (): void => {
    if (isJudged) return
    isJudged = true
    const letIn = read()
    if (letIn === undefined) return
    if (isSameVisit(letIn, start()) && !isOver(letIn)) stay(letIn)
    else keep(undefined)
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
    /** Records when each page of this tab is left, also a public one, because a restored tab has no page just left. */
    follow: (host: Pick<Window, 'addEventListener'> = window): void => {
      judge()
      host.addEventListener('pagehide', ({ persisted }) => {
        const letIn = read()
        if (letIn !== undefined) keep({ ...letIn, left: { at: Date.now(), isKept: persisted } })
      })
      host.addEventListener('pageshow', ({ persisted }) => {
        const letIn = read()
        if (persisted && letIn !== undefined) stay(letIn)
      })
    },
  }
}

/** The gate for this page. */
export const tabGate = createTabGate()

function startOfPage(): PageStart {
  return {
    startedAt: performance.timeOrigin,
    isComeBackTo: wasComeBackTo(),
    wasDiscarded: (document as { readonly wasDiscarded?: boolean }).wasDiscarded === true,
  }
}

/** A reload or a link starts the new page before it leaves the old one. A tab is restored after it was left, or killed. */
function isSameVisit({ left }: GatePass, { startedAt, isComeBackTo, wasDiscarded }: PageStart): boolean {
  if (wasDiscarded) return true
  const agoMs = left === undefined ? Number.NaN : Date.now() - left.at
  if (left === undefined || !(agoMs >= 0)) return false
  if (left.at >= startedAt - CLOCK_MS) return true
  return isComeBackTo ? left.isKept === true && agoMs < AWAY_MS : agoMs < UNSEEN_MS
}

/** If the last touch is in the future, the clock was set back, and the idle time is unknown. */
function isOver(letIn: GatePass): boolean {
  if (letIn.idle === undefined) return false
  const ageMs = Date.now() - letIn.idle.touchedAt
  return !(ageMs >= 0 && ageMs < letIn.idle.limitMs)
}

/** Unreadable data doesn't unlock anything. */
function parseLetIn(value: unknown): GatePass | undefined {
  const letIn = value as Partial<GatePass> | null | undefined
  return typeof letIn?.id === 'string' ? (letIn as GatePass) : undefined
}
