import { describe, expect } from 'vitest'
import { certificatePath } from '../../../src/words/links'
import { launchHeadlessShell } from '../drivers/chromium'
import { choosesFile } from '../filesOfPage'
import { journeyOfFile } from '../journey'
import type { Learner } from '../Learner'
import { lookAtStates, type StateLook } from '../visual/lookAtStates'
import { wholeCourseFile } from '../wholeCourseFile'

/** With doubled text this name is wider than a small phone. */
const LONG_NAME = 'Maximiliana-Wilhelmine'
const LONG_WALK = { timeout: 600_000 }

const it = journeyOfFile(launchHeadlessShell)

describe('no text is covered, and axe is satisfied, when a learner', () => {
  let state: StateLook

  const begins = async (maya: Learner, name: string) => {
    await maya.types(name, 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
  }
  const othersAreAsked = async (maya: Learner) => {
    await maya.presses('Switch learner')
    await maya.seesHeading('Who is learning?')
  }
  it.beforeAll(async ({ browser, learner: maya }) => {
    state = await lookAtStates(browser, maya)
    await maya.opens('/login')
    await begins(maya, 'Maya')
  })

  it('has finished the course, with one copy of it', LONG_WALK, async ({ browser, learner: maya }) => {
    const faults: string[] = []
    await maya.opens('/profile?view=backup')
    await maya.sees('Restore from a backup file')
    await choosesFile(browser, await wholeCourseFile())
    await maya.presses('Restore this backup')
    await maya.sees('Restored from the backup of Ada.')
    faults.push(...(await state.looks('/profile?view=backup, the whole course')))
    await maya.opens(certificatePath('course'))
    await maya.seesHeading(/your quilt is complete$/)
    faults.push(...(await state.looks('the course, finished')))
    await maya.opens('/dashboard')
    await maya.sees('Back up your 49 lessons')
    faults.push(...(await state.looks('/dashboard, the whole course')))
    expect(faults).toEqual([])
  })

  it('passes the device to a long name, then to a namesake', LONG_WALK, async ({ learner: maya }) => {
    await maya.opens('/dashboard')
    await othersAreAsked(maya)
    await maya.presses('Start learning')
    await begins(maya, LONG_NAME)
    await othersAreAsked(maya)
    const faults = [...(await state.looks('who is learning'))]
    await maya.presses('Start learning')
    await maya.types(LONG_NAME, 'First name')
    await maya.sees('Another learner here is named')
    faults.push(...(await state.looks('someone new, with a namesake')))
    expect(faults).toEqual([])
  })
})
