import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChromiumBrowser } from '../journeys/drivers/chromium'
import type { Row } from './table'
import { asLearner, removeFolder, withServer } from './visits'

const PHONE_SLOWDOWN = 4
const AT_MOST_MS = 100
/** The shortest event that a browser tells of (Event Timing, `durationThreshold`). */
const SHORTEST_MS = 16
const WAITED_MS = 10_000
/** A finger stays down for about so long; what it presses is drawn pressed, and its release is seen. */
const PRESSED_FOR_MS = 80

const LESSON = '/lesson/foundations/foundations_1'
const QUIZ = '/quiz/foundations'
const MARK_COMPLETE = `[...document.querySelectorAll('button')].find((button) => button.textContent.includes('Mark complete'))`
const OPEN_ANSWER = `document.querySelector('fieldset input[type="radio"]:not(:checked)').closest('label')`

/** Hears of every event of the interactions from now on. */
const WATCH = `
  globalThis.watcher?.disconnect()
  const since = performance.now()
  globalThis.events = []
  globalThis.clicked = new Promise((resolve) => {
    globalThis.watcher = new PerformanceObserver((list) => {
      for (const { name, duration, interactionId, startTime } of list.getEntries()) {
        if (interactionId === 0 || startTime < since) continue
        events.push({ duration, interactionId })
        if (name === 'click') resolve(interactionId)
      }
    })
    watcher.observe({ type: 'event', durationThreshold: ${SHORTEST_MS} })
  })
`

/** The longest event of the press. A click that was painted sooner than the browser tells of is at most that long. */
const LONGEST = `
  const id = await Promise.race([clicked, new Promise((resolve) => setTimeout(resolve, ${WAITED_MS}))])
  const ofThePress = events.filter(({ interactionId }) => id === undefined || interactionId === id)
  return Math.max(${SHORTEST_MS}, ...ofThePress.map(({ duration }) => duration))
`

/**
 * Interaction to next paint, in ms, on a slow phone: from the finger to the first paint after everything that heard it.
 * The bare mouse presses: a driver's own look at what it meets would be measured with it.
 */
async function nextPaint({ page, context, evaluate }: ChromiumBrowser, target: string): Promise<number> {
  const session = await context.newCDPSession(page)
  const middle = `
    const { x, y, width, height } = (${target}).getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }`
  const { x, y } = (await evaluate(middle)) as { readonly x: number; readonly y: number }
  await page.mouse.move(x, y)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN })
  await evaluate(WATCH)
  await page.mouse.click(x, y, { delay: PRESSED_FOR_MS })
  const ms = Number(await evaluate(LONGEST))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return ms
}

/** A page that does nothing but change a word: what this machine, as busy as it is, takes for a press. */
function barePage(): string {
  const root = mkdtempSync(join(tmpdir(), 'bare-'))
  const press = `<!doctype html><title>Bare</title><button onclick="this.textContent = 'Done'">Mark complete</button>`
  writeFileSync(join(root, 'index.html'), press)
  return root
}

export async function measureInteractions(rounds: number): Promise<readonly Row[]> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const root = barePage()
  const complete: number[] = []
  const answer: number[] = []
  const limit: number[] = []
  await withServer(root, (bare) =>
    withServer('dist', (port) =>
      asLearner(profile, `http://localhost:${port}`, async (learner, browser) => {
        for (let round = 0; round < rounds; round += 1) {
          await browser.goto(`http://localhost:${bare}/`)
          await learner.comesToRest()
          limit.push(await nextPaint(browser, MARK_COMPLETE))
          await learner.opens(LESSON)
          await learner.sees('Mark complete')
          await learner.comesToRest()
          complete.push(await nextPaint(browser, MARK_COMPLETE))
          await learner.presses('Undo')
          await learner.sees('Mark complete')
          await learner.opens(QUIZ)
          await learner.sees('Question 1 of')
          await learner.comesToRest()
          answer.push(await nextPaint(browser, OPEN_ANSWER))
        }
      }),
    ),
  )
  for (const folder of [profile, root]) removeFolder(folder)
  const row = (what: string, ours: readonly number[]): Row => ({
    what: `${what} to the next paint, CPU x4, beside a bare button`,
    unit: 'ms',
    ours,
    limit,
    atMost: AT_MOST_MS,
  })
  return [row('Mark complete', complete), row('A quiz answer', answer)]
}
