import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { followLanguages } from '../../src/app/public/followLanguages'
import { LanguageOffers } from '../../src/app/public/LanguageOffers'
import { createChosenLanguage } from '../../src/platform/window/chosenLanguage'
import { languages } from '../../src/words/languages'
import { arabic, siteIsAlsoIn, spanish } from '../fakes/severalLanguages'

siteIsAlsoIn(spanish, arabic)
afterEach(() => localStorage.clear())

/** A prerendered page in English, in a browser with these languages. */
function page(preferred: readonly string[] = ['en-US']) {
  const root = document.createElement('div')
  root.innerHTML = `<a href="/es/about" hreflang="es">Español</a><a href="/lesson/saving/saving_1">Start</a><a href="/contact">Contact</a><a href="https://elsewhere.example/login">Elsewhere</a><p>Text</p>${renderToStaticMarkup(<LanguageOffers path="/about" />)}`
  document.body.replaceChildren(root)
  const choice = createChosenLanguage(languages, undefined, async () => undefined)
  followLanguages(root, preferred, choice)
  const presses = (selector: string, type = 'click'): void => {
    const target = root.querySelector(selector)
    target?.addEventListener(type, (event) => event.preventDefault())
    target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
  const offers = () =>
    [...root.querySelectorAll<HTMLElement>('[data-offer]')].filter(({ hidden }) => !hidden).map((it) => it.textContent)
  return { root, choice, presses, offers }
}
const signIn = (): void => localStorage.setItem('ledger-learner', '{"id":"ana","firstName":"Ana"}')

describe('a press on a public page', () => {
  it('on a language chooses it, for the current learner too', () => {
    signIn()
    const { choice, presses } = page()
    presses('[hreflang="es"]')
    expect([choice.of(), choice.of('ana'), choice.isSettled()]).toEqual(['es', 'es', true])
  })

  it('on a link into the learner area saves the page’s language', () => {
    localStorage.setItem('ledger-language', '{"device":"es"}')
    const { choice, presses } = page()
    presses('[href^="/lesson"]')
    expect([choice.of(), choice.isSettled()]).toEqual(['en', false])
  })

  it('with the middle button counts too', () => {
    localStorage.setItem('ledger-language', '{"device":"es"}')
    const { choice, presses } = page()
    presses('[href^="/lesson"]', 'auxclick')
    expect(choice.of()).toBe('en')
  })

  it('keeps the language of a current learner', () => {
    signIn()
    localStorage.setItem('ledger-language', '{"device":"es","learners":{"ana":"es"}}')
    const { choice, presses } = page()
    presses('[href^="/lesson"]')
    expect(choice.of()).toBe('es')
  })

  it.each(['[href="/contact"]', '[href^="https"]', 'p'])('changes nothing on %s', (selector) => {
    localStorage.setItem('ledger-language', '{"device":"es"}')
    const { presses } = page()
    presses(selector)
    expect(localStorage.getItem('ledger-language')).toBe('{"device":"es"}')
  })
})

describe('the offer of another language', () => {
  it('is in the first language of the browser that the site has', () => {
    expect(page(['fr', 'es-MX', 'en']).offers()).toEqual([spanish.offer])
    expect(page(['ar-XB']).offers()).toEqual([arabic.offer])
    const link = page(['ES']).root.querySelector('[data-offer="es"] a') as HTMLAnchorElement
    expect([link.getAttribute('href'), link.hreflang, link.lang, link.dir]).toEqual(['/es/about', 'es', 'es', 'ltr'])
  })

  it.each([[['en-US', 'es']], [['fr', 'de']], [[]]])('is hidden in a browser with %j', (preferred) => {
    expect(page(preferred).offers()).toEqual([])
  })

  it('stays hidden after it was closed', () => {
    const { presses, offers } = page(['es'])
    presses('[data-offer="es"] button')
    expect(offers()).toEqual([])
    expect(page(['es']).offers()).toEqual([])
  })

  it('stays hidden after someone has chosen a language', () => {
    page(['es']).presses('[hreflang="es"]')
    expect(page(['es']).offers()).toEqual([])
  })

  it('is made again on the next page unless it was closed', () => {
    const { presses } = page(['es'])
    presses('[href^="/lesson"]')
    expect(page(['es']).offers()).toEqual([spanish.offer])
  })
})
