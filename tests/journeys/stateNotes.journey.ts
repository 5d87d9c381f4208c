import { describe, expect } from 'vitest'
import { siteName } from '../../src/site'
import garnishment from '../../public/data/lessons/states_garnishment.json'
import renting from '../../public/data/lessons/states_renting.json'
import winter from '../../public/data/lessons/states_winter.json'
import states from '../../src/core/curriculum/states.json'
import { launchHeadlessShell } from './drivers/chromium'
import { journeyOfFile } from './journey'
import { lookAtStates } from './visual/lookAtStates'

const it = journeyOfFile(launchHeadlessShell)

interface NotesFile {
  readonly notes: readonly {
    readonly state: string
    readonly text: string
    readonly source: string
    readonly url: string
  }[]
}

const ohio = (file: NotesFile) => {
  const note = file.notes.find(({ state }) => state === 'OH')
  if (note === undefined) throw new Error('There is no note for Ohio.')
  return note
}
const isFocused = (text: string) => `return document.activeElement?.textContent === ${JSON.stringify(text)}`

describe('the notes for my state', () => {
  it('are chosen in a lesson and read together, offline', { timeout: 240_000 }, async ({
    browser,
    learner: maya,
    site,
  }) => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.sees('Ready offline', { withinMs: 60_000 })
    await site.goesAway()

    await maya.opens('/lesson/credit/credit_5')
    await browser.page.getByRole('combobox', { name: 'Where do you live?' }).selectOption({ label: 'Ohio' })
    await maya.presses('Save')
    await maya.sees(ohio(garnishment).text)
    await maya.sees(ohio(garnishment).source)
    await maya.presses('All notes for Ohio')
    await maya.isAt('/learning?view=state')
    await maya.until(isFocused('Your state'), 'the focus on the heading')
    for (const { title } of states.topics) await maya.sees(title)
    await maya.sees(ohio(winter).text)

    await maya.opens('/learning')
    await maya.types('eviction', 'Search every lesson')
    await maya.presses('Deposit, eviction and repairs')
    await maya.isAt('/learning?view=state&topic=renting')
    await maya.until(isFocused('Deposit, eviction and repairs'), 'the focus on the topic')
    await maya.sees(ohio(renting).text)
  })

  it('are printed with their sources, without buttons', { timeout: 120_000 }, async ({ browser, learner: maya }) => {
    await browser.page.emulateMedia({ media: 'print' })
    await maya.sees(`${siteName}, printed `)
    await maya.doesNotSee('Print all notes')
    const printed = await browser.evaluate(
      `return getComputedStyle(document.querySelector('a[href="${ohio(renting).url}"]'), '::after').content`,
    )
    expect(printed).toContain(ohio(renting).url)
    const pdf = (await browser.page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(5)
    await browser.page.emulateMedia({ media: 'screen' })
  })

  it('can be read at any size, in both themes', { timeout: 300_000 }, async ({ browser, learner: maya }) => {
    const { looks } = await lookAtStates(browser, maya)
    await maya.opens('/learning?view=state')
    await maya.sees(ohio(winter).text)
    expect(await looks('all notes')).toEqual([])
  })
})
