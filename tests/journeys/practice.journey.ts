import { describe, expect } from 'vitest'
import { cardInterestWords } from '#words/practiceCards'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { journeyOfFile } from './journey'
import { lookAtPage } from './visual/lookAtPage'
import { lookAtStates } from './visual/lookAtStates'

const it = journeyOfFile(launchHeadlessShell)

it.beforeAll(async ({ learner: maya }) => {
  await maya.opens('/')
  await maya.sees('ready offline', { withinMs: 120_000 })
  await maya.opens('/login')
  await maya.types('Maya', 'First name')
  await maya.presses('Start learning')
  await maya.isAt('/dashboard')
})

describe('practice with numbers', () => {
  it('changes its numbers, explains mistakes and helps less, in airplane mode', {
    timeout: 300_000,
  }, async ({ browser, learner: maya, site }) => {
    await site.goesAway()
    await maya.opens('/learning')
    await maya.seesHeading('Learning Center')
    await maya.presses('Practice with numbers')
    await maya.seesHeading('Practice with numbers')
    await maya.presses(cardInterestWords.title)
    await maya.seesHeading(cardInterestWords.title)
    await maya.sees('You see 2 of 3 steps.')

    await maya.chooses(await optionText(browser, 'wrong'))
    await maya.presses('Check')
    await maya.sees('Not that one.')
    await maya.sees('You chose')
    await maya.sees('÷ 12 =')
    await maya.presses('Try new numbers')
    await maya.sees('Question 2')
    await maya.sees('You see 2 of 3 steps.')

    await maya.chooses(await optionText(browser, 'right'))
    await maya.presses('Check')
    await maya.sees('1 right in a row.')
    await maya.presses('Try new numbers')
    await maya.sees('You see 1 of 3 steps.')
  })

  it('is readable at any size and theme, before and after answers', { timeout: 400_000 }, async ({
    browser,
    learner: maya,
  }) => {
    await maya.opens('/learning?view=practice')
    await maya.seesHeading('Practice with numbers')
    expect(await lookAtPage(browser, 'practice, the skills')).toEqual([])
    await maya.opens('/learning?view=practice&skill=debt-order')
    await maya.seesHeading('Which debt gets the extra money')
    await maya.presses('Show me how')
    await maya.sees('Here’s how.')
    const { axe } = await lookAtStates(browser, maya)
    expect([...(await lookAtPage(browser, 'practice, shown')), ...(await axe('practice, shown'))]).toEqual([])
    await maya.presses('Try new numbers')
    await maya.sees('Question 2')
    expect([...(await lookAtPage(browser, 'practice, asked')), ...(await axe('practice, asked'))]).toEqual([])
  })
})

/** The numbers are random, so the right answer follows from the question. */
async function optionText(browser: ChromiumBrowser, which: 'right' | 'wrong'): Promise<string> {
  const question = String(await browser.evaluate("return document.querySelector('main h2').textContent"))
  const [, balance = '', rate = ''] = /\$([\d,]+) at (\d+)% APR/u.exec(question) ?? []
  const cents = Math.round((Number(balance.replaceAll(',', '')) * Number(rate)) / 12)
  const right = `$${(cents / 100).toFixed(2)}`.replace(/\.00$/u, '')
  // The letter beside the answer is left out, because it is a keyboard shortcut and not a part of the name.
  const options = (await browser.evaluate(
    `return [...document.querySelectorAll('main label')].map((label) => {
      const named = label.cloneNode(true)
      for (const silent of named.querySelectorAll('[aria-hidden="true"]')) silent.remove()
      return named.textContent
    })`,
  )) as readonly string[]
  const text = options.find((option) => (option.replaceAll(',', '') === right) === (which === 'right'))
  if (text === undefined) throw new Error(`No ${which} option for “${question}” among ${options.join('; ')}.`)
  return text
}
