import { createHash } from 'node:crypto'

/** The sources that a configured service needs in addition to the site itself, by directive. */
export type ExtraSources = Partial<
  Record<'script-src' | 'connect-src' | 'frame-src' | 'trusted-types', readonly string[]>
>

/**
 * The content security policy of one page, for a `meta` element, so that any static host enforces it. `frame-ancestors`
 * works in headers only, so firebase.json sets it.
 *
 * @param inline the exact texts of the page's inline style and script elements in the HTML
 */
export function contentPolicy(
  { styles = [], scripts = [] }: { readonly styles?: readonly string[]; readonly scripts?: readonly string[] },
  extra: ExtraSources = {},
): string {
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts.map(hashSource), ...(extra['script-src'] ?? [])],
    ['style-src', "'self'", ...styles.map(hashSource)],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['connect-src', "'self'", ...(extra['connect-src'] ?? [])],
    ['frame-src', ...(extra['frame-src'] ?? ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    // The scripts that our one policy admits are listed in src/platform/window/admitScripts.ts.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', ...(extra['trusted-types'] ?? [])],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
