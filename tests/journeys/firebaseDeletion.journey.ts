import { describe, expect, it } from 'vitest'
import { LOSE_ANSWER, LOSE_REQUEST } from '../network/ProxyFault'
import type { ProxiedRequest } from '../network/ProxiedRequest'
import type { CloudLearner } from './CloudLearner'
import { cloudBench } from './cloudBench'
import { launchHeadlessShell } from './drivers/chromium'
import { isNightly, otherTwo } from './engines'
import { isFirebaseMissing } from './FirebaseSite'
import { lookAtStates } from './visual/lookAtStates'

const isDeletion = ({ path }: ProxiedRequest): boolean => path.includes('accounts:delete')

describe.skipIf(isFirebaseMissing)('an account that its learner deletes', () => {
  const at = cloudBench()
  const keptAtService = async () => Object.keys((await at.cloud.fieldsAtService(at.account.id)) ?? {}).toSorted()
  /** Confirms on the profile who she is, and types that she agrees. */
  const agrees = async (
    maya: CloudLearner,
    looks: (state: string) => Promise<void> = async () => {},
  ): Promise<void> => {
    await maya.opens('/profile?view=delete')
    await maya.presses('Delete account')
    await maya.types('not her password', 'Password')
    await maya.presses('Continue')
    await maya.sees('That isn’t the password for this account.')
    await looks('/profile?view=delete, the wrong password')
    await maya.types(at.account.password, 'Password')
    await maya.presses('Continue')
    await maya.sees('Make a backup file first')
    await maya.presses('Delete my account')
    await maya.sees('To delete your account, type')
    await looks('/profile?view=delete, to agree to the deletion')
    await maya.types('delete my account', 'Type “delete my account”')
    await maya.presses('Delete my account')
  }

  it('is gone everywhere, and her other device keeps its progress', async () => {
    const browser = await at.opens(launchHeadlessShell())
    const phone = at.learnerIn(browser)
    const tabletBrowser = await at.opens(launchHeadlessShell())
    const tablet = at.learnerIn(tabletBrowser)
    await at.hasBegun(phone)
    await tablet.signsIn()
    await tablet.hasLearned(1)

    const state = await lookAtStates(browser, phone)
    const faults: string[] = []
    await agrees(phone, async (shown) => void faults.push(...(await state.looks(shown))))
    expect(faults).toEqual([])
    await phone.sees('Your account is deleted. Everything you had on this device is deleted too.')
    expect(await keptAtService()).toEqual(['deletedAt', 'updatedAt'])
    await phone.doesNotSee('Maya')

    await tablet.learns(2)
    await tablet.opens('/dashboard')
    await tablet.sees('No longer backed up.')
    await tablet.presses('See your options')
    await tablet.sees('Make a backup file')
    const gone = await lookAtStates(tabletBrowser, tablet)
    expect(await gone.looks('/profile#storage, an account that is gone')).toEqual([])
    await tablet.presses('Keep here without an account')
    await tablet.sees('Your progress is on this device only.')
    await tablet.hasLearned(2)
    await tablet.reloads()
    await tablet.seesLessons(2)
    expect(await keptAtService()).toEqual(['deletedAt', 'updatedAt'])
  })

  it('is deleted at the next visit if the deletion was cut off', async () => {
    const browser = await at.opens(launchHeadlessShell())
    const phone = at.learnerIn(browser)
    await at.hasBegun(phone)
    at.cloud.service.misbehaves(LOSE_REQUEST, isDeletion)
    await agrees(phone)
    await phone.sees('Your account will be deleted when you’re back online.')
    await phone.sees('Your account’s backup is deleted.')
    const state = await lookAtStates(browser, phone)
    expect(await state.looks('/profile?view=delete, a deletion that waits')).toEqual([])
    expect(await keptAtService()).toEqual(['deletedAt', 'updatedAt'])
    await phone.opens('/dashboard')
    await phone.sees('Your account is being deleted.')
    at.cloud.service.behaves()
    at.cloud.service.misbehaves(LOSE_ANSWER, isDeletion, 1)
    await phone.reloads()
    await phone.sees('Your account is deleted. Everything you had on this device is deleted too.')
  })

  it.runIf(isNightly).each(otherTwo)('is gone in $name too, and is offered to no one', async (kind) => {
    const phone = at.learnerIn(await at.opens(kind.launch()))
    await at.hasBegun(phone)
    await agrees(phone)
    await phone.sees('Your account is deleted. Everything you had on this device is deleted too.')
    expect(await keptAtService()).toEqual(['deletedAt', 'updatedAt'])
    await phone.opens('/login')
    await phone.sees('Start learning')
    await phone.doesNotSee('Maya')
  })
})
