import glossary from '../../../public/data/lessons/glossary.json'
import lesson from '../../../public/data/lessons/foundations_1.json'
import { describe } from 'vitest'
import { launchHeadlessShell } from '../drivers/chromium'
import { journeyOfFile } from '../journey'

const entry = glossary.find(({ id }) => lesson.terms.includes(id))
if (entry === undefined) throw new Error('The first lesson explains no term.')
const home = glossary.find(({ lessonId }) => lessonId === 'foundations_1')
if (home === undefined) throw new Error('No term is introduced in the first lesson.')

const isFocused = (text: string) => `return document.activeElement?.textContent === ${JSON.stringify(text)}`
const isInView = `
  const { top, bottom } = document.activeElement.getBoundingClientRect()
  return top > 60 && bottom < innerHeight`

const it = journeyOfFile(launchHeadlessShell)

describe('the glossary, without a network', () => {
  it.beforeAll(async ({ learner: maya, site }) => {
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 60_000 })
    await site.goesAway()
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
  })

  it('opens at the word that a lesson explains', async ({ browser, learner: maya }) => {
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.sees('Key Takeaways')
    const word = `document.querySelector('article button[aria-expanded="false"]')`
    await maya.until(`return ${word} !== null`, 'a word with an explanation')
    await browser.click(`return ${word}`)
    await maya.presses('See it in the glossary')
    await maya.seesHeading('Glossary')
    await maya.until(
      `const term = new URLSearchParams(location.search).get('term')
       const { id } = ${JSON.stringify(glossary.map(({ id, term }) => ({ id, term })))}
         .find(({ term }) => term === document.activeElement.textContent) ?? {}
       return id === term`,
      'the focus on the word of the address',
    )
    await maya.until(isInView, 'the word in view')
  })

  it('leads from a word to its lesson', async ({ browser, learner: maya }) => {
    await maya.opens(`/learning?view=glossary&term=${home.id}`)
    await maya.until(isFocused(home.term), `the focus on ${home.term}`)
    await browser.click(`return document.activeElement.closest('li').querySelector('a')`)
    await maya.isAt('/lesson/foundations/foundations_1')
  })

  it('continues a search that found no lesson', async ({ learner: maya }) => {
    await maya.opens('/learning')
    await maya.types('annuitant zzz', 'Search every lesson')
    await maya.presses('Look for “annuitant zzz” in the glossary')
    await maya.isAt('/learning?view=glossary')
    await maya.until(isFocused('Glossary'), 'the focus on the heading')
    await maya.sees('No word found for “annuitant zzz”')
    await maya.presses('Show every word')
    await maya.sees(entry.definition)
    await maya.types(entry.term, 'Search the glossary')
    await maya.sees(`for “${entry.term}”`)
    await maya.sees(entry.definition)
  })

  it('jumps to a letter', async ({ learner: maya }) => {
    await maya.opens(`/learning?view=glossary&term=${entry.id}`)
    await maya.until(isFocused(entry.term), `the focus on ${entry.term}`)
    await maya.presses('P')
    await maya.until(isFocused('P'), 'the focus on the letter')
    await maya.until(isInView, 'the letter in view')
  })
})
