import { afterEach, beforeEach, describe, it } from 'vitest'
import type { Browser } from './drivers/Browser'
import { alwaysThree } from './engines'
import { choosesFile, keepFiles, lastFile } from './filesOfPage'
import { Learner } from './Learner'
import { Site } from './Site'

describe.each(alwaysThree)('data that the browser has deleted, in $name', (kind) => {
  let site: Site
  let browser: Browser
  let maya: Learner

  beforeEach(async () => {
    site = await Site.starts()
    browser = await kind.launch()
    maya = new Learner(browser, site.origin)
  })
  afterEach(async () => {
    await browser?.close()
    await site?.goesAway()
  })

  const begins = async (name: string) => {
    await maya.opens('/login')
    await maya.types(name, 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
  }
  const completesLesson = async () => {
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.sees('Key Takeaways')
    await maya.presses('Mark complete')
    await maya.sees('Total 50 points.')
  }
  /** Deletes databases on a page that opens none, as a browser would do it. */
  const browserDeletes = async (databases: string) => {
    await maya.opens('/about')
    await browser.evaluate(`
      const names = (await indexedDB.databases()).map(({ name }) => name).filter((name) => ${databases})
      for (const name of names) await new Promise((done, fail) => {
        const asked = indexedDB.deleteDatabase(name)
        asked.onsuccess = done
        asked.onerror = fail
      })`)
  }

  it('is found without the list of learners, with progress and PIN', async () => {
    await begins('Maya')
    await completesLesson()
    await maya.opens('/profile?view=settings')
    await maya.presses('Set a PIN')
    await maya.types('2468', 'New PIN, four digits')
    await maya.types('2468', 'Repeat new PIN')
    await maya.presses('Save PIN')
    await maya.sees('You’ll enter your PIN to open your progress.')
    await maya.reloads()
    await maya.sees('You have a PIN.')

    await browserDeletes("name === 'device'")
    await maya.opens('/dashboard')
    await maya.sees('The progress of Maya is still here.')
    await maya.presses('Maya')
    await maya.types('2468', 'Maya’s PIN, four digits')
    await maya.presses('Continue')
    await maya.isAt('/dashboard')
    await maya.sees('1 of 8')
    await maya.doesNotSee('deleted')
  })

  it('is reported when only a name remains, until a file restores it', async () => {
    await begins('Maya')
    await completesLesson()
    await maya.opens('/profile')
    await keepFiles(browser)
    await maya.presses('Make a backup file')
    await maya.sees('We can’t tell if the download finished.')
    const file = await lastFile(browser)

    await browserDeletes('true')
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

  it('is announced on every screen when only one learner’s database is gone', async () => {
    await begins('Maya')
    await completesLesson()
    await browserDeletes("name.startsWith('learner-')")
    await maya.opens('/dashboard')
    await maya.sees('This browser deleted your progress on this device.')
    await maya.presses('Restore from a backup file')
    await maya.isAt('/profile')
  })
})
