import { describe } from 'vitest'
import { lessonWords } from '#words/lesson'
import type { Browser } from '../drivers/Browser'
import { inCore } from '../engines'
import { choosesFile, keepFiles, lastFile } from '../filesOfPage'
import { journeyOfTest } from '../journey'
import type { Learner } from '../Learner'

const PASSPHRASE = 'four small red barns'

describe.each(inCore)('a backup file, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())

  const begins = async (ana: Learner, name: string, path = '/login') => {
    await ana.opens(path)
    await ana.types(name, 'First name')
    await ana.presses('Start learning')
    await ana.isAt('/dashboard')
  }
  const completes = async (ana: Learner, lesson: string, balance: number) => {
    await ana.opens(`/lesson/foundations/${lesson}`)
    await ana.sees('Key Takeaways')
    await ana.presses(lessonWords.markComplete)
    await ana.sees(`${balance} points earned so far.`)
  }
  const chooses = (browser: Browser, text: string) => choosesFile(browser, text)

  it('is saved offline with a password and restores everything after a yes', async ({
    browser,
    learner: ana,
    site,
  }) => {
    await ana.opens('/')
    await ana.sees('ready offline', { withinMs: 60_000 })
    await begins(ana, 'Ana')
    await site.goesAway()
    await completes(ana, 'foundations_1', 50)
    await ana.opens('/profile?view=backup')
    await ana.sees('Last made here')
    await keepFiles(browser)
    await ana.presses('Add a passphrase')
    await ana.types(PASSPHRASE, 'Passphrase (optional)')
    await ana.presses('Make a backup file')
    await ana.sees('Ana.ledger-backup.txt')
    await ana.sees('We can’t tell if the download finished.')
    await ana.presses('Yes, it’s there')
    await ana.sees('No changes')
    const file = await lastFile(browser)

    // The file can be checked. If it is chosen again, it has everything that the ledger has.
    await chooses(browser, file)
    await ana.sees('This file is locked.')
    await ana.types('four big red barns', 'File passphrase')
    await ana.presses('Open the file')
    await ana.sees('That passphrase doesn’t open this file.')
    await ana.types(PASSPHRASE, 'File passphrase')
    await ana.presses('Open the file')
    await ana.sees('You already have everything in this file.')

    await completes(ana, 'foundations_2', 100)
    await ana.opens('/profile?view=backup')
    await ana.sees('1 new lesson')

    await ana.presses('Ana')
    await ana.presses('Sign Out')
    await ana.presses('Keep my progress on this device')
    await ana.seesHeading('Money lessons that work offline.')
    await begins(ana, 'Ben', '/login?view=new')
    await ana.opens('/profile?view=backup')
    await ana.sees('0 lessons')
    await chooses(browser, file.slice(0, 400))
    await ana.sees('The end of this file is missing. Nothing was changed.')
    await chooses(browser, file)
    await ana.types(PASSPHRASE, 'File passphrase')
    await ana.presses('Open the file')
    await ana.sees('Restoring adds 1 lesson and 0 quizzes (50 points) to your progress.')
    await ana.sees('This backup belongs to Ana. Restore it only if that’s you.')
    await ana.presses('Cancel')
    await ana.doesNotSee('Restore this backup')
    await ana.sees('0 lessons')
    await chooses(browser, file)
    await ana.types(PASSPHRASE, 'File passphrase')
    await ana.presses('Open the file')
    await ana.presses('Restore this backup')
    await ana.sees('Restored from the backup of Ana.')
    await ana.sees('1 lesson, 0 quizzes, 50 points')
  })
})
