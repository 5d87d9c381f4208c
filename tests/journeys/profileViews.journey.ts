import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { siteName } from '../../src/site'
import { launchHeadlessShell } from './drivers/chromium'
import { journeyOfFile } from './journey'
import type { Learner } from './Learner'

/** The anchors of the contract, each with the title of its view and the heading that takes the focus. */
const ANCHORS = [
  ['#storage', 'Backup and storage', 'Where your progress is saved'],
  ['#backup-file', 'Backup and storage', 'Your backup file'],
  ['#bring-in-file', 'Backup and storage', 'Restore from a backup file'],
  ['#earlier-progress', 'Backup and storage', 'Earlier progress'],
] as const

const it = journeyOfFile(launchHeadlessShell)

describe('the views of the profile, offline', () => {
  const isFocused = (maya: Learner, heading: string) =>
    maya.until(`return document.activeElement?.textContent === ${JSON.stringify(heading)}`, `the focus on “${heading}”`)

  it('open from their links with the focus on the title', async ({ site, browser, learner: maya }) => {
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 120_000 })
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('50 points earned so far.')
    await site.goesAway()
    await maya.opens('/profile')
    await maya.seesHeading('Maya')
    for (const [title, view] of [
      ['Backup and storage', 'backup'],
      ['Settings', 'settings'],
      ['Start over or delete', 'delete'],
    ] as const) {
      await browser.evaluate('scrollTo(0, 200)')
      await maya.presses(title)
      await maya.isAt(`/profile?view=${view}`)
      await maya.seesHeading(title)
      await isFocused(maya, title)
      expect(await browser.evaluate('return [scrollY, document.title]')).toEqual([0, `${title} · ${siteName}`])
    }
    await maya.types('start over', 'Type “start over”')
    await maya.presses('Start over')
    await maya.presses('See your earlier progress')
    await isFocused(maya, 'Earlier progress')
  })

  it.for(ANCHORS)('open at %s', async ([hash, title, heading], { learner: maya }) => {
    await maya.opens('/dashboard')
    await maya.sees('Start lesson 1')
    await maya.opens(`/profile${hash}`)
    await maya.seesHeading(title)
    await isFocused(maya, heading)
  })

  it.for([...ANCHORS, ['#delete-account', 'Start over or delete', 'Start over or delete'] as const])(
    'change when %s is typed on another view',
    async ([hash, title, heading], { browser, learner: maya }) => {
      await maya.opens('/profile?view=settings')
      await maya.seesHeading('Settings')
      await browser.evaluate(`location.hash = ${JSON.stringify(hash)}`)
      await maya.seesHeading(title)
      await isFocused(maya, heading)
    },
  )
})
