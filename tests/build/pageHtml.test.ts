import { createHash } from 'node:crypto'
import { compileFunction } from 'node:vm'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { appearanceScript as appearanceIn } from '../../src/platform/appearanceScript'
import { oldBrowserScript } from '../../src/platform/oldBrowserScript'
import { criticalCss } from '../../tools/build/criticalCss'
import { type Page, pageHtml } from '../../tools/build/pageHtml'

const template = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title></title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`
const css = `@layer reset,base;@layer base{body{margin:0}.card,.lone>h2{color:red}.card:hover{color:#00f}@media print{body{color:#000}}}@font-face{font-family:B;src:url(/assets/b-1.woff2)format("woff2")}.card:before{content:"}{"}.other{top:0}`
const page = {
  base: '/',
  html: '<p class="card">Cost: $& and $1</p>',
  title: 'About & more',
  description: 'Say "hi"',
  prerenderedPath: '/about',
  preloads: ['/assets/About-1.js', '/assets/react-1.js'],
  extraSources: {},
  missing: { text: 'Couldn’t load part of this page.', again: 'Try again' },
}
const html = pageHtml(template, { layers: '@layer reset,base;', css }, page)

const shell = pageHtml(template, { layers: '@layer reset,base;', css }, { ...page, prerenderedPath: undefined })
const appearanceScript = appearanceIn('/')
/** The attributes of the script element in the head. */
const currentScript = (text: string) => {
  const { document } = new Window()
  document.write(text.replaceAll(/(<script[^>]*>)[^<]*/g, '$1'))
  return { dataset: document.head.querySelector('script')?.dataset }
}
const firstScript = (text: string) => /<script(?: data-[^>]*)?>([^<]*)<\/script>/.exec(text)?.[1] ?? ''
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Handlers of the window that a script sets, which would stay after the test. */
const handlers = { onclick: null, oninput: null, ononline: null }

/** Runs the script in the head from behind a part of it, as far as it requests files. */
function open(of: string, behind: string, visit: 'first' | 'later') {
  const { document } = new Window()
  Object.defineProperty(document, 'currentScript', { value: currentScript(of) })
  if (visit === 'first') document.documentElement.dataset['visit'] = 'first'
  const imported: string[] = []
  let paint = (): void => undefined
  class Observer {
    constructor(told: (list: { getEntriesByName: () => readonly object[] }) => void) {
      paint = () => told({ getEntriesByName: () => [{}] })
    }
    observe(): void {}
  }
  const loaded: (() => void)[] = []
  const globals = {
    document,
    PerformanceObserver: Observer,
    addEventListener: (_: 'load', then: () => void) => loaded.push(then),
    setTimeout: (then: () => void) => then(),
    asks: (url: string) => imported.push(url),
    ...handlers,
  }
  const script = firstScript(of)
  const own = script.slice(script.indexOf(behind) + behind.length).replaceAll('import(', 'asks(')
  compileFunction(own, Object.keys(globals))(...Object.values(globals))
  const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.outerHTML)
  return { asked, imported, paints: () => paint(), loads: () => loaded.forEach((then) => then()) }
}
const all = [
  '<link rel="modulepreload" crossorigin="" href="/assets/About-1.js">',
  '<link rel="modulepreload" crossorigin="" href="/assets/react-1.js">',
  '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/b-1.woff2">',
  '<link rel="preload" as="style" data-stylesheet="" crossorigin="" href="/assets/index-1.css">',
  '<link rel="preload" as="style" data-stylesheet="" crossorigin="" href="/assets/screen-1.css">',
]

describe('a prerendered page', () => {
  it('starts its head with a policy that hashes its inline style', () => {
    const [, policy = ''] = /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? []
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? []
    expect(style).toContain('.card{color:red}')
    expect(policy).toContain(`style-src 'self' '${hashOf(style)}';`)
    expect(policy).toContain(`script-src 'self' '${hashOf(firstScript(html))}' `)
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/)
    expect(html).not.toContain('unsafe-inline')
  })

  it('contains its markup, title and description unchanged', () => {
    expect(html).toContain('<div id="root" data-prerendered="/about"><p class="card">Cost: $& and $1</p></div>')
    expect(html).toContain('<title>About &amp; more</title><meta name="description" content="Say &quot;hi&quot;">')
  })

  it('names stylesheets for its script, with a fallback without scripts', () => {
    const named = pageHtml(
      template,
      { layers: '', css },
      { ...page, stylesheets: ['/assets/a-1.css', '/assets/b-1.css'] },
    )
    expect(named).toContain(
      '<div id="root" data-prerendered="/about" data-stylesheets="/assets/a-1.css /assets/b-1.css">',
    )
    const scripted = named.replace(/<noscript>.*?<\/noscript>/, (links) => {
      expect(links.match(/<link rel="stylesheet" crossorigin href="\/assets\/[ab]-1\.css">/g)).toHaveLength(2)
      return ''
    })
    expect(scripted).not.toMatch(/rel="(?:stylesheet|preload)"/)
  })

  it('requests each script once after the first paint, the entry last', async () => {
    expect(html).not.toMatch(/<script[^>]*src=|rel="modulepreload"/)
    expect(html).toContain('<script data-scripts="/assets/About-1.js /assets/react-1.js /assets/index-1.js">')
    const imported: string[] = []
    const globals = {
      window: {},
      document: {
        documentElement: { dataset: {} },
        currentScript: currentScript(html),
        querySelectorAll: () => [],
        createElement: () => ({ remove: () => undefined }),
      },
      localStorage: { getItem: () => null },
      PerformanceObserver: class {
        constructor(told: (list: { getEntriesByName: () => readonly object[] }) => void) {
          expect(imported).toEqual([])
          told({ getEntriesByName: () => [{}] })
        }
        observe(): void {}
      },
      addEventListener: () => undefined,
      performance: { getEntriesByType: () => [{ workerStart: 1 }] },
      asks: (url: string) => imported.push(url),
      ...handlers,
    }
    const script = firstScript(html).replaceAll('import(', 'asks(')
    compileFunction(script, Object.keys(globals))(...Object.values(globals))
    await new Promise((resolve) => setImmediate(resolve))
    expect(imported).toEqual(['/assets/About-1.js', '/assets/react-1.js', '/assets/index-1.js'])
  })

  it('has the same policy when only the names of its scripts change', () => {
    const later = pageHtml(
      template.replaceAll('-1.js', '-2.js'),
      { layers: '@layer reset,base;', css },
      { ...page, preloads: ['/assets/About-2.js'] },
    )
    expect(later).toBe(html.replaceAll('-1.js', '-2.js'))
    expect(later).not.toBe(html)
  })

  it('includes the styles of every appearance that a learner can choose', () => {
    const chosen = ':root[data-theme=dark],:root[data-size=largest],:root[data-lines=wide]{top:0}'
    expect(pageHtml(template, { layers: '', css: chosen }, page)).toContain(chosen)
    expect(html.indexOf(appearanceScript)).toBeGreaterThan(0)
  })

  it('loads its typeface through its styles', () => {
    expect(html).toContain('url(/assets/b-1.woff2)')
    expect(html).not.toContain('as="font"')
  })

  it.each([
    [
      '<p><a class="x" href="mailto:a@b.org"><b>a@b.org</b></a>.</p>',
      '<p>|<a class="x" href="mailto:a@b.org"><b>a@b.org</b></a>|.</p>',
    ],
    ['<p>Write to a.b@c-d.org.</p>', '<p>|Write to a.b@c-d.org.|</p>'],
    ['<a href="/contact">a@b.org</a> @ 6%', '<a href="/contact">|a@b.org|</a> @ 6%'],
    ['<textarea>a@b.org</textarea><i title="a@b.org">x</i>', '<textarea>a@b.org</textarea><i title="a@b.org">x</i>'],
  ])('keeps Cloudflare from hiding the addresses in %s', (markup, expected) => {
    const kept = expected.replace(/\|([^|]*)\|/g, '<!--email_off-->$1<!--/email_off-->')
    const made = pageHtml(template, { layers: '', css }, { ...page, html: markup })
    expect(made).toContain(`<div id="root" data-prerendered="/about">${kept}</div>`)
  })

  it('throws on a template without a place for the page', () => {
    expect(() => pageHtml('<html></html>', { layers: '', css }, page)).toThrow('root')
  })
})

describe('a page that its scripts draw', () => {
  it('orders the layers before its script adds the stylesheet', () => {
    expect(shell).toMatch(/<style>@layer reset,base;[^<]+<\/style><script data-files='/)
    expect(shell).toContain(
      '<noscript><link rel="stylesheet" crossorigin href="/assets/index-1.css"></noscript></head>',
    )
  })

  it('adds font, scripts and stylesheet once from its head', () => {
    expect(shell.replace(/<noscript>.*?<\/noscript>/, '')).not.toMatch(/<script[^>]*src=|<link/)
    const { asked, imported } = open(shell, `${appearanceScript};`, 'later')
    expect(asked()).toEqual(all.slice(0, -1))
    expect(imported).toEqual(['/assets/index-1.js'])
    expect(shell).toContain(`script-src 'self' '${hashOf(firstScript(shell))}' '${hashOf(oldBrowserScript('/'))}'`)
    expect(shell.indexOf('<script')).toBeLessThan(shell.indexOf('<body'))
  })

  it('adds its own script with a policy hash, and keeps its styles', () => {
    const visit = ':root[data-visit=first]{top:0}'
    const own = pageHtml(template, { layers: '', css: visit }, { ...page, prerenderedPath: undefined, script: 'x()' })
    expect(firstScript(own).startsWith(`${appearanceScript};x();`)).toBe(true)
    expect(own).toContain(`script-src 'self' '${hashOf(firstScript(own))}' `)
    expect(own).toContain(visit)
  })
})

describe('a scripted page that paints before its scripts on a first visit', () => {
  const sheets = ['/assets/screen-1.css']
  const made = (of: string, own: Partial<Page> = {}) =>
    pageHtml(
      of,
      { layers: '', css },
      { ...page, prerenderedPath: undefined, sheets, script: 'x()', isPaintedFirst: true, ...own },
    )
  const login = made(template)
  it('requests nothing in its HTML, and is not hydrated', () => {
    expect(login).not.toMatch(/<script[^>]*src=|rel="(?:modulepreload|preload)"[^,]*>/)
    expect(login).not.toContain('data-prerendered')
    expect(login).not.toContain('ledgerEarly')
    expect(login).toContain('<noscript><link rel="stylesheet" crossorigin href="/assets/index-1.css"></noscript>')
  })

  it('requests everything once after the first paint of a first visit', () => {
    const { asked, imported, paints, loads } = open(login, 'x();', 'first')
    expect([asked(), imported]).toEqual([[], []])
    paints()
    expect([asked(), imported]).toEqual([all, ['/assets/index-1.js']])
    loads()
    expect(asked()).toEqual(all)
  })

  it('keeps names of files out of its script, with several languages too', () => {
    const [later, preloads] = [template.replaceAll('-1.', '-2.'), ['/assets/About-2.js', '/assets/react-2.js']]
    const languages = { tag: 'en', all: [{ tag: 'en', folder: '' }] }
    for (const own of [{}, { languages }, { languages, isPaintedFirst: false }]) {
      expect(firstScript(made(template, own))).toContain('{links:')
      expect(firstScript(made(later, { ...own, preloads }))).toBe(firstScript(made(template, own)))
    }
  })

  it('waits for the load event when a first visit is hidden', () => {
    const { asked, loads } = open(login, 'x();', 'first')
    loads()
    expect(asked()).toEqual(all)
  })

  it('requests everything at once on later visits', () => {
    const { asked, imported } = open(login, 'x();', 'later')
    expect([asked(), imported]).toEqual([all, ['/assets/index-1.js']])
  })
})

describe('critical CSS', () => {
  const kept = (sheet: string, markup: string): string => criticalCss(sheet, markup)
  it.each([
    ['a class of the page', '.a{x:y}', '<i class="b a">', '.a{x:y}'],
    ['a class of another page', '.c{x:y}', '<i class="a">', ''],
    [
      'only the matching selectors of a list',
      '.a,.c,i:is(.c,.a),i:is(.c,.d){x:y}',
      '<i class="a">',
      '.a,i:is(.c,.a){x:y}',
    ],
    ['what contains a class of another page', ':root:has(.c),.a:has(>.c),:where(.c) i{x:y}', '<i class="a">', ''],
    [
      'what contains a part of this page',
      '.a:has(>b),:where(.a,.c){x:y}',
      '<i class="a"><b>',
      '.a:has(>b),:where(.a,.c){x:y}',
    ],
    ['a rule for the root', ':root{--x:y}', '<i>', ':root{--x:y}'],
    ['a theme that only a script sets', ':root[data-theme=dark]{x:y}', '<i>', ''],
    ['a theme that must not be set', ':root:not([data-theme=light]){x:y}', '<i>', ':root:not([data-theme=light]){x:y}'],
    [
      'the color of the page',
      '[data-color=gold]{x:y}[data-color="slate"]{x:y}',
      '<i data-color="slate">',
      '[data-color=slate]{x:y}',
    ],
    ['a part of a matching element', '.a::marker{x:y}', '<i class="a">', '.a::marker{x:y}'],
    ['a tag that is not there', 'table td{x:y}', '<i>', ''],
    ['an empty group', '@media (width>1px){.c{x:y}}', '<i>', ''],
    [
      'an animation in use',
      '.a{animation:z}@keyframes z{0%{top:0}}',
      '<i class="a">',
      '.a{animation:z}@keyframes z{0%{top:0}}',
    ],
    ['an unused animation', '@layer b{i{x:y}@keyframes z{0%{top:0}}}', '<i>', '@layer b{i{x:y}}'],
    ['an escaped class', '.md\\:a{x:y}', '<i class="md:a">', '.md\\:a{x:y}'],
  ])('%s', (_, sheet, markup, expected) => {
    expect(kept(sheet, markup)).toBe(expected)
  })

  it('throws on a broken stylesheet', () => {
    expect(() => kept('.a{color:red}}', '<i class="a">')).toThrow('Unexpected')
  })
})
