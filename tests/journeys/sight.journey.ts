import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answersQuiz } from './answersQuiz'
import { type ChromiumBrowser, launchChromium } from './drivers/chromium'
import { Learner } from './Learner'
import { loginRoute, missingRoutes, protectedRoutes, publicRoutes, type SiteRoute } from './routesOfTheSite'
import { Site } from './Site'
import { lookAtPage } from './visual/lookAtPage'

let site: Site
beforeAll(async () => {
  site = await Site.starts(process.env['SITE_ROOT'])
})
afterAll(() => site?.goesAway())

describe('nothing covers, crosses or cuts a text', () => {
  let browser: ChromiumBrowser
  let maya: Learner

  beforeAll(async () => {
    browser = await launchChromium()
    maya = new Learner(browser, site.origin)
  })
  afterAll(() => browser?.close())

  const walk = async (routes: readonly SiteRoute[]): Promise<readonly string[]> => {
    const faults: string[] = []
    for (const { path, heading } of routes) {
      await maya.opens(path)
      await maya.seesHeading(heading)
      faults.push(...(await lookAtPage(browser, path)))
    }
    return faults
  }

  it('on the public pages, the login and the way to nowhere', async () => {
    const faults = [...(await walk([...publicRoutes, loginRoute, ...missingRoutes]))]
    await maya.opens('/login')
    await maya.presses('Create account')
    faults.push(...(await lookAtPage(browser, '/login, create account')))
    expect(faults).toEqual([])
  })

  it('on the screens of a learner who has just begun', async () => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    expect(await walk(protectedRoutes)).toEqual([])
  })

  it('on the screens of a learner who is on the way', async () => {
    const faults: string[] = []
    const looks = async (screen: string) => faults.push(...(await lookAtPage(browser, screen)))
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses('Mark complete')
    await maya.sees('balance 50')
    await looks('lesson, complete')
    await maya.opens('/quiz/foundations')
    await maya.sees('1 of 12')
    await answersQuiz(maya, 'foundations_quiz', 'right')
    await maya.seesHeading(/^You passed/)
    await looks('quiz, passed')
    for (const { path, heading } of protectedRoutes.slice(0, 8)) {
      await maya.opens(path)
      await maya.seesHeading(heading)
      await looks(`${path}, under way`)
    }
    expect(faults).toEqual([])
  })
})
