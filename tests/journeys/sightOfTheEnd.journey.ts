import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { certificatePath } from '../../src/words/paths'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { choosesFile } from './filesOfPage'
import { Learner } from './Learner'
import { Site } from './Site'
import { lookAtStates, type StateLook } from './visual/lookAtStates'
import { wholeCourseFile } from './wholeCourseFile'

/** With doubled text this name is wider than a small phone. */
const LONG_NAME = 'Maximiliana-Wilhelmine'
const LONG_WALK = { timeout: 600_000 }

describe('no text is covered, and axe is satisfied, when a learner', () => {
  let site: Site
  let browser: ChromiumBrowser
  let maya: Learner
  let state: StateLook

  const begins = async (name: string) => {
    await maya.types(name, 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
  }
  const othersAreAsked = async () => {
    await maya.presses('Switch learner')
    await maya.seesHeading('Who is learning?')
  }
  beforeAll(async () => {
    site = await Site.starts(process.env['SITE_ROOT'])
    browser = await launchHeadlessShell()
    maya = new Learner(browser, site.origin)
    state = await lookAtStates(browser, maya)
    await maya.opens('/login')
    await begins('Maya')
  })
  afterAll(async () => {
    await browser?.close()
    await site?.goesAway()
  })

  it('has finished the course, with one copy of it', LONG_WALK, async () => {
    const faults: string[] = []
    await maya.opens('/profile')
    await maya.sees('Restore from a backup file')
    await choosesFile(browser, await wholeCourseFile())
    await maya.presses('Restore this backup')
    await maya.sees('Restored from the backup of Ada.')
    faults.push(...(await state.looks('/profile, the whole course')))
    await maya.opens(certificatePath('course'))
    await maya.seesHeading(/your quilt is complete$/)
    faults.push(...(await state.looks('the course, finished')))
    await maya.opens('/dashboard')
    await maya.sees('Back up your 49 lessons')
    faults.push(...(await state.looks('/dashboard, the whole course')))
    expect(faults).toEqual([])
  })

  it('passes the device to a long name, then to a namesake', LONG_WALK, async () => {
    await maya.opens('/dashboard')
    await othersAreAsked()
    await maya.presses('Someone new')
    await begins(LONG_NAME)
    await othersAreAsked()
    const faults = [...(await state.looks('who is learning'))]
    await maya.presses('Someone new')
    await maya.types(LONG_NAME, 'First name')
    await maya.sees('Another learner here is named')
    faults.push(...(await state.looks('someone new, with a namesake')))
    expect(faults).toEqual([])
  })
})
