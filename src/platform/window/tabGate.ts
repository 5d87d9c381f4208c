/**
 * Role: whom this tab was opened for.
 * Guarantee: a reload is the same visit, unless nobody has touched the ledger for as long as its learner chose; another tab
 * is none, and a page that Back shows again asks as the tab stands now.
 * Must not: keep a PIN, or anything else that opens a ledger elsewhere.
 */
const KEY = 'ledger-let-in'

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface LetIn {
  readonly id: string
  /** After how many milliseconds without a touch the gate is shut, and when the last one was. */
  readonly idle?: { readonly limitMs: number; readonly touchedAt: number }
}

/**
 * @param place only tests keep it elsewhere. Reading `sessionStorage` itself throws where storage is blocked
 */
export function createTabGate(place: () => Place = () => window.sessionStorage) {
  /** Only where the browser refuses to keep it. */
  let held: LetIn | undefined
  let isJudged = false
  const read = (): LetIn | undefined => held ?? parseLetIn(quietly(() => place().getItem(KEY)))
  const keep = (letIn: LetIn | undefined): void => {
    held = undefined
    try {
      if (letIn === undefined) place().removeItem(KEY)
      else place().setItem(KEY, JSON.stringify(letIn))
    } catch {
      held = letIn
    }
  }
  /** Once a page: a tab that was put away, and comes back as a new page, has not counted its time. */
  const judge = (): void => {
    if (!isJudged && isOver(read())) keep(undefined)
    isJudged = true
  }
  return {
    isOpen: (id: string): boolean => {
      judge()
      return id === read()?.id
    },
    /** Undefined closes it. */
    open: (id: string | undefined): void => {
      judge()
      if (id === undefined || id !== read()?.id) keep(id === undefined ? undefined : { id })
    },
    /** Somebody is at the ledger. Without a limit it stays open as long as the tab. */
    touched: (limitMs: number | undefined): void => {
      const id = read()?.id
      if (id !== undefined) keep({ id, ...(limitMs !== undefined && { idle: { limitMs, touchedAt: Date.now() } }) })
    },
  }
}

/** The gate of this page. */
export const tabGate = createTabGate()

/** A touch that lies ahead is one of a clock that was put back: how long ago it was nobody knows. */
function isOver(letIn: LetIn | undefined): boolean {
  if (letIn?.idle === undefined) return false
  const ageMs = Date.now() - letIn.idle.touchedAt
  return !(ageMs >= 0 && ageMs < letIn.idle.limitMs)
}

/** What can't be read lets nobody in. */
function parseLetIn(text: string | null | undefined): LetIn | undefined {
  const value = quietly(() => JSON.parse(text ?? '') as Partial<LetIn> | null)
  return typeof value?.id === 'string' ? (value as LetIn) : undefined
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
