import { describe, expect, it } from 'vitest'
import { lessonWords } from '#words/lesson'
import { answersQuiz } from '../answersQuiz'
import { CloudLearner } from '../CloudLearner'
import { cloudBench } from '../cloudBench'
import type { ChromiumBrowser } from '../drivers/chromium'
import { isFirebaseMissing } from '../FirebaseSite'
import { Learner } from '../Learner'

const OFFER = 'Ana has finished 2 lessons and 1 quiz on this device ('
const QUESTION = 'Add this to your account?'
const FIGURES = /2 lessons, 1 quiz, [\d,]+ points/

describe.skipIf(isFirebaseMissing)('my progress on a device without an account', () => {
  const at = cloudBench()

  /** Lets Ana learn with only a first name. She completes two lessons and the quiz, and stops on the profile. */
  const anaLearns = async (browser: ChromiumBrowser): Promise<Learner> => {
    const ana = new Learner(browser, at.cloud.origin)
    await ana.opens('/login')
    await ana.types('Ana', 'First name')
    await ana.presses('Start learning')
    await ana.isAt('/dashboard')
    for (const lesson of ['foundations_1', 'foundations_2']) {
      await ana.opens(`/lesson/foundations/${lesson}`)
      await ana.presses(lessonWords.markComplete)
      await ana.sees('Done')
    }
    await ana.opens('/quiz/foundations')
    await answersQuiz(ana, 'foundations_quiz', 'right')
    await ana.seesHeading(/^You passed/)
    await ana.opens('/profile?view=backup')
    return ana
  }
  /** Returns this learner's figures on the open view of backups. */
  const figuresOf = async (learner: Learner): Promise<string> => {
    await learner.sees('2 lessons, 1 quiz, ')
    return FIGURES.exec(await learner.text())?.[0] ?? 'no figures'
  }
  /** Reads the question, which appears automatically and only on a screen of the account. */
  const isAsked = async (learner: Learner): Promise<void> => {
    await learner.sees(OFFER)
    await learner.sees(QUESTION)
  }
  const isNotAskedAgain = async (learner: Learner): Promise<void> => {
    for (const path of ['/dashboard', '/learning']) {
      await learner.opens(path)
      await learner.sees('Backed up just now')
      // The offers are read during the first paint.
      await learner.comesToRest()
      await learner.doesNotSee(QUESTION)
    }
  }

  it('is offered to a new account, added once and backed up', async () => {
    const ana = await anaLearns(await at.opensAnother())
    const figures = await figuresOf(ana)
    const account = { ...at.account, email: `ana-${Date.now()}@example.org`, password: 'tall grass prairie' }

    await ana.presses('Sign in or create an account')
    await ana.presses('Create account')
    await ana.types('Ana Ruiz', 'Name')
    await ana.types(account.email, 'Email')
    await ana.types(account.password, 'Password, at least 8 characters')
    await ana.chooses('I am 13 or older')
    await ana.presses('Create account and start')
    await isAsked(ana)
    await ana.presses('Add to my account')
    await ana.sees('from Ana to your account.')
    await ana.presses('Close')
    await ana.doesNotSee(QUESTION)
    await ana.opens('/profile?view=backup')
    expect(await figuresOf(ana)).toBe(figures)
    await ana.presses('Back up now')
    await ana.sees('Everything is backed up.')
    await isNotAskedAgain(ana)
    await ana.opens('/profile?view=backup')
    await ana.doesNotSee('not in your account yet')

    const tablet = new CloudLearner(await at.opensAnother(), at.cloud, account)
    await tablet.signsIn()
    await tablet.sees('Backed up just now')
    await tablet.opens('/profile?view=backup')
    expect(await figuresOf(tablet)).toBe(figures)
  })

  it('joins an account’s progress, even when the service fails meanwhile', async () => {
    const elsewhere = at.learnerIn(await at.opensAnother())
    await elsewhere.signsIn()
    await elsewhere.learns(3)
    await elsewhere.serviceHas([3])

    const browser = await at.opensAnother()
    await anaLearns(browser)
    const maya = at.learnerIn(browser)
    await maya.presses('Sign in or create an account')
    await maya.types(at.account.email, 'Email')
    await maya.types(at.account.password, 'Password')
    await browser.press('Enter')
    await isAsked(maya)
    await at.cloud.service.goesAway()
    await maya.presses('Add to my account')
    await maya.sees('from Ana to your account.')
    await maya.hasLearned(3)
    await at.cloud.service.comesBack()
    await maya.serviceHas([1, 2, 3])
    await isNotAskedAgain(maya)
  })

  it('stays on the device after Not now, without another question', async () => {
    const browser = await at.opensAnother()
    const figures = await figuresOf(await anaLearns(browser))
    const maya = at.learnerIn(browser)
    await maya.presses('Sign in or create an account')
    await maya.types(at.account.email, 'Email')
    await maya.types(at.account.password, 'Password')
    await browser.press('Enter')
    await isAsked(maya)
    await maya.presses('Not now')
    await maya.sees('You can add Ana’s progress later, under Backup and storage.')
    await maya.presses('Close')
    await isNotAskedAgain(maya)
    await maya.opens('/profile?view=backup')
    await maya.sees('0 lessons, 0 quizzes, 0 points')
    await maya.sees('not in your account yet')
    await maya.serviceHas([])

    await maya.presses('Maya')
    await maya.presses('Sign Out')
    await maya.presses('Keep my progress on this device')
    await maya.seesHeading('Money lessons that work offline.')
    await maya.opens('/login')
    await maya.presses('Ana')
    await maya.isAt('/dashboard')
    await maya.opens('/profile?view=backup')
    expect(await figuresOf(maya)).toBe(figures)
    await maya.doesNotSee(QUESTION)
  })
})
