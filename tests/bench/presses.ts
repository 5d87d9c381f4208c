/** Measures what a person feels after a press or a key: the time to the next paint, by the browser's own Event Timing. */
import type { ChromiumBrowser } from '../journeys/drivers/chromium'

/** The shortest event that a browser reports (Event Timing, `durationThreshold`). */
const SHORTEST_MS = 16
const WAITED_MS = 10_000
/** A finger stays down for about so long. The control is drawn as pressed meanwhile, and its release is visible. */
const PRESSED_FOR_MS = 80

/** The last event of an interaction: of a press, or of a key. */
type Last = 'click' | 'keyup'

/** Records every event of the interactions from now on, and the paint that shows `seen`. */
const watchFor = (seen: string, last: Last) => `
  globalThis.seenAt = undefined
  const changes = new MutationObserver(() => {
    if (!(${seen})) return
    changes.disconnect()
    const painted = new MessageChannel()
    painted.port1.onmessage = () => { globalThis.seenAt = performance.now() }
    requestAnimationFrame(() => painted.port2.postMessage(0))
  })
  changes.observe(document.body, { subtree: true, childList: true })
  globalThis.watcher?.disconnect()
  const since = performance.now()
  globalThis.events = []
  globalThis.ended = new Promise((resolve) => {
    globalThis.watcher = new PerformanceObserver((list) => {
      for (const { name, duration, interactionId, startTime } of list.getEntries()) {
        if (interactionId === 0 || startTime < since) continue
        events.push({ duration, interactionId, startTime })
        if (name === '${last}') resolve(interactionId)
      }
    })
    watcher.observe({ type: 'event', durationThreshold: ${SHORTEST_MS} })
  })
`

/**
 * Returns the longest event of the interaction. One that was painted too fast to be reported took at most the shortest reported
 * time.
 */
const LONGEST = `
  const id = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, ${WAITED_MS}))])
  const ofThisOne = events.filter(({ interactionId }) => id === undefined || interactionId === id)
  return Math.max(${SHORTEST_MS}, ...ofThisOne.map(({ duration }) => duration))
`

/** Returns the time from the release of the press to the paint that shows the awaited text. */
const UNTIL_SEEN = `
  const deadline = performance.now() + ${WAITED_MS}
  while (seenAt === undefined && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
  return (seenAt ?? Infinity) - Math.max(...events.map(({ startTime }) => startTime))
`

/**
 * The bars of the browser's window take some of its height, also in headless mode. The part of the page below the screen would
 * never be painted. Each press there would seem to wait for the next change further up.
 */
export async function showWholePage({ page, context }: ChromiumBrowser): Promise<void> {
  const session = await context.newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 1400, height: 1100 } })
  await session.detach()
}

/** Makes the page's own thread slower by this factor while `work` runs. Workers keep their speed. */
export async function slowed<T>({ page, context }: ChromiumBrowser, rate: number, work: () => Promise<T>): Promise<T> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  try {
    return await work()
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
}

export interface Press {
  readonly paintMs: number
  readonly seenMs: number
}

/** Returns the middle of an element. Moves the page if something else is there, or nothing. */
const middleOf = (target: string) => `
  const target = ${target}
  const middle = () => {
    const { x, y, width, height } = target.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const { x, y } = middle()
  if (!target.contains(document.elementFromPoint(x, y))) {
    target.scrollIntoView({ block: 'center' })
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  }
  return middle()
`

/**
 * Measures interaction to next paint, in ms. That is the time from the finger to the first paint after all event listeners. It
 * presses with the bare mouse, because the driver's own hit test would be measured too.
 */
export async function press(browser: ChromiumBrowser, target: string, seen = 'true'): Promise<Press> {
  const { page, evaluate } = browser
  const { x, y } = (await evaluate(middleOf(target))) as { readonly x: number; readonly y: number }
  await page.mouse.move(x, y)
  await evaluate(watchFor(seen, 'click'))
  await page.mouse.click(x, y, { delay: PRESSED_FOR_MS })
  return { paintMs: Number(await evaluate(LONGEST)), seenMs: Number(await evaluate(UNTIL_SEEN)) }
}

/** Measures the same for each letter of a word, in the field that has the focus. */
export async function typeWord({ page, evaluate }: ChromiumBrowser, word: string): Promise<readonly number[]> {
  const times: number[] = []
  for (const letter of word) {
    await evaluate(watchFor('true', 'keyup'))
    await page.keyboard.press(letter, { delay: PRESSED_FOR_MS })
    times.push(Number(await evaluate(LONGEST)))
  }
  return times
}
