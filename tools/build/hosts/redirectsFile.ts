import type { HostingRules } from './hostingRules.ts'

/**
 * Writes `_redirects` for Netlify and Cloudflare Pages. They have no regular expressions, and a star would answer a missing
 * file with a page. So each address of a screen gets the rewrite that firebase.json has for it. Any other address gets 404.html.
 *
 * @param screens paths of screens that have no file, with parameters as in `/quiz/:moduleId`
 */
export function redirectsFile({ redirects, rewrites }: HostingRules, screens: readonly string[]): string {
  const moved = redirects.map(({ from, to, status }) => `${from} ${to} ${status}`)
  const shown = screens.flatMap((screen) => {
    const example = screen.replaceAll(/:\w+/g, 'any')
    const page = rewrites.find(({ pattern }) => new RegExp(pattern).test(example))?.destination
    // Cloudflare Pages redirects an address with .html, also one that a rule names.
    return page === undefined ? [] : [`${screen} ${page.replace(/\.html$/, '')} 200`]
  })
  // Cloudflare Pages wants rules without parameters first.
  const isPlain = (line: string) => !line.includes(':')
  const lines = [...moved, ...shown.filter(isPlain), ...shown.filter((line) => !isPlain(line))]
  return `${['# The build writes this file from firebase.json.', ...lines].join('\n')}\n`
}
