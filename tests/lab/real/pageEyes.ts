/** The visible state of a page at one moment. */
export interface Look {
  /** The time by the page's own clock, which is this machine's. */
  readonly at: number
  readonly loadedAt: number
  readonly lesson?: string
  readonly lessonState?: 'complete' | 'open'
  readonly passedQuiz?: string
  /** The text of a note that is marked as saved, or that was there when the page loaded. */
  readonly note?: string
  readonly isReady: boolean
  /** The page said so, and the progress it refers to has not changed for a while. */
  readonly isBackedUp: boolean
  /** Another version replaced this page. */
  readonly isTakenOver?: true
  /** The page says that the session of this device has ended. */
  readonly isSignedOut?: true
  /** The page asks which learner is there. */
  readonly isLogin?: true
}

/** How long the backup message may lag behind the progress, on a busy machine. */
export const LAG_MS = 1500

/**
 * A script for every page. It reports each change of the visible state to `labShown` at the moment it appears. So a kill can't
 * come between the screen and its record.
 */
export const PAGE_EYES = `(() => {
  if (globalThis.labEyes || !globalThis.labShown) return
  globalThis.labEyes = true
  let last = ''
  let steadySince = Date.now()
  let before = ''
  const textOf = (element) => (element?.innerText ?? '').replace(/\\s+/g, ' ').trim()
  const see = () => {
    const found = {}
    const lesson = /^\\/lesson\\/[^/]+\\/([^/]+)$/.exec(location.pathname)?.[1]
    const bar = document.querySelector('section[aria-label="Lesson progress"]')
    if (lesson !== undefined && bar !== null) {
      const text = textOf(bar)
      const state = /^Done/.test(text) ? 'complete'
        : /Mark complete/.test(text) ? 'open' : undefined
      if (state !== undefined) Object.assign(found, { lesson, lessonState: state })
      const field = document.querySelector('main textarea')
      const says = field?.closest('section')?.querySelector('[role="status"]')
      if (field && says && textOf(says) === 'Saved on this device') Object.assign(found, { lesson, note: field.value })
    }
    const quiz = /^\\/quiz\\/([^/]+)$/.exec(location.pathname)?.[1]
    if (quiz !== undefined && /^You passed/.test(textOf(document.querySelector('main h1')))) found.passedQuiz = quiz
    if (location.pathname === '/login' && document.querySelector('main h1') !== null) found.isLogin = true
    found.isReady = (document.body?.innerText ?? '').includes('Ready offline')
    const status = document.querySelector('[data-status]')?.getAttribute('data-status')
    if (status === 'sign-in-again') found.isSignedOut = true
    return { found, status }
  }
  const tell = (isBackedUp) => {
    if (document.body === null) return
    const { found, status } = see()
    const facts = JSON.stringify([found.lesson, found.lessonState, found.note, found.passedQuiz, status])
    if (facts !== before) { before = facts; steadySince = Date.now(); setTimeout(() => tell(true), ${LAG_MS}) }
    const isSteady = Date.now() - steadySince >= ${LAG_MS} - 5
    const look = { ...found, isBackedUp: isBackedUp && isSteady && status === 'backed-up' }
    const text = JSON.stringify(look)
    if (text === last) return
    last = text
    globalThis.labShown({ ...look, loadedAt: performance.timeOrigin, at: Date.now() })
  }
  const container = navigator.serviceWorker
  let hadController = Boolean(container?.controller)
  container?.addEventListener('controllerchange', () => {
    if (hadController) globalThis.labShown({ isReady: false, isBackedUp: false, isTakenOver: true, loadedAt: performance.timeOrigin, at: Date.now() })
    hadController = true
  })
  const awakes = () => { steadySince = Date.now() + 1000; setTimeout(() => tell(true), 1000 + ${LAG_MS}) }
  for (const name of ['resume', 'visibilitychange']) document.addEventListener(name, awakes)
  addEventListener('pageshow', ({ persisted }) => { if (persisted) awakes() })
  new MutationObserver(() => tell(false)).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
})()`
