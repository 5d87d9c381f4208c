import { appearanceScript } from '../../src/platform/appearanceScript.ts'
import { type OldBrowserWords, oldBrowserScript } from '../../src/platform/oldBrowserScript.ts'
import {
  languageScript,
  NAMED_FILES,
  publicLanguageScript,
  type StartFiles,
  startText,
} from '../../src/platform/languageScript.ts'
import { guardedImport, type MissingScriptWords } from '../../src/platform/guardedImport.ts'
import { earlyEventsScript } from '../../src/platform/earlyEvents.ts'
import { learnerParts } from '../../src/words/paths.ts'
import { BUILD_MARK } from '../../sw/buildMark.ts'
import { contentPolicy, type ExtraSources } from './contentPolicy.ts'
import { criticalCss } from './criticalCss.ts'
import { escapeText } from './escapeText.ts'
import { dataPreload, fontPreload, link, scriptPreload, sheetPreload, stylesheet } from './pageLinks.ts'

export interface Page {
  /** The folder of the site, such as `/`. */
  readonly base: string
  /** The content of the root element. */
  readonly html: string
  readonly title: string
  readonly description: string
  /** Metadata for search engines, as HTML. */
  readonly searchHead?: string
  /** The path of this markup, for hydration. Undefined for the shell, which React replaces. */
  readonly prerenderedPath: string | undefined
  /** All stylesheets of a prerendered page, which its script applies. */
  readonly stylesheets?: readonly string[]
  /**
   * Scripts that the page needs in addition to the entry's own. On a prerendered page all scripts come after its first
   * paint.
   */
  readonly preloads: readonly string[]
  /**
   * Stylesheets of these scripts. They are applied with the entry's own, so that no script waits for one after another.
   */
  readonly sheets?: readonly string[]
  /** Scripts that run in the head before the first paint, in addition to those of every page. */
  readonly script?: string
  /** If its own script detects a first visit (firstVisitScript.ts), the page requests nothing before its first paint. */
  readonly isPaintedFirst?: boolean
  /** Data that these scripts read. */
  readonly data?: readonly string[]
  /** The replacement in a browser that is too old. Without it the page stays readable as it is. */
  readonly tooOld?: OldBrowserWords
  /** The message if its scripts can't be loaded. */
  readonly missing: MissingScriptWords
  readonly extraSources: ExtraSources
  /** The languages of the site, if it has several, and the one of this page. */
  readonly languages?: LanguagesOfPage
}

export interface LanguagesOfPage {
  readonly tag: string
  readonly all: readonly { readonly tag: string; readonly folder: string }[]
}

export interface Styles {
  /** The statement that orders the cascade layers. It must come before any stylesheet that names one. */
  readonly layers: string
  /** All CSS of the build, in order. Rules of other pages are dropped, because their classes are not on this one. */
  readonly css: string
}

/**
 * Makes one finished HTML file from the built index.html. Inserts the markup, the styles of its first paint, and the
 * policy that allows exactly these as the first element of the head. Complete stylesheets follow, applied by its script
 * (src/platform/window/applyStylesheets.ts). A prerendered page requests only its typeface before its first paint. Any
 * other page, which its scripts draw, preloads them. Either has a script in its head that applies the learner’s
 * appearance and requests the page’s scripts.
 *
 * That script reads the names of files from an attribute of its element. A name contains a hash of the file, so a name
 * in the script would change the script's hash in the policy. The worker can replace a name in a saved page, but it
 * can't compute the hash of a script.
 *
 * Preloaded stylesheets are in the head, before the place where stylesheets of lazy chunks are added. Of two rules in one
 * layer the later wins, and a screen's rules must override those of its parts.
 */
export function pageHtml(template: string, { layers, css }: Styles, page: Page): string {
  const root = '<div id="root"></div>'
  if (!template.includes(root)) throw new Error(`index.html must contain ${root}`)
  const path = page.prerenderedPath === undefined ? '' : ` data-prerendered="${escapeText(page.prerenderedPath)}"`
  const own = page.stylesheets === undefined ? '' : ` data-stylesheets="${escapeText(page.stylesheets.join(' '))}"`
  const { html: unstyled, sheets: everywhere } = withoutStylesheets(template)
  const isPainted = page.prerenderedPath !== undefined
  const { html, scripts } = withoutScripts(unstyled)
  const body = html.replace(root, () => `<div id="root"${path}${own}>${withEmailOff(page.html)}</div>`)
  const style = layers + criticalCss(css, body + chosenAppearance)
  const [imports, entry = ''] = [scripts.slice(0, -1), scripts.at(-1)]
  const preloads = [
    ...[...new Set([...page.preloads, ...imports])].filter((url) => !html.includes(`"${url}"`)).map(scriptPreload),
    ...fontsIn(style).map(fontPreload),
    ...[...everywhere, ...(page.sheets ?? [])].map(sheetPreload),
    ...(page.data ?? []).map(dataPreload),
  ]
  const starts = isPainted
    ? [...publicLanguage(page), earlyEventsScript, afterPaint(page.missing)]
    : startsOfShell(page)
  const script = [appearanceScript(page.base), ...(page.script === undefined ? [] : [page.script]), ...starts].join(';')
  const named = isPainted
    ? ` data-scripts="${escapeText([...new Set([...page.preloads, ...imports, entry])].join(' '))}"`
    : ` data-files='${inSingleQuotes(JSON.stringify({ links: preloads, entry } satisfies StartFiles))}'`
  const ancient = oldBrowserScript(page.base, page.tooOld)
  const policy = contentPolicy({ styles: [style], scripts: [script, ancient] }, page.extraSources)
  const headEnd = [
    `<meta ${BUILD_MARK}>`,
    `<style>${style}</style>`,
    `<script${named}>${script}</script>`,
    `<script>${ancient}</script>`,
    `<noscript>${(page.stylesheets ?? everywhere).map(stylesheet).map(link).join('')}</noscript>`,
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

function publicLanguage({ base, languages }: Page): readonly string[] {
  if (languages === undefined) return []
  const tags = languages.all.map(({ tag }) => tag)
  return [publicLanguageScript({ base, tag: languages.tag, tags, learnerParts: learnerParts() })]
}

const ADDRESS = /[\w.%+-]+@[\w-]+\.[\w.-]*\w/

/**
 * Surrounds links to email addresses, and other texts with an address, with comments that Cloudflare knows. Otherwise it
 * replaces each address with a link of its own, which needs a script that the page's policy stops. A text stays in one
 * piece, because React compares texts and ignores comments.
 */
function withEmailOff(html: string): string {
  return html.replace(
    /(<a\b[^>]*\bhref="mailto:.*?<\/a>)|<(script|style|textarea|template)\b.*?<\/\2>|<[^>]*>|([^<]+)/gs,
    (part: string, link?: string, _element?: string, text = '') =>
      link !== undefined || ADDRESS.test(text) ? `<!--email_off-->${part}<!--/email_off-->` : part,
  )
}

/** The scripts in the head of a page that its own scripts draw. */
function startsOfShell({ base, languages, isPaintedFirst = false, missing }: Page): readonly string[] {
  const start = isPaintedFirst ? afterFirstPaint(missing) : startText(NAMED_FILES, missing)
  if (languages === undefined) return [`(d=>{${start}})(document.currentScript.dataset)`]
  return [languageScript({ base, tag: languages.tag, languages: languages.all }, start)]
}

/** Settings that the appearance script may apply before the first paint. Without it the page has the light theme. */
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

function withoutStylesheets(template: string): { readonly html: string; readonly sheets: readonly string[] } {
  const sheets: string[] = []
  const html = template.replace(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, url: string) => {
    sheets.push(url)
    return ''
  })
  return { html, sheets }
}

/** The scripts that the template requests, the entry last. */
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

const onPaint =
  'try{new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&n()).observe({type:"paint",buffered:true})}catch{}addEventListener("load",()=>setTimeout(()=>n(),1e3))'

/**
 * Requests the scripts of a page after the browser has painted it, because they would compete with the first paint. A
 * page in the background is not painted, and some browsers don't report a paint. Both wait for one second after the load
 * instead.
 */
function afterPaint(missing: MissingScriptWords): string {
  return `(()=>{let s=document.currentScript.dataset.scripts.split(" "),n=()=>{n=()=>0;${guardedImport('s', missing, 'public')}};${onPaint}})()`
}

/**
 * Does the same on a first visit. Each file has its own task, so that a slow phone can respond to a press in between. On
 * any other visit it requests files at once, because files from a worker compete with nothing.
 */
function afterFirstPaint(missing: MissingScriptWords): string {
  return `let{links:l,entry:y}=${NAMED_FILES},f=document.documentElement.dataset.visit==="first",t=w=>f?setTimeout(w):w(),n=()=>{n=()=>0;for(let a of l)t(()=>{let e=document.createElement("link");for(let k in a)e.setAttribute(k,a[k]);document.head.append(e)});t(()=>{${guardedImport('[y]', missing, 'learner')}})};if(!f)return n();${onPaint}`
}

/** Escapes JSON for an attribute. Single quotes leave its many double quotes readable. */
function inSingleQuotes(json: string): string {
  return escapeText(json).replaceAll('&quot;', '"').replaceAll("'", '&#39;')
}

function fontsIn(style: string): readonly string[] {
  return [...new Set([...style.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, url = '']) => url))]
}
