import { describe, expect, it } from 'vitest'
import manifest from '../../public/data/lessons/manifest.json'
import { newsletters, publicRoutes, render, renderShell } from '../../src/prerender'
import { site } from '../../src/site'

describe.each(publicRoutes)('the prerendered page at %s', (path) => {
  const { html, head } = render(path)

  it('is signed out, and the same every time', () => {
    expect(html).toContain('href="/login"')
    expect(html).not.toContain('Sign Out')
    expect(render(path).html).toBe(html)
  })

  it('has no style attribute, which the content policy would block', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
  })

  it('has one h1, and a main part that the skip link finds', () => {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('href="#main-content"')
    expect(html).toMatch(/<main[^>]*id="main-content"/)
  })

  it('has a title and a description', () => {
    expect(head.title.slice(-` · ${site.name}`.length)).toBe(` · ${site.name}`)
    expect(head.description.length).toBeGreaterThan(50)
  })

  it('uses each id once', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the structured data for search engines', () => {
  const origin = 'https://ledger.example.org'

  it('has absolute addresses only when the site knows its own', () => {
    for (const path of publicRoutes) {
      expect(JSON.stringify(render(path).head.structuredData)).not.toContain('ledger.example.org')
    }
    expect(JSON.stringify(render('/', origin).head.structuredData)).toContain(`"url":"${origin}/"`)
  })

  it('has one free course for each module', () => {
    const courses = render('/financial-literacy', origin).head.structuredData
    expect(courses.map((course) => course['name'])).toEqual(manifest.modules.map(({ title }) => title))
    for (const course of courses) {
      expect(course).toMatchObject({
        '@type': 'Course',
        isAccessibleForFree: true,
        provider: { name: site.name },
      })
    }
  })

  it('dates an article', () => {
    const { structuredData, publishedOn } = render('/newsletters/first-500', origin).head
    expect(publishedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(structuredData).toMatchObject([
      {
        '@type': 'Article',
        headline: 'The first $500',
        datePublished: publishedOn,
        mainEntityOfPage: `${origin}/newsletters/first-500`,
      },
    ])
  })

  it('gives the feed full articles, as plain elements', () => {
    const { entries } = newsletters()
    expect(entries.map(({ path }) => path)).toEqual(publicRoutes.filter((path) => path.startsWith('/newsletters/')))
    for (const { html } of entries) {
      expect(html).toMatch(/^<div>/)
      expect(html).not.toMatch(/<\w+ /)
      expect(html).toContain('<table>')
    }
  })
})

describe('the home page', () => {
  const { html } = render('/')
  const text = html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')

  it('names every module of the curriculum, with the right counts', () => {
    for (const { title } of manifest.modules) expect(text).toContain(`|${title}|`)
    const lessons = manifest.modules.reduce((sum, module) => sum + module.lessons.length, 0)
    expect(text).toContain(`|${lessons} lesson${lessons === 1 ? '' : 's'}|`)
    expect(text).toContain(`|${manifest.modules.length} module${manifest.modules.length === 1 ? '' : 's'},|`)
  })

  it('starts lesson 1 and adds up its example', () => {
    expect(html).toContain('href="/lesson/foundations/foundations_1"')
    expect(text).toContain('Money lessons that work offline.')
    expect(2600 - 1450 - 480 - 310 - 300).toBe(60)
    expect(text).toContain('|60|')
  })

  it('promises no size and no readiness that this device has not shown', () => {
    expect(text).not.toMatch(/\bMB\b|ready offline/)
  })
})

describe('the shell', () => {
  it('is static, with the name and only a home link', () => {
    const html = renderShell()
    expect(html).toContain('Prairie')
    expect([...html.matchAll(/<(?:a|button|input)\b[^>]*>/g)]).toHaveLength(1)
    expect(html).not.toMatch(/\sstyle=/)
  })
})
