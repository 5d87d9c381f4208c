import { patternOf } from '../../serve/hosting.mjs'

interface Matched {
  readonly source?: string
  readonly regex?: string
}

/** The part of firebase.json that decides how a host serves the site. */
export interface FirebaseHosting {
  readonly ignore?: readonly string[]
  readonly cleanUrls?: boolean
  readonly trailingSlash?: boolean
  readonly rewrites?: readonly (Matched & { readonly destination?: string })[]
  readonly redirects?: readonly (Matched & { readonly destination?: string; readonly type?: number })[]
  readonly headers?: readonly (Matched & { readonly headers: readonly Header[] })[]
}

export interface Header {
  readonly key: string
  readonly value: string
}

/** The rules of firebase.json, in a form that every host's file can be written from. Patterns match a whole path. */
export interface HostingRules {
  /** Of two rules for one header, the later one counts. The glob is undefined if the rule has a regular expression. */
  readonly headers: readonly {
    readonly pattern: string
    readonly glob: string | undefined
    readonly headers: readonly Header[]
  }[]
  /** The page for a path that names no file. The first one counts. */
  readonly rewrites: readonly { readonly pattern: string; readonly destination: string }[]
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: 301 | 302 }[]
  /** Whether pages are served without `.html`, and other spellings of their address redirect. */
  readonly cleanUrls: boolean
  /** Names at the top of `dist` that no address has. */
  readonly hidden: readonly string[]
}

/** @throws naming a rule that some host can't have, so that no host is left without it silently */
export function hostingRules(hosting: FirebaseHosting): HostingRules {
  if (hosting.trailingSlash === true) throw new Error('firebase.json: the pages have no slash at their end.')
  return {
    headers: (hosting.headers ?? []).map((rule) => ({
      pattern: patternOf(rule),
      glob: rule.regex === undefined ? rule.source : undefined,
      headers: rule.headers,
    })),
    rewrites: (hosting.rewrites ?? []).map((rule) => {
      if (rule.destination === undefined) throw new Error(`firebase.json: a rewrite names no file: ${said(rule)}`)
      return { pattern: patternOf(rule), destination: rule.destination }
    }),
    redirects: (hosting.redirects ?? []).map(({ source, destination, type, regex }) => {
      if (source === undefined || destination === undefined || /[*:?()[\]{}!]/.test(source))
        throw new Error(`firebase.json: a redirect must be from one address to another: ${said({ source, regex })}`)
      return { from: source, to: destination, status: type === 302 ? 302 : 301 }
    }),
    cleanUrls: hosting.cleanUrls === true,
    hidden: (hosting.ignore ?? []).filter((name) => !/[*/]/.test(name)),
  }
}

function said({
  source,
  regex,
}: {
  readonly source?: string | undefined
  readonly regex?: string | undefined
}): string {
  return source ?? regex ?? 'no source'
}

/** A header with the rules that set it. The last one that matches a path counts. */
export interface NamedHeader {
  readonly key: string
  readonly rules: readonly { readonly pattern: string; readonly value: string }[]
}

/** Every header once. */
export function headersByName({ headers }: HostingRules): readonly NamedHeader[] {
  const all = headers.flatMap((rule) => rule.headers.map((header) => ({ ...header, pattern: rule.pattern })))
  const keys = [...new Map(all.map(({ key }) => [key.toLowerCase(), key])).values()]
  return keys.map((key) => ({ key, rules: all.filter((one) => one.key.toLowerCase() === key.toLowerCase()) }))
}

/** The pattern of `**`, which is every path. */
export const EVERY_PATH = patternOf({ source: '**' })

/**
 * Whether a header belongs only to an answer with a file. If a missing file had it, browsers would remember for a year that
 * it is missing.
 */
export function isOfFilesOnly(key: string): boolean {
  return key.toLowerCase() === 'cache-control'
}
