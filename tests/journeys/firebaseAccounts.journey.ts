import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lessonWords } from '#words/lesson'
import { answersQuiz } from './answersQuiz'
import { linkOfCard, opensClass } from './classFiles'
import { CloudLearner } from './CloudLearner'
import { cloudBench } from './cloudBench'
import type { Browser } from './drivers/Browser'
import { isNightly, otherTwo } from './engines'
import { isFirebaseMissing } from './FirebaseSite'
import { Learner } from './Learner'

/** Firebase checks every two seconds whether its window is still there, and treats it as closed after 8 s. */
const LATE = { withinMs: 60_000 }
const STAND_IN = readFileSync('tests/journeys/standInForGoogle.js', 'utf8')

describe.skipIf(isFirebaseMissing)('an account', () => {
  const at = cloudBench()
  const mayaIn = async (opening: Promise<Browser>) => at.learnerIn(await opening)
  /** Presses the button with a stand-in for Google's script, which is not on this machine. */
  const pressesGoogle = async () => {
    const browser = await at.opensAnother()
    await browser.context.route('https://apis.google.com/js/api.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
    )
    const learner = new Learner(browser, at.cloud.origin)
    await learner.opens('/login')
    await learner.presses('Sign in or create an account')
    const [popup] = await Promise.all([
      browser.context.waitForEvent('page', { timeout: LATE.withinMs }),
      learner.presses('Continue with Google'),
    ])
    return { learner, popup }
  }

  it('joins exactly the progress of two devices that were offline', async () => {
    const [first, second] = [await at.opensAnother(), await at.opensAnother()]
    const phone = at.learnerIn(first)
    const tablet = at.learnerIn(second)
    for (const device of [phone, tablet]) {
      await device.signsIn()
      await device.sees('Ready offline', { withinMs: 60_000 })
      await device.sees('Backed up just now')
    }
    await Promise.all([first, second].map((browser) => browser.context.setOffline(true)))

    await phone.learns(1)
    await phone.learns(2)
    await tablet.learns(2)
    await tablet.learns(3)
    await tablet.presses('Undo')
    await tablet.presses(lessonWords.markComplete)
    await tablet.sees('Done')
    await tablet.opens('/quiz/foundations')
    await answersQuiz(tablet, 'foundations_quiz', 'right')
    await tablet.seesHeading(/^You passed/)
    await tablet.hasLearned(2)
    await tablet.sees('changes not backed up yet')
    await phone.hasLearned(2)
    await phone.sees('changes not backed up yet')

    await first.context.setOffline(false)
    await phone.sees('Backed up just now')
    await second.context.setOffline(false)
    await tablet.seesLessons(3)
    await tablet.sees('Backed up just now')
    await phone.presses('Back up now')
    await phone.sees('3 lessons, 1 quiz, ')
    await phone.sees('Everything is backed up.')
    expect(await phone.progress()).toEqual(await tablet.progress())
    await phone.serviceHas([1, 2, 3])
  })

  it('hands in over Firestore until the class has ended', async () => {
    const teacher = await mayaIn(at.opensAnother())
    await teacher.signsIn()
    await teacher.opens('/learning?view=class')
    await opensClass(teacher)
    await teacher.presses('Advanced: use a relay')
    await teacher.presses('Add your account’s relay to the class card')
    await teacher.sees('The relay is added.')
    await teacher.until("return document.querySelector('input[readonly]') !== null", 'the link of the card')
    const { pathname, search, hash } = new URL(await linkOfCard(teacher.browser))
    await teacher.presses('Collect')
    await teacher.sees('Relay checked today, ')

    const ada = new CloudLearner(await at.opensAnother(), at.cloud, await at.cloud.newAccount('Ada'))
    await ada.signsIn()
    await ada.opens(pathname + search + hash)
    await ada.sees('your report is sent automatically')
    await ada.presses('Join')
    await ada.sees('Your name in this class: Ada')
    await ada.sees('On the relay. Your teacher’s phone hasn’t confirmed it yet.')
    // The book checks every half minute without a press.
    await teacher.presses('It’s Ada’s')
    await teacher.sees('1 of 1 handed in')

    await teacher.presses('Class card')
    await teacher.seesHeading('Class card')
    await teacher.presses('Advanced: use a relay')
    await teacher.presses('Remove the relay from the class card')
    await teacher.sees('this class’s reports on it are deleted')
    await ada.presses('Hand in over the network')
    await ada.sees('This class has ended or is archived.')
  })

  it.runIf(isNightly).each(otherTwo)('continues progress from another browser in $name, and back', async (kind) => {
    const before = await mayaIn(at.opensAnother())
    await before.signsIn()
    await before.learns(1)
    await before.serviceHas([1])

    const here = await mayaIn(at.opens(kind.launch()))
    await here.signsIn()
    await here.hasLearned(1)
    await here.learns(2)
    await here.sees('Backed up just now')
    await here.serviceHas([1, 2])

    await before.hasLearned(2)
    expect(await before.progress()).toEqual(await here.progress())
  })

  it('of Google is opened in a window of its own', async () => {
    const { learner, popup } = await pressesGoogle()
    await popup.click('.js-new-account')
    await popup.fill('#email-input', 'ines@example.org')
    await popup.fill('#display-name-input', 'Inés Vega')
    await popup.click('#sign-in')
    await learner.seesHeading(/Inés$/, LATE)
    await learner.isAt('/dashboard')
    await learner.sees('Backed up just now', LATE)
    expect(popup.isClosed()).toBe(true)
  })

  it('stays the same when its Google window is closed again', async () => {
    const { learner, popup } = await pressesGoogle()
    await popup.waitForSelector('.js-new-account')
    await popup.close()
    await learner.sees('You canceled signing in. Nothing was changed.', LATE)
    await learner.isAt('/login')
  })

  it('asks before sign-out while changes are waiting, and loses nothing', async () => {
    const maya = await mayaIn(at.opensAnother())
    await maya.signsIn()
    await maya.sees('Backed up just now')
    await at.cloud.service.goesAway()
    await maya.learns(1)
    await maya.opens('/dashboard')

    await maya.presses('Maya')
    await maya.presses('Sign Out')
    await maya.sees('on this device and will back up next time you sign in.')
    expect(await maya.canPress('Remove from this device')).toBe(false)
    await maya.presses('Cancel')
    await maya.presses('Maya')
    await maya.presses('Sign Out')
    await maya.presses('Keep my progress on this device')
    await maya.seesHeading('Money lessons that work offline.')
    await maya.serviceHas([])

    await at.cloud.service.comesBack()
    await maya.opens('/login')
    await maya.presses('Maya')
    await maya.types(at.account.password, 'Password for Maya')
    await maya.browser.press('Enter')
    await maya.isAt('/dashboard')
    await maya.sees('Backed up just now')
    await maya.hasLearned(1)
    await maya.serviceHas([1])
  })
})
