import { describe } from 'vitest'
import { lessonWords } from '#words/lesson'
import { OPEN_FILE } from '../core/progress/file/firstFiles'
import { chromium } from './drivers/chromium'
import { threeNightly } from './engines'
import { choosesFile } from './filesOfPage'
import { journeyOfTest } from './journey'
import type { Learner } from './Learner'

describe.each(threeNightly)('my ledger is mine, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())

  const begins = async (ana: Learner) => {
    await ana.opens('/login')
    await ana.types('Ana', 'First name')
    await ana.presses('Start learning')
    await ana.isAt('/dashboard')
  }
  const completes = async (ana: Learner, lesson: string, balance: number) => {
    await ana.opens(`/lesson/foundations/${lesson}`)
    await ana.sees('Key Takeaways')
    await ana.presses(lessonWords.markComplete)
    await ana.sees(`${balance} points earned so far.`)
  }
  const startsOver = async (ana: Learner) => {
    await ana.opens('/profile?view=delete')
    await ana.types('Start over', 'Type “start over”')
    await ana.presses('Start over')
    await ana.sees('You started over.')
    await ana.presses('See your earlier progress')
    await ana.sees('1 lesson and 0 quizzes (50 points)')
  }

  it('to start over offline, and to restore earlier progress', async ({ learner: ana, site }) => {
    await ana.opens('/')
    await ana.sees('ready offline', { withinMs: 60_000 })
    await begins(ana)
    await site.goesAway()
    await completes(ana, 'foundations_1', 50)
    await startsOver(ana)
    await completes(ana, 'foundations_2', 50)
    await ana.opens('/profile?view=backup')
    await ana.presses('Restore: Progress from before you started over here')
    await ana.sees('Restored. Your lessons, quiz results and certificates are back.')
    await ana.sees('2 lessons, 0 quizzes, 100 points')
    await ana.sees('You have no earlier progress on this device now.')
  })

  // The engines differ in their storage, which the first journey covers. The rest is the same in each.
  it.runIf(kind === chromium)('to delete earlier progress, after a question', async ({ learner: ana }) => {
    await begins(ana)
    await completes(ana, 'foundations_1', 50)
    await startsOver(ana)
    await ana.presses('Delete: Progress from before you started over here')
    await ana.presses('Cancel')
    await ana.presses('Delete: Progress from before you started over here')
    await ana.presses('Delete permanently')
    await ana.sees('Deleted from this device.')
    await ana.reloads()
    await ana.sees('0 lessons, 0 quizzes')
    await ana.doesNotSee('1 lesson and 0 quizzes')
    await ana.opens('/profile?view=delete')
    await ana.sees('There is nothing to start over')
  })

  it.runIf(kind === chromium)('to start on a new device from my file', async ({ browser, learner: ana }) => {
    await ana.opens('/login')
    await ana.presses('Restore from a backup file')
    await ana.sees('Then choose your file')
    await ana.types('Ada', 'First name')
    await ana.presses('Start learning')
    await ana.sees('Restore from a backup file')
    await choosesFile(browser, OPEN_FILE)
    await ana.sees('A backup of Ada’s progress')
    await ana.presses('Restore this backup')
    await ana.sees('Restored from the backup of Ada.')
    await ana.doesNotSee('0 lessons, 0 quizzes')
  })
})
