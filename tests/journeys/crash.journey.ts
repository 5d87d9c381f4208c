import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lessonWords } from '#words/lesson'
import { launchHeadlessShell } from './drivers/chromium'
import { canKillBrowser, killBrowser } from './killBrowser'
import { Learner } from './Learner'
import { Site } from './Site'

/**
 * The kills without an account. With an account, the laboratory of real browsers kills 5 times in every check and 25 times
 * every night.
 */
const KILLS = 6
const LESSONS = 4

it(`loses nothing when the browser is killed after “saved”, ${KILLS} times`, async ({ skip }) => {
  skip(!canKillBrowser('the journey of a killed browser'))
  const site = await Site.starts()
  const profile = mkdtempSync(join(tmpdir(), 'crash-'))
  const complete = new Set<number>()
  try {
    const first = await launchHeadlessShell({ profile })
    const maya = new Learner(first, site.origin)
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await first.close()

    // Each start shows the state before the kill and continues from there.
    const startsAfterKill = async (number: number) => {
      const browser = await launchHeadlessShell({ profile })
      const learner = new Learner(browser, site.origin)
      await learner.opens(`/lesson/foundations/foundations_${number}`)
      await learner.sees(complete.has(number) ? 'Undo' : lessonWords.markComplete)
      return { browser, learner }
    }
    for (let round = 0; round < KILLS; round += 1) {
      const before = ((round + LESSONS - 1) % LESSONS) + 1
      const number = (round % LESSONS) + 1
      const { browser, learner } = await startsAfterKill(before)
      await learner.opens(`/lesson/foundations/foundations_${number}`)
      if (complete.has(number)) {
        await learner.presses('Undo')
        await learner.sees(lessonWords.markComplete)
        complete.delete(number)
      } else {
        await learner.presses(lessonWords.markComplete)
        await learner.sees('Done')
        complete.add(number)
      }
      killBrowser(browser)
    }
    killBrowser((await startsAfterKill(((KILLS - 1) % LESSONS) + 1)).browser)

    const last = await launchHeadlessShell({ profile })
    const learner = new Learner(last, site.origin)
    await learner.opens('/dashboard')
    await learner.sees(`${complete.size} of 8`)
    expect(complete.size).toBe(2)
    await last.close()
  } finally {
    await site.goesAway()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}, 400_000)
