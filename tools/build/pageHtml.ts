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
  /** The page's own stylesheets, which its script puts in force when it has come to life. */
  readonly stylesheets?: readonly string[]
  /** Scripts that the page needs beside the entry's own. */
  readonly preloads: readonly string[]
  /** Stylesheets of these scripts, in force with the entry's own, so that no script waits for one after another. */
  readonly sheets?: readonly string[]
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
 * policy that allows exactly these as the first element of the head, and the whole stylesheets as preloads, which hold
 * up nothing; the page's script puts them in force (src/platform/window/applyStylesheets.ts).
 *
 * They stand in the head, before the place where stylesheets of lazy chunks are added: of two rules in one layer the
 * later wins, and a screen's must win over those of what it uses.
 */
export function pageHtml(template: string, { layers, css }: Styles, page: Page): string {
  const root = '<div id="root"></div>'
  if (!template.includes(root)) throw new Error(`index.html must contain ${root}`)
  const path = page.prerenderedPath === undefined ? '' : ` data-prerendered="${escapeText(page.prerenderedPath)}"`
  const own = page.stylesheets === undefined ? '' : ` data-stylesheets="${escapeText(page.stylesheets.join(' '))}"`
  const { html, links } = withoutStylesheets(template)
  const body = html.replace(root, () => `<div id="root"${path}${own}>${page.html}</div>`)
  const style = layers + criticalCss(css, body)
  const policy = contentPolicy([style], page.extraSources)
  const headEnd = [
    `<meta ${BUILD_MARK}>`,
    ...page.preloads.filter((url) => !html.includes(`"${url}"`)).map(scriptPreload),
    ...fontsIn(style).map(fontPreload),
    `<style>${style}</style>`,
    ...links.map((link) => link.replace('rel="stylesheet"', 'rel="preload" as="style" data-stylesheet')),
    ...(page.sheets ?? []).map(sheetPreload),
    ...(page.data ?? []).map(dataPreload),
    `<noscript>${links.join('')}</noscript>`,
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

function withoutStylesheets(template: string): { readonly html: string; readonly links: readonly string[] } {
  const links: string[] = []
  const html = template.replace(/<link\b[^>]*rel="stylesheet"[^>]*>/g, (link) => {
    links.push(link)
    return ''
  })
  return { html, links }
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
