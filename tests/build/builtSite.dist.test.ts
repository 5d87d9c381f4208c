import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { publicRoutes, render } from '../../src/prerender'
import { site } from '../../src/site'
import { licensesPath, publicPaths } from '../../src/words/paths'
import { precacheFiles } from '../../tools/build/precacheFiles'
import { readPdf, textsOf } from './documents/readPdf'
import { elements, readHead } from './readHead'

/** The site that the step `build` of the check has built. */
const dist = 'dist'

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
const htmlOf = (path: string): string => readFileSync(join(dist, fileOf(path)), 'utf8')
const textAt = (file: string): string => readFileSync(join(dist, file), 'utf8')
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe.each(publicRoutes)('the file of %s', (path) => {
  it('begins with its content policy, followed by its character encoding', () => {
    const html = htmlOf(path)
    const { first, meta, styles, lang } = readHead(html)
    expect([first.tag, first.attributes['http-equiv']]).toEqual(['meta', 'Content-Security-Policy'])
    const hashes = styles.map(hashSource)
    expect(meta['Content-Security-Policy']).toContain(`style-src 'self' ${hashes.join(' ')};`)
    expect(meta['Content-Security-Policy']).not.toMatch(/unsafe|\*/)
    // Browsers only look for the encoding in these first bytes.
    expect(Buffer.from(html).indexOf('<meta charset="utf-8">')).toBeLessThan(1024 - 22)
    expect(lang).toBe('en')
  })

  it('has no styles, handlers or scripts that its policy would block', () => {
    const html = htmlOf(path)
    expect(html).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/)
    const scripts = [...html.matchAll(/<script(?: data-[^>]*)?>([^<]*)<\/script>/g)].map(([, text = '']) => text)
    expect(readHead(html).meta['Content-Security-Policy']).toContain(
      `script-src 'self' ${scripts.map(hashSource).join(' ')};`,
    )
    const types = elements(html, 'script').map(({ type }) => type)
    // One script checks the browser's age, the other sets the appearance.
    expect(types.filter((type) => type !== 'application/ld+json')).toEqual([undefined, undefined])
  })

  it('requests existing scripts and stylesheets, only after the first paint', () => {
    const html = htmlOf(path).replace(/<noscript>.*?<\/noscript>/, '')
    expect(html).not.toMatch(/rel="(?:modulepreload|stylesheet)"|as="(?:font|script|style)"/)
    const later = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([url]) => url)
    expect(later.length).toBeGreaterThan(1)
    expect(later.filter((url) => !existsSync(join(dist, url)))).toEqual([])
  })

  it('has one top-level heading, and loads only files that exist', () => {
    const html = htmlOf(path)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    const loaded = [...html.matchAll(/(?:href|src)="(\/[^"#?]*\.[^"#?]+)"/g)].map(([, url = '']) => url)
    expect(loaded.length).toBeGreaterThan(3)
    expect(loaded.filter((url) => !existsSync(join(dist, url)))).toEqual([])
  })

  it('links the stylesheets of its own classes, and no other page’s', () => {
    const { document } = new Window()
    document.body.innerHTML = /<body>(.*)<\/body>/s.exec(htmlOf(path))?.[1] ?? ''
    const named = document.getElementById('root')?.getAttribute('data-stylesheets')?.split(' ') ?? []
    for (const island of document.querySelectorAll('[data-island]')) island.replaceChildren()
    // The classes of all pages appear in the selectors of many CSS modules.
    const classes = [...document.querySelectorAll('[class^=_],[class*=" _"]')]
      .flatMap((element) => [...element.classList])
      .filter((name) => name.startsWith('_'))
    const sheets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'))
    const holds = (texts: readonly string[], name: string) =>
      texts.some((text) => new RegExp(`\\.${name}(?![\\w-])`).test(text))
    const [all, own] = [sheets.map((sheet) => `/assets/${sheet}`), named].map((some) =>
      some.map((file) => textAt(file)),
    )
    const styled = classes.filter((name) => holds(all ?? [], name))
    expect(styled.length).toBeGreaterThan(10)
    expect(styled.filter((name) => !holds(own ?? [], name))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
    for (const row of Object.keys(publicPaths)) {
      const own = render(path).name === row ? 1 : 0
      expect(
        named.filter((sheet) => sheet.startsWith(`/assets/${row}-`)),
        row,
      ).toHaveLength(own)
    }
  })

  it('shows one title and description to readers, search engines and previews', () => {
    const { title, meta } = readHead(htmlOf(path))
    const { head } = render(path)
    expect([title, meta['description']]).toEqual([head.title, head.description])
    expect([meta['og:title'], meta['og:description']]).toEqual([head.title, head.description])
    expect(meta).toMatchObject({ 'og:site_name': site.name, 'og:locale': 'en_US' })
    expect(meta['og:type']).toBe(path.startsWith('/newsletters/') ? 'article' : 'website')
  })

  it('links to both documents from its footer', () => {
    const [footer = ''] = /<footer.*<\/footer>/s.exec(htmlOf(path)) ?? []
    const hrefs = elements(footer, 'a').map(({ href }) => href)
    expect(hrefs).toEqual(expect.arrayContaining([site.documents.privacy, site.documents.terms]))
  })
})

describe('the file of /login', () => {
  it('begins with content for everyone, and without fields that lose input', () => {
    const html = htmlOf('/login')
    const { first, title, meta, lang } = readHead(html)
    expect([first.tag, first.attributes['http-equiv'], lang]).toEqual(['meta', 'Content-Security-Policy', 'en'])
    expect(title).toBe(`Start or sign in · ${site.name}`)
    expect(meta['description']).toMatch(/^Start learning\. /)
    expect(html).toContain('<noscript><h1>Start learning</h1><p>Lessons, quizzes and tools need JavaScript, ')
    // Where someone learns already, the screen has another heading. This one is shown when the device has no learner yet.
    const body = html.slice(html.indexOf('<body')).replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    expect(body.match(/<h1/g)).toHaveLength(1)
    const [, greeting = ''] = /<div class="(\w+)"><h1>Start learning<\/h1>/.exec(body) ?? []
    expect(html).toContain(`.${greeting}{display:none}:root[data-visit=first] .${greeting}{display:block}`)
    expect(html).toContain('document.documentElement.dataset.visit="first";')
    expect(html).not.toMatch(/<(?:input|button|form)\b|<[a-z][^>]*\sstyle=/)
    // React replaces this page instead of hydrating it.
    expect(html).not.toContain('data-prerendered')
  })

  it('requests its screen’s script with all others, from its head', () => {
    const html = htmlOf('/login')
    expect(readHead(html).links.filter(({ rel }) => rel === 'modulepreload' || rel === 'preload')).toEqual([])
    expect(html.match(/\{"rel":"modulepreload","crossorigin":"","href":"\/assets\/LoginScreen-/g)).toHaveLength(1)
    const asked = [...html.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, url = '']) => url)
    expect(asked.length).toBeGreaterThan(4)
    expect(asked.filter((url) => !existsSync(join(dist, url)))).toEqual([])
    expect(htmlOf('/shell')).not.toContain('/assets/LoginScreen-')
  })
})

it('has nothing that only authors of lessons use', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|json|html|css)$/.test(file),
  )
  const found = files.filter((file) => /\.schema\.json|tools\/content/.test(textAt(file)))
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

describe('the files for other hosts', () => {
  it.each(['_redirects', 'nginx.conf', 'Caddyfile', 'web.config'])('include %s with the page of a lesson', (name) => {
    expect(textAt(name)).toContain('/lesson')
  })

  it('include the headers', () => {
    expect(textAt('_headers')).toContain('Content-Security-Policy: frame-ancestors')
  })

  it('include the shell as the page of an address without a file', () => {
    expect(htmlOf('/404')).toBe(htmlOf('/shell'))
  })
})

describe('all pages together', () => {
  it('have no scripts of their own', () => {
    const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
    const rows = Object.keys(publicPaths)
    expect(scripts.filter((file) => rows.some((row) => file.startsWith(`${row}-`)))).toEqual([])
  })

  it('have unique titles and descriptions', () => {
    for (const key of ['title', 'description'] as const) {
      const texts = publicRoutes.map((path) => render(path).head[key])
      expect(new Set(texts).size, key).toBe(texts.length)
    }
  })
})

describe('the licenses', () => {
  it('cover everything in the scripts and the typeface, with full texts', () => {
    const text = textAt('licenses.txt')
    for (const name of [
      '@hpke/core',
      'dexie',
      'events',
      'minisearch',
      'pouchdb-browser',
      'qr',
      'react',
      'react-dom',
      'react-router',
      'scheduler',
      'valibot',
      'workbox-window',
    ]) {
      expect(text).toMatch(new RegExp(`^${name} \\([\\w. -]+\\)$`, 'm'))
    }
    expect(text).not.toMatch(/^(?:firebase|@firebase\/|typescript|vitest|react-router-dom)/m)
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(text).toContain('Besley')
    // PouchDB wraps the lines of its copy differently.
    expect(text.match(/TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION/g)).toHaveLength(2)
  })

  it('are linked from the list of parts, and available offline', () => {
    expect(elements(htmlOf('/opensource'), 'a').map(({ href }) => href)).toContain(licensesPath)
    expect(precacheFiles(dist).map(({ url }) => url)).toContain(licensesPath)
    expect(precacheFiles(dist).map(({ url }) => url)).not.toContain('/robots.txt')
  })
})

it('saves every script and style of the build for offline use', () => {
  const built = readdirSync(join(dist, 'assets'))
    .filter((name) => /\.(?:js|css)$/.test(name) && !/^(?:list|worker)-/.test(name))
    .map((name) => `assets/${name}`)
  expect(built.length).toBeGreaterThan(50)
  expect(precacheFiles(dist).map(({ file }) => file)).toEqual(expect.arrayContaining(built))
})

describe.each([
  [site.documents.privacy, 'Privacy Policy'],
  [site.documents.terms, 'Terms of Service'],
])('%s', (path, title) => {
  it('is a PDF that begins with its title', () => {
    const { pages } = readPdf(readFileSync(join(dist, path)))
    const texts = textsOf(pages[0] ?? '').filter(({ tag }) => tag !== 'Artifact')
    expect(texts[0]?.text).toBe(title)
  })
})
