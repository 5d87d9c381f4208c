import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HomeLanguages } from '../../src/pages/home/HomeLanguages'
import { render } from '../../src/prerender'
import { arabic, siteIsAlsoIn, spanish } from '../fakes/severalLanguages'

describe('the home page of a site with one language', () => {
  it('does not mention languages', () => {
    expect(renderToStaticMarkup(<HomeLanguages />)).toBe('')
    expect(render('/').html).not.toMatch(/hreflang|data-offer/)
  })
})

describe('the home page of a site with several languages', () => {
  siteIsAlsoIn(spanish, arabic)

  it('links to itself in each of the others, above its headline', () => {
    const { html } = render('/')
    const main = html.slice(html.indexOf('<main'), html.indexOf('<h1'))
    expect(main).toMatch(/<a lang="es" dir="ltr" hrefLang="es" href="\/es\/?">Español<\/a>/)
    expect(main).toContain('lang="ar-XB" dir="rtl"')
  })

  it('has the offer of each of the others, hidden', () => {
    const offers = [...render('/').html.matchAll(/<div hidden="" data-offer="([^"]+)">/g)].map(([, tag]) => tag)
    expect(offers).toEqual(['es', 'ar-XB'])
  })
})
