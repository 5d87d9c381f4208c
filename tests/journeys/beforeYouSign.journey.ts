import { describe, expect } from 'vitest'
import { launchHeadlessShell } from './drivers/chromium'
import { journeyOfFile } from './journey'
import { lookAtPage } from './visual/lookAtPage'
import { lookAtStates } from './visual/lookAtStates'

const it = journeyOfFile(launchHeadlessShell)

describe('before I sign', () => {
  it('asks me three questions after one press, even in airplane mode', { timeout: 240_000 }, async ({
    learner: maya,
    site,
  }) => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.sees('Ready offline', { withinMs: 60_000 })
    await site.goesAway()

    await maya.opens('/dashboard')
    await maya.presses('Before you sign')
    await maya.seesHeading('Before you sign')
    await maya.sees('Works offline')
    await maya.sees('What will I have paid at the end?')
    await maya.presses('Job offer')
    await maya.isAt('/learning?view=sign&card=job')
    await maya.sees('Divide what is left after all costs and tax')
    await maya.presses('What would I take home?')
    await maya.seesHeading('Take-home pay')

    await maya.opens('/learning')
    await maya.presses('Before you sign')
    await maya.presses('Scam call')
    await maya.presses('If money is gone: the first hours')
    await maya.isAt('/lesson/banking/banking_4')
    await site.comesBack()
  })

  it('can be read at any size, in both themes', { timeout: 300_000 }, async ({ browser, learner: maya }) => {
    await maya.opens('/learning?view=sign&card=scam')
    await maya.seesHeading('Before you sign')
    const { axe } = await lookAtStates(browser, maya)
    expect([...(await lookAtPage(browser, 'before you sign')), ...(await axe('before you sign'))]).toEqual([])
  })
})
