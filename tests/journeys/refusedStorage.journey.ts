import { describe, expect } from 'vitest'
import { learnerFrameWords } from '#words/learnerFrame'
import { loginWords } from '#words/login'
import { lessonWords as words } from '#words/lesson'
import { toolNames } from '#words/toolNames'
import { toolsWords } from '#words/tools'
import { toolsLoanWords as loanWords } from '#words/toolsLoan'
import { launchHeadlessShell } from './drivers/chromium'
import { isNightly } from './engines'
import { journeyOfTest } from './journey'

const it = journeyOfTest(launchHeadlessShell)

const refusing = (names: readonly string[]) => `
  for (const name of ${JSON.stringify(names)}) Object.defineProperty(window, name, {
    configurable: true,
    get() { throw new DOMException('Access is denied for this document.', 'SecurityError') },
  })`
/** The ways in which browsers deny a site its storage. */
const refusals = [
  ['throw at its name', refusing(['indexedDB', 'localStorage', 'sessionStorage', 'caches'])],
  [
    'throw when it is opened',
    `IDBFactory.prototype.open = () => { throw new DOMException('The operation is insecure.', 'SecurityError') }`,
  ],
  [
    'fail to open it',
    `IDBFactory.prototype.open = () => {
       const request = new EventTarget()
       Object.assign(request, { error: new DOMException('Internal error.', 'UnknownError'), readyState: 'done' })
       setTimeout(() => {
         const event = new Event('error')
         request.onerror?.(event)
         request.dispatchEvent(event)
       })
       return request
     }`,
  ],
  [
    'do not have it',
    `for (const name of ['indexedDB', 'IDBKeyRange'])
       Object.defineProperty(window, name, { configurable: true, value: undefined })`,
  ],
  ['never answer', `IDBFactory.prototype.open = () => new EventTarget()`],
] as const

/** A page waits long for these, so only the nightly run tries them. */
const slow: readonly string[] = ['fail to open it', 'never answer']

/** These need no storage, and are opened by their address. */
const otherParts = [
  ['/learning?view=glossary', learnerFrameWords.titles.glossary],
  ['/learning?view=sign', learnerFrameWords.titles.sign],
] as const

describe('a lesson in a browser that saves nothing', () => {
  it.for(refusals.filter(([way]) => isNightly || !slow.includes(way)))(
    'can be read, and calculators work, in browsers that %s',
    { timeout: 240_000 },
    async ([, script], { browser, learner: ana }) => {
      await browser.context.addInitScript(script)
      await ana.opens('/lesson/foundations/foundations_1')
      await ana.sees(words.unsavedTitle, { withinMs: 120_000 })
      await ana.seesHeading('Introduction to Money Management')
      await ana.sees('Practical Steps')
      expect(await ana.canPress(words.markComplete)).toBe(false)
      await browser.click("return document.querySelector('main article input[type=checkbox]')")
      await browser.click('return document.querySelector(\'main nav a[href$="foundations_2"]\')')
      await ana.isAt('/lesson/foundations/foundations_2')
      await ana.sees(words.unsavedTitle)
      expect(await ana.text()).not.toContain('Something went wrong')
      await ana.opens('/login')
      await ana.seesHeading(loginWords.cannotSaveTitle, { withinMs: 120_000 })
      await ana.presses(learnerFrameWords.titles.tools)
      await ana.sees(toolsWords.unsavedIntro)
      await ana.presses(toolNames.loan)
      await ana.types('4321', loanWords.amount)
      await ana.sees(toolsWords.numbers['private-mode'])
      for (const [path, title] of otherParts) {
        await ana.opens(path)
        await ana.seesHeading(title, { withinMs: 120_000 })
        await ana.isAt(path)
      }
      await ana.opens('/login')
      await ana.seesHeading(loginWords.cannotSaveTitle, { withinMs: 120_000 })
      await ana.presses(loginWords.readLessons)
      await ana.isAt('/financial-literacy')
    },
  )
})
