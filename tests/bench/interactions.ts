import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChromiumBrowser } from '../journeys/drivers/chromium'
import type { Row } from './table'
import { asLearner, removeFolder, withServer } from './visits'

const PHONE_SLOWDOWN = 4
const AT_MOST_MS = 100
/** After a second a person loses the thought, and a phone's disk takes a part of that second. */
const DONE_AT_MOST_MS = 500
/** The shortest event that a browser reports (Event Timing, `durationThreshold`). */
const SHORTEST_MS = 16
const WAITED_MS = 10_000
/** A finger stays down for about so long. The control is drawn as pressed meanwhile, and its release is visible. */
const PRESSED_FOR_MS = 80

const LESSON = '/lesson/foundations/foundations_1'
const QUIZ = '/quiz/foundations'
const MARK_COMPLETE = `[...document.querySelectorAll('button')].find((button) => button.textContent.includes('Mark complete'))`
/** An expression in the page that is true when the lesson is complete and on the disk. */
const DONE = `[...document.querySelectorAll('button')].some((button) => button.textContent.includes('Undo'))`
const OPEN_ANSWER = `document.querySelector('fieldset input[type="radio"]:not(:checked)').closest('label')`

/** Records every event of the interactions from now on, and the paint that shows `seen`. */
const watchFor = (seen: string) => `
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
  globalThis.clicked = new Promise((resolve) => {
    globalThis.watcher = new PerformanceObserver((list) => {
      for (const { name, duration, interactionId, startTime } of list.getEntries()) {
        if (interactionId === 0 || startTime < since) continue
        events.push({ duration, interactionId, startTime })
        if (name === 'click') resolve(interactionId)
      }
    })
    watcher.observe({ type: 'event', durationThreshold: ${SHORTEST_MS} })
  })
`

/**
 * Returns the longest event of the press. A click that was painted too fast to be reported took at most the shortest reported
 * time.
 */
const LONGEST = `
  const id = await Promise.race([clicked, new Promise((resolve) => setTimeout(resolve, ${WAITED_MS}))])
  const ofThePress = events.filter(({ interactionId }) => id === undefined || interactionId === id)
  return Math.max(${SHORTEST_MS}, ...ofThePress.map(({ duration }) => duration))
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
async function showWholePage({ page, context }: ChromiumBrowser): Promise<void> {
  const session = await context.newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 1400, height: 1100 } })
  await session.detach()
}

interface Press {
  readonly paintMs: number
  readonly seenMs: number
}

/**
 * Measures interaction to next paint, in ms, on a slow phone. That is the time from the finger to the first paint after all
 * event listeners. It presses with the bare mouse, because the driver's own hit test would be measured too.
 */
async function press({ page, context, evaluate }: ChromiumBrowser, target: string, seen = 'true'): Promise<Press> {
  const session = await context.newCDPSession(page)
  const middle = `
    const { x, y, width, height } = (${target}).getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }`
  const { x, y } = (await evaluate(middle)) as { readonly x: number; readonly y: number }
  await page.mouse.move(x, y)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN })
  await evaluate(watchFor(seen))
  await page.mouse.click(x, y, { delay: PRESSED_FOR_MS })
  const paintMs = Number(await evaluate(LONGEST))
  const seenMs = Number(await evaluate(UNTIL_SEEN))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return { paintMs, seenMs }
}

/** Makes a page that only changes a word. It shows how long this machine takes for a press under its current load. */
function barePage(): string {
  const root = mkdtempSync(join(tmpdir(), 'bare-'))
  const press = `<!doctype html><title>Bare</title><button onclick="this.textContent = 'Done'">Mark complete</button>`
  writeFileSync(join(root, 'index.html'), press)
  return root
}

export async function measureInteractions(rounds: number): Promise<readonly Row[]> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const root = barePage()
  const complete: Press[] = []
  const answer: number[] = []
  const limit: number[] = []
  await withServer(root, (bare) =>
    withServer('dist', (port) =>
      asLearner(profile, `http://localhost:${port}`, async (learner, browser) => {
        await showWholePage(browser)
        for (let round = 0; round < rounds; round += 1) {
          await browser.goto(`http://localhost:${bare}/`)
          await learner.comesToRest()
          limit.push((await press(browser, MARK_COMPLETE)).paintMs)
          await learner.opens(LESSON)
          await learner.sees('Mark complete')
          await learner.comesToRest()
          complete.push(await press(browser, MARK_COMPLETE, DONE))
          await learner.presses('Undo')
          await learner.sees('Mark complete')
          await learner.opens(QUIZ)
          await learner.sees('Question 1 of')
          await learner.comesToRest()
          answer.push((await press(browser, OPEN_ANSWER)).paintMs)
        }
      }),
    ),
  )
  for (const folder of [profile, root]) removeFolder(folder)
  const row = (what: string, ours: readonly number[], atMost = AT_MOST_MS): Row => ({
    what: `${what}, CPU x4, beside a bare button's next paint`,
    unit: 'ms',
    ours,
    limit,
    atMost,
  })
  return [
    row(
      'Mark complete to the next paint',
      complete.map(({ paintMs }) => paintMs),
    ),
    row(
      'Mark complete to Done, durable and painted',
      complete.map(({ seenMs }) => seenMs),
      DONE_AT_MOST_MS,
    ),
    row('A quiz answer to the next paint', answer),
  ]
}
