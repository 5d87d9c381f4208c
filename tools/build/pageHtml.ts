import { appearanceScript } from '../../src/platform/appearanceScript.ts'
import { earlyEventsScript } from '../../src/platform/earlyEvents.ts'
import { BUILD_MARK } from '../../sw/buildMark.ts'
import { contentPolicy, type ExtraSources } from './contentPolicy.ts'
import { criticalCss } from './criticalCss.ts'
import { escapeText } from './escapeText.ts'

export interface Page {
  /** What stands inside the root element. */
  readonly html: string
  readonly title: string
  readonly description: string
  /** What search engines read, as HTML. */
  readonly searchHead?: string
  /** The path whose markup this is, for hydration; undefined for the shell, which React replaces. */
  readonly prerenderedPath: string | undefined
  /** All stylesheets of a prerendered page, which its script puts in force. */
  readonly stylesheets?: readonly string[]
  /** Scripts that the page needs beside the entry's own. With a prerendered page all scripts come after its first paint. */
  readonly preloads: readonly string[]
  /** Stylesheets of these scripts, in force with the entry's own, so that no script waits for one after another. */
  readonly sheets?: readonly string[]
  /** What runs in the head before the first paint, beside what every page has. */
  readonly script?: string
  /** Data that these scripts read. */
  readonly data?: readonly string[]
  readonly extraSources: ExtraSources
}

export interface Styles {
  /** The statement that orders the cascade layers: it must come before any stylesheet that names one. */
  readonly layers: string
  /** All CSS of the build, in order. Rules of other pages fall away, because their classes are not on this one. */
  readonly css: string
}

/**
 * One finished HTML file out of the built index.html: its markup in place, the styles of its first picture inlined, the
 * policy that allows exactly these as the first element of the head. Whole stylesheets follow, put in force by its script
 * (src/platform/window/applyStylesheets.ts). A prerendered page asks for nothing but its typeface before its first paint;
 * any other, which is drawn by its scripts, preloads them. Either has a script in its head that puts the learner’s appearance on it.
 *
 * Preloaded stylesheets stand in the head, before the place where stylesheets of lazy chunks are added: of two rules in one layer the
 * later wins, and a screen's must win over those of what it uses.
 */
export function pageHtml(template: string, { layers, css }: Styles, page: Page): string {
  const root = '<div id="root"></div>'
  if (!template.includes(root)) throw new Error(`index.html must contain ${root}`)
  const path = page.prerenderedPath === undefined ? '' : ` data-prerendered="${escapeText(page.prerenderedPath)}"`
  const own = page.stylesheets === undefined ? '' : ` data-stylesheets="${escapeText(page.stylesheets.join(' '))}"`
  const { html: unstyled, links } = withoutStylesheets(template)
  const isPainted = page.prerenderedPath !== undefined
  const { html, scripts } = isPainted ? withoutScripts(unstyled) : { html: unstyled, scripts: [] }
  const start = isPainted
    ? `${earlyEventsScript};${afterPaint([...new Set([...page.preloads, ...scripts])])}`
    : undefined
  const script = [appearanceScript, page.script, start].filter((part) => part !== undefined).join(';')
  const body = html.replace(root, () => `<div id="root"${path}${own}>${page.html}</div>`)
  const style = layers + criticalCss(css, body + chosenAppearance)
  const policy = contentPolicy({ styles: [style], scripts: [script] }, page.extraSources)
  const sheets = page.stylesheets?.map(stylesheet) ?? links
  const headEnd = [
    `<meta ${BUILD_MARK}>`,
    `<style>${style}</style>`,
    ...(start === undefined
      ? [
          ...page.preloads.filter((url) => !html.includes(`"${url}"`)).map(scriptPreload),
          ...fontsIn(style).map(fontPreload),
          ...links.map((link) => link.replace('rel="stylesheet"', 'rel="preload" as="style" data-stylesheet')),
          ...(page.sheets ?? []).map(sheetPreload),
          ...(page.data ?? []).map(dataPreload),
        ]
      : []),
    `<script>${script}</script>`,
    `<noscript>${sheets.join('')}</noscript>`,
  ]
  return body
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(page.title)}</title>`)
    .replace(
      '</title>',
      () => `</title><meta name="description" content="${escapeText(page.description)}">${page.searchHead ?? ''}`,
    )
    .replace('<head>', () => `<head><meta http-equiv="Content-Security-Policy" content="${escapeText(policy)}">`)
    .replace('</head>', () => `${headEnd.join('')}</head>`)
    .replace(/>\s*\n\s*</g, '><')
}

/** What the appearance script may set before the first paint. The light theme is what stands there without it. */
const chosenAppearance = [
  'data-visit="first"',
  'data-size="large"',
  'data-size="larger"',
  'data-size="largest"',
  'data-lines="wide"',
  'data-lines="wider"',
]
  .map((attribute) => `<html data-theme="dark" ${attribute}>`)
  .join('')

function withoutStylesheets(template: string): { readonly html: string; readonly links: readonly string[] } {
  const links: string[] = []
  const html = template.replace(/<link\b[^>]*rel="stylesheet"[^>]*>/g, (link) => {
    links.push(link)
    return ''
  })
  return { html, links }
}

/** The scripts that the template asks for, the entry last. */
function withoutScripts(template: string): { readonly html: string; readonly scripts: readonly string[] } {
  const scripts: string[] = []
  const html = template
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g, (_, url: string) => {
      scripts.push(url)
      return ''
    })
    .replace(/<script\b[^>]*type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g, (_, url: string) => {
      scripts.push(url)
      return ''
    })
  return { html, scripts }
}

/**
 * Asks for the scripts of a page once the browser has painted it: before, they would only compete with it. A page in
 * the background, which is not painted, and a browser that doesn't tell wait for one second after the load instead.
 */
function afterPaint(scripts: readonly string[]): string {
  return `(()=>{let s=${JSON.stringify(scripts)},n=()=>{for(let u of s.splice(0))import(u)};try{new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&n()).observe({type:"paint",buffered:true})}catch{}addEventListener("load",()=>setTimeout(n,1e3))})()`
}

function stylesheet(url: string): string {
  return `<link rel="stylesheet" crossorigin href="${escapeText(url)}">`
}

function fontsIn(style: string): readonly string[] {
  return [...new Set([...style.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, url = '']) => url))]
}

function scriptPreload(url: string): string {
  return `<link rel="modulepreload" crossorigin href="${escapeText(url)}">`
}

function sheetPreload(url: string): string {
  return `<link rel="preload" as="style" data-stylesheet crossorigin href="${escapeText(url)}">`
}

function dataPreload(url: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${escapeText(url)}">`
}

function fontPreload(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeText(url)}">`
}
