import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { publicRoutes, render } from '../../src/prerender'
import { outline } from '../../src/pages/courseOutline'
import { PartnerLinks } from '../../src/pages/partnerships/page'
import { site } from '../../src/site'
import { feedPath, licensesPath, newsletterPath, paths } from '../../src/words/paths'
import { filledSite } from './filledSite'

const textOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
/** The content without the frame, which is the same on every page. */
const contentOf = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''

const pages = publicRoutes.map((path) => ({ path, html: contentOf(render(path).html) }))

describe.each(publicRoutes.map((path) => ({ path, html: render(path).html })))('the page $path', ({ html }) => {
  it('has no two navigations with one name', () => {
    const names = [...html.matchAll(/<nav\b[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)
    expect(names).toHaveLength([...html.matchAll(/<nav\b/g)].length)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has only named callouts, and forms that Enter sends', () => {
    expect([...html.matchAll(/<aside(?![^>]*aria-label)[^>]*>/g)].map(([aside]) => aside)).toEqual([])
    for (const [form] of html.matchAll(/<form.*?<\/form>/gs)) {
      expect(form).toMatch(/<button[^>]*type="submit"/)
      // The browser’s own submission, before the page’s script runs, leads nowhere.
      expect(form).toMatch(/^<form[^>]*method="dialog"/)
    }
  })
})

describe.each(pages)('the content of $path', ({ html }) => {
  it('names no people or partners that we do not have', () => {
    const claims =
      /our (?:team|staff|founders?|donors?|volunteers)|founded|since (?:19|20)\d\d|testimonial|trusted by|thousands|millions|award/i
    const leftovers = /lorem|coming soon|\bundefined\b|\bNaN\b|\[object/i
    expect([claims.exec(textOf(html))?.[0], leftovers.exec(textOf(html))?.[0]]).toEqual([undefined, undefined])
  })

  it('links only to existing pages and to sources', () => {
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
    const known = new Set<string>([
      ...Object.values(paths),
      ...publicRoutes,
      ...Object.values(site.documents),
      feedPath,
      licensesPath,
    ])
    const leadsSomewhere = (href: string): boolean =>
      /^(?:mailto:|tel:|sms:|#|\/lesson\/)/.test(href) ||
      // Fannie Mae is the source of its own rule.
      (href.startsWith('https://') && /\.(?:gov|org|state\.mn\.us|fanniemae\.com)$/.test(new URL(href).hostname)) ||
      known.has(href.replace(/[#?].*$/, ''))
    expect(links.filter((href) => !leadsSomewhere(href))).toEqual([])
  })

  it('skips no heading level', () => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  })
})

describe('the page of the course', () => {
  const { html } = pages.find(({ path }) => path === paths.financialLiteracy) ?? { html: '' }

  it('lists every lesson with a link, its minutes and its points', () => {
    for (const { id, title, entries } of outline) {
      expect(html).toContain(`id="${id}"`)
      expect(html).toContain(`href="#${id}"`)
      expect(textOf(html)).toContain(title)
      for (const lesson of entries) {
        expect(html).toContain(`href="/lesson/${id}/${lesson.id}"`)
        expect(textOf(html)).toContain(`${lesson.title} ${lesson.minutes} ${lesson.points} `)
      }
    }
  })

  it('gives each list of lessons a name of its own', () => {
    const names = [...html.matchAll(/<summary aria-label="([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(names).size).toBe(outline.length)
  })
})

describe('the page about research', () => {
  const text = textOf(pages.find(({ path }) => path === paths.research)?.html ?? '')

  it('names the unchecked parts, and that no person is measured', () => {
    expect(text).toContain('So far that is true of none of them.')
    expect(text).not.toMatch(/last (?:check|checked)\b/)
    expect(text.match(/Not yet/g)?.length).toBeGreaterThanOrEqual(6)
    expect(text).toContain('People Nothing')
  })
})

describe('partners', () => {
  it('are rows when they are named', () => {
    const html = renderToStaticMarkup(
      <PartnerLinks
        partners={[
          { label: 'First', href: 'https://first.example' },
          { label: 'Empty', href: '' },
        ]}
      />,
    )
    expect(html).toContain('href="https://first.example"')
    expect(html).not.toContain('Empty')
  })

  it('are not shown while there are none', () => {
    expect(renderToStaticMarkup(<PartnerLinks partners={[]} />)).toBe('')
  })
})

describe('the contact page', () => {
  const html = contentOf(render(paths.contact, undefined, filledSite).html)

  it('starts with an address that needs no script', () => {
    expect(html.indexOf(`href="mailto:${filledSite.email}"`)).toBeGreaterThan(0)
    expect(html.indexOf(`href="mailto:${filledSite.email}"`)).toBeLessThan(html.indexOf('<form'))
    expect(html).toContain('<noscript>')
  })

  it('can’t submit before its script loads, so no text enters an address', () => {
    expect(html).toMatch(/<form[^>]* method="dialog"/)
    expect(html).not.toMatch(/<(?:input|textarea)[^>]* name=/)
    for (const id of ['contact-name', 'contact-subject', 'contact-message']) expect(html).toContain(`for="${id}"`)
  })
})

describe('a table that can be wider than a phone', () => {
  it.each([paths.research, paths.openSource, newsletterPath('first-500')])(
    'is on %s a labeled region that the keyboard reaches',
    (path) => {
      const { html } = render(path)
      const tables = [...html.matchAll(/<div class="_box[^>]*><table[^>]*><caption[^>]*>([^<]+)/g)]
      expect(tables.length).toBeGreaterThan(0)
      for (const [box, caption] of tables) expect(box).toContain(` role="region" aria-label="${caption}" tabindex="0">`)
    },
  )
})
