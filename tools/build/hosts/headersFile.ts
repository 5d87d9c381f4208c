import type { HostingRules } from './hostingRules.ts'

/**
 * Writes `_headers` for Netlify and Cloudflare Pages. Where two rules set the same header, Cloudflare Pages joins both values.
 * The line with `!` removes the earlier one. Netlify skips that line and takes the later value.
 *
 * @throws naming a rule that both hosts can't have
 */
export function headersFile({ headers }: HostingRules): string {
  const before = new Set<string>()
  const blocks = headers.map(({ glob, pattern, headers: own }) => {
    const lines = own.flatMap(({ key, value }) => {
      const isAgain = before.has(key.toLowerCase())
      return [...(isAgain ? [`  ! ${key}`] : []), `  ${key}: ${value}`]
    })
    for (const { key } of own) before.add(key.toLowerCase())
    return [splatOf(glob, pattern), ...lines].join('\n')
  })
  return `${['# The build writes this file from firebase.json.', ...blocks].join('\n\n')}\n`
}

/** These hosts know a star at the end, which matches any path below. */
function splatOf(glob: string | undefined, pattern: string): string {
  if (glob === '**') return '/*'
  const [, folder] = /^(\/(?:[\w.-]+\/)*)\*\*$/.exec(glob ?? '') ?? []
  if (folder !== undefined) return `${folder}*`
  if (glob !== undefined && /^\/[\w./-]*$/.test(glob)) return glob
  throw new Error(`firebase.json: headers need a path, a folder and ** or only **: ${glob ?? pattern}`)
}
