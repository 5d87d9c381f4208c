import { describe } from 'vitest'
import { lessonWords } from '#words/lesson'
import type { Browser } from '../drivers/Browser'
import { inCore } from '../engines'
import { choosesFile, keepFiles, lastFile } from '../filesOfPage'
import { journeyOfTest } from '../journey'
import type { Learner } from '../Learner'

describe.each(inCore)('data that the browser has deleted, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())

  const begins = async (maya: Learner, name: string) => {
    await maya.opens('/login')
    await maya.types(name, 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
  }
  const completesLesson = async (maya: Learner) => {
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.sees('Key Takeaways')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('50 points earned so far.')
  }
  /** Deletes databases on a page that opens none, as a browser would do it. */
  const browserDeletes = async (maya: Learner, browser: Browser, databases: string) => {
    await maya.opens('/about')
    await browser.evaluate(`
      const names = (await indexedDB.databases()).map(({ name }) => name).filter((name) => ${databases})
      for (const name of names) await new Promise((done, fail) => {
        const asked = indexedDB.deleteDatabase(name)
        asked.onsuccess = done
        asked.onerror = fail
      })`)
  }

  it('is found without the list of learners, with progress and PIN', async ({ browser, learner: maya }) => {
    await begins(maya, 'Maya')
    await completesLesson(maya)
    await maya.opens('/profile')
    await maya.presses('Set a PIN')
    await maya.types('2468', 'New PIN, four digits')
    await maya.types('2468', 'Repeat new PIN')
    await maya.presses('Save PIN')
    await maya.sees('You’ll enter your PIN to open your progress.')
    await maya.reloads()
    await maya.sees('You have a PIN.')

    await browserDeletes(maya, browser, "name === 'device'")
    await maya.opens('/dashboard')
    await maya.sees('The progress of Maya is still here.')
    await maya.presses('Maya')
    await maya.types('2468', 'Maya’s PIN, four digits')
    await maya.presses('Continue')
    await maya.isAt('/dashboard')
    await maya.sees('1 of 8')
    await maya.doesNotSee('deleted')
  })

  it('is reported when only a name remains, until a file restores it', async ({ browser, learner: maya }) => {
    await begins(maya, 'Maya')
    await completesLesson(maya)
    await maya.opens('/profile?view=backup')
    await keepFiles(browser)
    await maya.presses('Make a backup file')
    await maya.sees('We can’t tell if the download finished.')
    const file = await lastFile(browser)

    await browserDeletes(maya, browser, 'true')
    await maya.opens('/login')
    await maya.sees('This browser deleted the progress of Maya on this device.')
    await maya.presses('Restore from a backup file')
    await maya.sees('Choose your name. Then choose your backup file.')
    await maya.presses('Maya')
    await maya.isAt('/profile')
    await maya.sees('This browser deleted your progress on this device.')
    await choosesFile(browser, file)
    await maya.presses('Restore this backup')
    await maya.sees('1 lesson, 0 quizzes, 50 points')
    await maya.opens('/dashboard')
    await maya.sees('1 of 8')
    await maya.doesNotSee('deleted')
  })

  it('is announced on every screen when only one learner’s database is gone', async ({ browser, learner: maya }) => {
    await begins(maya, 'Maya')
    await completesLesson(maya)
    await browserDeletes(maya, browser, "name.startsWith('learner-')")
    await maya.opens('/dashboard')
    await maya.sees('This browser deleted your progress on this device.')
    await maya.presses('Restore from a backup file')
    await maya.isAt('/profile')
  })
})
