import { readdirSync, readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { Window } from 'happy-dom'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { oldBrowserScript } from '../../src/platform/oldBrowserScript'
import { oldestBrowsers } from '../../src/words/oldestBrowsers'
import { scriptProblems } from '../../tools/build/browsers/scriptProblems'
import { styleProblems } from '../../tools/build/browsers/styleProblems'
import { holdsAt } from '../../tools/build/narrowWhereNoContainers'

const none: ReadonlySet<string> = new Set()

describe('the check of built scripts', () => {
  it.each([
    ['[3,1].toSorted()', '.toSorted'],
    ['let last=[1].findLast(x=>x)', '.findLast'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['AbortSignal.any([])', 'AbortSignal.any'],
    ['self.URL.canParse("x")', 'URL.canParse'],
    ['new CompressionStream("deflate-raw")', 'CompressionStream'],
    ['new Set([1]).isSubsetOf(x)', '.isSubsetOf'],
    ['form.requestSubmit()', '.requestSubmit'],
    ['requestIdleCallback(x)', 'requestIdleCallback'],
    ['class A{static{x()}}', 'a static block'],
    ['/(?<=a)b/.test(x)', 'looks behind'],
    ['new RegExp(`(?<!a)b${x}`)', 'looks behind'],
    ['/[a--b]/v.test(x)', 'does not parse'],
    ['using x = y', 'does not parse'],
  ])('finds features that the oldest browsers lack in %s', (script, name) => {
    expect(scriptProblems(script, none).join()).toContain(name)
  })

  it.each([
    'Object.hasOwn({},"a")&&[1].at(-1)',
    'structuredClone(x)',
    'class A{#a=1;has(o){return #a in o}}',
    'function f(CompressionStream){return CompressionStream}',
    'a.b??=c?.d',
    'let x={toSorted:1}',
  ])('finds nothing in %s', (script) => {
    expect(scriptProblems(script, none)).toEqual([])
  })

  it('ignores a known name', () => {
    expect(scriptProblems('x.toSorted()', new Set(['.toSorted']))).toEqual([])
  })
})

describe('the check of built styles', () => {
  it.each([
    ['a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
    ['a:has(b){color:red}', ':has'],
    ['@container (min-width:1rem){a{color:red}}', '@container'],
    ['a{height:100dvh}', 'dvh'],
    ['a{--x:50cqi}', 'cqi'],
    ['a{overflow:clip}', 'overflow: clip'],
    ['@scope (a){b{color:red}}', '@scope'],
    ['a{color:red;& b{color:blue}}', '&'],
  ])('finds features that the oldest browsers lack in %s', (sheet, name) => {
    expect(styleProblems(sheet, none).map((problem) => problem.split(': not')[0])).toContain(name)
  })

  it.each([
    '@layer a{b:focus-visible{inset:0;aspect-ratio:1;color:red}}',
    '@supports (color:color-mix(in srgb,red,red)){a{color:color-mix(in srgb,red,blue)}}',
    'a{background:url("a:has(b).svg")}',
  ])('finds nothing in %s', (sheet) => {
    expect(styleProblems(sheet, none)).toEqual([])
  })
})

it.each([
  ['(max-width: 36rem)', true],
  ['lesson (max-width: 15rem)', false],
  ['(min-width: 15rem)', true],
  ['module (min-width: 36rem)', false],
  ['(17rem <= width < 30rem)', true],
  ['lesson (width < 20rem)', false],
])('evaluates the query %s for a small phone: %s', (query, answer) => {
  expect(holdsAt(query, 20)).toBe(answer)
})

it('throws on a query that it cannot evaluate', () => {
  expect(() => holdsAt('(inline-size > 20em)', 20)).toThrow('not read by the build')
})

describe('a browser that is too old', () => {
  const words = { title: 'Too old', text: 'Take another.', home: 'Read' }

  /** What the page shows in a browser that has these globals. */
  const opened = async (script: string, has: object) => {
    const window = new Window()
    const { document } = window
    document.body.innerHTML = '<div id="root"><p>Loading</p></div>'
    compileFunction(script, ['window', 'document'])({ ...has }, document)
    document.dispatchEvent(new window.Event('DOMContentLoaded'))
    const shown = {
      text: document.getElementById('root')?.textContent,
      mark: document.documentElement.dataset['browser'],
      sheets: document.querySelectorAll('link[href="/plain.css"]').length,
    }
    await window.happyDOM.close()
    return shown
  }

  it('is detected by a script that parses as ECMAScript 5', () => {
    expect(() => parse(oldBrowserScript('/', words), { ecmaVersion: 5 })).not.toThrow()
  })

  it('gets a warning in the learner area, in plain style', async () => {
    expect(await opened(oldBrowserScript('/', words), {})).toEqual({
      text: 'Too oldTake another.Read',
      mark: 'old',
      sheets: 1,
    })
  })

  it('gets public pages unchanged, in plain style', async () => {
    expect(await opened(oldBrowserScript('/'), {})).toEqual({ text: 'Loading', mark: 'old', sheets: 1 })
  })

  it('is one without cascade layers or structured clones', async () => {
    const has = { CSSLayerBlockRule: () => undefined, structuredClone: () => undefined }
    expect(await opened(oldBrowserScript('/', words), has)).toEqual({ text: 'Loading', mark: undefined, sheets: 0 })
  })
})

it('is defined by the oldest browsers listed in the README', () => {
  const readme = readFileSync('README.md', 'utf8')
  for (const [name, version] of Object.entries(oldestBrowsers)) expect(readme).toContain(`${name} ${version}`)
})

/** State that a learner sees, as opposed to layout. */
const LOOKS =
  /(?:^|[;{\s])(?:color|background|border|outline|box-shadow|opacity|font-weight|text-decoration|content)[\w-]*:/
const STATES =
  /:has\([^)]*(?::(?:checked|disabled|enabled|invalid)|\[(?:aria|data)-(?:checked|current|disabled|invalid|pressed|selected|chosen|locked))/

it('shows no state by :has() alone, which the oldest browsers lack', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const found = sheets.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/([^{};]*)\{([^{}]*)\}/g)].flatMap(
      ([, selector = '', body = '']) =>
        STATES.test(selector) && LOOKS.test(body) ? [`${file}: ${selector.trim()}`] : [],
    ),
  )
  expect(sheets.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
