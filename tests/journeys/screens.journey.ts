import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lessonWords } from '#words/lesson'
import { choosesAnswer } from './answersQuestion'
import { answersQuiz } from './answersQuiz'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { Learner } from './Learner'
import { sameNames } from './sameNames'
import { Site } from './Site'
import { AXE_RULES } from './watchPage'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const SIZES = [
  [1280, 800],
  [360, 740],
  [320, 640],
] as const

let site: Site
beforeAll(async () => {
  site = await Site.starts()
})
afterAll(() => site?.goesAway())

describe.each(['light', 'dark'] as const)('a screen that a press changes, %s', (colorScheme) => {
  let browser: ChromiumBrowser
  let maya: Learner
  const complaints: string[] = []

  beforeAll(async () => {
    browser = await launchHeadlessShell({ colorScheme })
    browser.page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    browser.page.on('pageerror', (error) => complaints.push(String(error)))
    maya = new Learner(browser, site.origin)
  })
  afterAll(() => browser?.close())

  /**
   * Checks at the width of a laptop, a phone and a small phone. There must be no axe violation, no sideways scroll and no
   * console message. In dark, with the same actions on the same screens, axe checks the colors only.
   */
  const isFit = async (screen: string) => {
    for (const [width, height] of SIZES) {
      await browser.resize(width, height)
      const overflow = await browser.evaluate(
        'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(overflow, `${screen}: sideways scroll at ${width} px`).toBe(0)
      if (width === 320) continue
      if ((await browser.evaluate('return globalThis.axe === undefined')) === true) await browser.page.evaluate(axe)
      const violations = await browser.evaluate(`
        const { violations } = await axe.run(document, {
          runOnly: ${JSON.stringify(colorScheme === 'light' ? AXE_RULES.all : AXE_RULES.ofColors)},
          resultTypes: ['violations'], iframes: false, preload: false,
        })
        return violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.html.slice(0, 160)).join(' | '))`)
      expect(violations, `${screen} at ${width} px`).toEqual([])
      expect(await sameNames(browser), `${screen} at ${width} px`).toEqual([])
    }
    await browser.resize(1280, 800)
    expect(complaints, `${screen}: console`).toEqual([])
  }

  // routes.journey.ts checks each screen as its address opens it. Here are the states that take a press.
  it('before anyone learns', async () => {
    await maya.opens('/dashboard')
    await maya.isAt('/login?from=%2Fdashboard')
    await maya.presses('Sign in or create an account')
    await maya.presses('Create account')
    await isFit('login, create account')
    await maya.presses('Create account and start')
    await maya.sees('Enter your name')
    await isFit('login with an error')
  })

  it('for a learner who searches the glossary', async () => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.opens('/learning')
    await maya.presses('Open the glossary')
    await maya.isAt('/learning?view=glossary')
    await maya.types('budget', 'Search the glossary')
    await maya.sees('for “budget”')
    await isFit('glossary, searched')
  })

  it('for a learner with some progress', async () => {
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('50 points earned so far.')
    await isFit('lesson, done')
    await maya.opens('/quiz/foundations')
    await maya.sees('1 of 12')
    await isFit('quiz')
    await answersQuiz(maya, 'foundations_quiz', 'wrong')
    await maya.seesHeading(/^Not yet/)
    await isFit('quiz, not yet')
    await maya.presses('Try again')
    await answersQuiz(maya, 'foundations_quiz', 'right')
    await maya.seesHeading(/^You passed/)
    await isFit('quiz, passed')
    await maya.opens('/dashboard')
    await maya.sees('1 of 8')
    await isFit('dashboard, under way')
    await maya.opens('/learning')
    await maya.seesHeading('Learning Center')
    await isFit('learning center, under way')
  })

  it('for a self-check and a review', async () => {
    await maya.opens('/learning?view=check&module=saving')
    await maya.seesHeading(/^Before you start/)
    await isFit('check, offered')
    await maya.presses('Start the self-check')
    await maya.sees('Question 1 of 6')
    await isFit('check, a question')
    for (let number = 1; number <= 6; number += 1) {
      await maya.sees(`Question ${number} of 6`)
      await choosesAnswer(maya, 'wrong')
      await maya.presses(number === 6 ? 'Finish' : 'Next')
    }
    await maya.seesHeading('0 of 6')
    await maya.sees('Saved.')
    await isFit('check, its result')
    await maya.opens('/achievements')
    await maya.sees('0 of 6 before the lessons')
    await isFit('achievements, with a check')

    await browser.page.clock.setFixedTime(new Date(Date.now() + 86_400_000))
    await maya.opens('/dashboard')
    await maya.sees('questions, about')
    await isFit('dashboard, with a review')
    await maya.opens('/learning?view=review')
    for (let left = 10; left > 0 && !(await maya.text()).includes('Done for today'); left -= 1) {
      await choosesAnswer(maya, left === 10 ? 'wrong' : 'right')
      if (left === 10) await isFit('review, a question')
      await maya.presses('Check')
      await maya.sees('Saved.')
      if (left >= 9) await isFit('review, an answer')
      await browser.press('Enter')
    }
    await maya.seesHeading('Done for today')
    await isFit('review, its end')
  })

  it('for several learners on one device', async () => {
    await maya.opens('/profile')
    await maya.presses('Change picture or color')
    await maya.sees('Choose your color')
    await isFit('profile, another picture')
    await maya.opens('/dashboard')
    await maya.presses('Switch learner')
    await maya.seesHeading('Who is learning?')
    await isFit('who is learning')
    await maya.presses('Start learning')
    await maya.types('Maya', 'First name')
    await maya.sees('Another learner here is named Maya')
    await isFit('someone new, with a namesake')
  })
})
