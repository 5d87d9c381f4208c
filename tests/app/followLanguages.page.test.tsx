import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
  root.innerHTML = `<a href="/es/about" hreflang="es">Español</a><a href="/lesson/saving/saving_1">Start</a><p>Text</p>${renderToStaticMarkup(<LanguageOffers path="/about" />)}`
  document.body.replaceChildren(root)
  const keepRecord = vi.fn(async () => undefined)
  const choice = createChosenLanguage(languages, undefined, keepRecord)
  followLanguages(root, preferred, choice)
  const presses = (selector: string, type = 'click'): void => {
    const target = root.querySelector(selector)
    target?.addEventListener(type, (event) => event.preventDefault())
    target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
  const offers = () =>
    [...root.querySelectorAll<HTMLElement>('[data-offer]')].filter(({ hidden }) => !hidden).map((it) => it.textContent)
  return { root, choice, keepRecord, presses, offers }
}

describe('a press on a link of a public page', () => {
  it.each(['click', 'auxclick'])('writes the record of the language that was saved by %s', (type) => {
    const { keepRecord, presses } = page()
    localStorage.setItem('ledger-language', '{"device":"es"}')
    presses('[hreflang="es"]', type)
    expect(keepRecord).toHaveBeenCalledExactlyOnceWith({ current: 'es', kept: ['es'] })
  })

  it('writes nothing beside a link', () => {
    const { keepRecord, presses } = page()
    presses('p')
    expect(keepRecord).not.toHaveBeenCalled()
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
    void page(['es']).choice.choose('en')
    expect(page(['es']).offers()).toEqual([])
  })

  it('is made again on the next page unless it was closed', () => {
    const { presses } = page(['es'])
    presses('[href^="/lesson"]')
    expect(page(['es']).offers()).toEqual([spanish.offer])
  })
})
