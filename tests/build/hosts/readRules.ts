/** The two hosts that read `_headers` and `_redirects`. */
export type RuleHost = 'Netlify' | 'Cloudflare Pages'

interface HeaderBlock {
  readonly path: RegExp
  readonly lines: readonly string[]
}

/** The headers that a host sends for a path. Names are in lower case. */
export function headersAt(text: string, path: string, host: RuleHost): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const block of blocksOf(text)) {
    if (!block.path.test(path)) continue
    const removed = block.lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2).toLowerCase())
    if (host === 'Cloudflare Pages') for (const name of removed) delete found[name]
    for (const line of block.lines.filter((one) => !one.startsWith('! '))) {
      const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(line) ?? []
      if (name === '') throw new Error(`No header: ${line}`)
      const key = name.toLowerCase()
      const before = host === 'Cloudflare Pages' ? found[key] : undefined
      found[key] = before === undefined ? value : `${before}, ${value}`
    }
  }
  return found
}

function blocksOf(text: string): readonly HeaderBlock[] {
  const blocks: { path: RegExp; lines: string[] }[] = []
  for (const line of linesOf(text)) {
    if (line.startsWith('/')) blocks.push({ path: matcherOf(line), lines: [] })
    else blocks.at(-1)?.lines.push(line)
  }
  return blocks
}

export interface Redirect {
  readonly to: string
  readonly status: number
}

/** The first line of `_redirects` that matches a path. */
export function redirectAt(text: string, path: string): Redirect | undefined {
  return linesOf(text)
    .map((line) => line.split(/\s+/))
    .filter(([from = '']) => matcherOf(from).test(path))
    .map(([, to = '', status = '302']) => ({ to, status: Number(status) }))[0]
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** `*` matches anything, and `:name` one part of a path. */
function matcherOf(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll(/:[A-Za-z]\w*/g, '[^/]+')}$`)
}
