import { describe } from 'vitest'
import { isThereWords } from '#words/isThere'
import { classBookWords } from '#words/classBook'
import { classCollectWords } from '#words/classCollect'
import { classGridWords } from '#words/classGrid'
import { classPlanWords } from '#words/classPlan'
import { classRejectedWords as rejectedWords } from '#words/classRejected'
import { classWaitingWords as waitingWords } from '#words/classWaiting'
import { classYearWords } from '#words/classYear'
import { openingClassWords } from '#words/openingClass'
import { cardOf, linkOfCard, opensClass, PASSWORD, reportFile } from './classFiles'
import { launchHeadlessShell } from './drivers/chromium'
import { choosesFiles, keepFiles } from './filesOfPage'
import { journeyOfFile } from './journey'
import type { Learner } from './Learner'

const ALL = 30
const PERIOD_3 = ['Period 3', 'Ms. Hale'] as const
const { keep, page, unlock } = classBookWords

const it = journeyOfFile(launchHeadlessShell)

describe('a teacher on a phone undoes one mistake a day', () => {
  const goesTo = async (teacher: Learner, name: string) => {
    await teacher.presses(name)
    await teacher.seesHeading(name)
  }
  const opensKeep = async (teacher: Learner) => {
    await goesTo(teacher, page.grid)
    await goesTo(teacher, keep.title)
  }

  it.beforeAll(async ({ browser, learner: teacher }) => {
    await browser.resize(360, 740)
    await teacher.opens('/login')
    await teacher.types('Okafor', 'First name')
    await teacher.presses('Start learning')
    await teacher.isAt('/dashboard')
    await teacher.opens('/learning?view=class')
    await opensClass(teacher, ...PERIOD_3)
  })

  it('rejects everyone, leaves the page, and approves them after all', async ({ browser, learner: teacher }) => {
    const card = await cardOf(await linkOfCard(browser))
    const names = Array.from({ length: ALL }, (_, index) => `Pupil ${index + 1}`)
    await goesTo(teacher, page.collect)
    const files = await Promise.all(names.map((name) => reportFile(card, name, 1)))
    await choosesFiles(browser, classCollectWords.filesLabel, files)
    await teacher.sees(classCollectWords.filesDone(ALL, 0))
    await teacher.presses(waitingWords.refuseAll(ALL))
    await teacher.sees(waitingWords.refused(ALL))
    await goesTo(teacher, page.today)
    await teacher.sees(classBookWords.nobodyTitle)
    await teacher.presses(rejectedWords.title(ALL))
    await teacher.seesHeading(page.collect)
    await teacher.presses(rejectedWords.title(ALL))
    await teacher.presses(rejectedWords.askAgain(ALL))
    await teacher.sees(rejectedWords.askedAgain(ALL))
    await teacher.presses(waitingWords.letAllIn(ALL))
    await teacher.sees(waitingWords.letIn(ALL))
    await goesTo(teacher, page.grid)
    await teacher.sees(`Pupil ${ALL}`)
  })

  it('removes the only device of the wrong learner', async ({ learner: teacher }) => {
    await goesTo(teacher, 'Pupil 7')
    await teacher.presses(classGridWords.one.notThem(1))
    await teacher.sees(rejectedWords.removed('Pupil 7'))
    await goesTo(teacher, page.collect)
    await teacher.presses(rejectedWords.title(1))
    await teacher.presses(rejectedWords.approve('Pupil 7'))
    await teacher.sees(rejectedWords.approved('Pupil 7'))
    await goesTo(teacher, page.grid)
    await teacher.sees('Pupil 7')
  })

  it('saves the wrong plan over the right one', async ({ learner: teacher }) => {
    await goesTo(teacher, page.plan)
    for (const message of ['Bring one pay stub.', 'Bring your phone.']) {
      await teacher.types(message, classPlanWords.message)
      await teacher.presses(classPlanWords.send)
      await teacher.until(
        `return document.querySelector('blockquote')?.innerText.trim() === ${JSON.stringify(message)}`,
        message,
      )
    }
    await teacher.presses(classPlanWords.restore)
    await teacher.sees(classPlanWords.restored)
    await teacher.until("return document.querySelector('blockquote').innerText.includes('pay stub')", 'the first plan')
  })

  it('makes a backup that never comes', async ({ browser, learner: teacher }) => {
    await opensKeep(teacher)
    await keepFiles(browser)
    await teacher.presses(keep.make)
    await teacher.presses(isThereWords.no)
    await teacher.sees(isThereWords.byHand)
    await teacher.sees(keep.never)
    await goesTo(teacher, page.today)
    await teacher.sees(keep.remind)
    await opensKeep(teacher)
    await teacher.presses(keep.make)
    await teacher.presses(isThereWords.yes)
    await teacher.sees(isThereWords.noted)
  })

  it('archives the class too early', async ({ learner: teacher }) => {
    await teacher.presses(classYearWords.archive)
    await teacher.sees(classYearWords.archived)
    await goesTo(teacher, page.collect)
    await teacher.sees(classYearWords.collectText)
    await teacher.presses(classYearWords.toReopen)
    await teacher.presses(classYearWords.reopen)
    await teacher.sees(classYearWords.reopened)
  })

  it('starts a new year too early, and forgets the password', async ({ learner: teacher }) => {
    await teacher.presses(classYearWords.newTitle)
    await teacher.types('four other red barns', openingClassWords.opening.password)
    await teacher.presses(openingClassWords.opening.action)
    await teacher.seesHeading(page.card)
    await opensKeep(teacher)
    await teacher.types(keep.closePhrase, keep.closeType)
    await teacher.presses(keep.close)
    await teacher.seesHeading(classBookWords.title)
    await teacher.presses(classBookWords.className(...PERIOD_3))
    await teacher.seesHeading(page.today)
    await opensKeep(teacher)
    await teacher.presses(keep.lock)
    await teacher.types('four other red barns', unlock.password)
    await teacher.presses(unlock.action)
    await teacher.sees(unlock.refused['wrong-password'])
    await teacher.presses(unlock.lost)
    for (const text of unlock.lostText) await teacher.sees(text)
    await teacher.types(PASSWORD, unlock.password)
    await teacher.presses(unlock.action)
    await teacher.seesHeading(keep.title)
    await goesTo(teacher, page.grid)
    await teacher.sees(`Pupil ${ALL}`)
  })
})
