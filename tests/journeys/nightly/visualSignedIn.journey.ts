import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { answersQuiz } from '../answersQuiz'
import { launchHeadlessShell } from '../drivers/chromium'
import { journeyOfTest } from '../journey'
import { protectedRoutes } from '../routesOfTheSite'
import { lookAtPage, lookAtRoutes } from '../visual/lookAtPage'

describe('no text is covered, crossed or cut, signed in', () => {
  const it = journeyOfTest(launchHeadlessShell)

  it.beforeEach(async ({ learner: maya }) => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
  })

  it('on the screens of a learner who has just started', async ({ browser, learner: maya }) => {
    expect(await lookAtRoutes(browser, maya, protectedRoutes)).toEqual([])
  })

  it('on the screens of a learner with some progress', async ({ browser, learner: maya }) => {
    const faults: string[] = []
    const looks = async (screen: string) => {
      // At the page's position after a press, the scroll-to-top button would float over other content.
      await browser.evaluate('window.scrollTo(0, 0)')
      await maya.until('return document.querySelector(\'button[aria-label="Scroll to top"]\') === null', 'the top')
      faults.push(...(await lookAtPage(browser, screen)))
    }
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('50 points earned so far.')
    await looks('lesson, complete')
    await maya.opens('/quiz/foundations')
    await maya.sees('1 of 12')
    await answersQuiz(maya, 'foundations_quiz', 'right')
    await maya.seesHeading(/^You passed/)
    await looks('quiz, passed')
    for (const { path, heading } of protectedRoutes.slice(0, 13)) {
      await maya.opens(path)
      await maya.seesHeading(heading)
      await looks(`${path}, under way`)
    }
    expect(faults).toEqual([])
  })

  it('on the screens that a device shows to several learners', async ({ browser, learner: maya }) => {
    const faults: string[] = []
    await maya.opens('/dashboard')
    await maya.presses('Switch learner')
    await maya.seesHeading('Who is learning?')
    await maya.presses('Start learning')
    await maya.types('Maya', 'First name')
    await maya.sees('Another learner here is named Maya')
    faults.push(...(await lookAtPage(browser, 'someone new, with a namesake')))
    await maya.types('Maximiliana-Theodora', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.presses('Switch learner')
    await maya.seesHeading('Who is learning?')
    faults.push(...(await lookAtPage(browser, 'who is learning')))
    expect(faults).toEqual([])
  })
})
