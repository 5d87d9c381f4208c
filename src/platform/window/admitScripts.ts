import { BASE } from '../base'

/** The service worker and the scripts of the build, in the folder of the site. */
const OWN = /^(?:sw\.js|assets\/[\w.-]+\.js)$/

/** The part of the browser's trusted types that one policy needs. Only some browsers have them. */
export interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string | null }): unknown
}

export interface ScriptHost {
  readonly trustedTypes?: TrustedTypes
  readonly location: { readonly origin: string }
  readonly document: { readonly baseURI: string }
}

/**
 * Limits where a page's scripts and workers may come from. It allows this site's own scripts, its service worker, and
 * addresses that begin with one of `others`. The page's policy blocks every other address before anything is fetched or
 * run. It also blocks any text that would be parsed as markup or run as a script. Call it first, and only once.
 * @param others full addresses with a path, ending in `/`
 */
export function admitScripts(others: readonly string[], host: ScriptHost = window): void {
  host.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const address = addressOf(url, host.document.baseURI)
      if (address === undefined) return null
      const isOwn = address.origin === host.location.origin && isScriptOfTheSite(address)
      return isOwn || others.some((begin) => address.href.startsWith(begin)) ? address.href : null
    },
  })
}

function isScriptOfTheSite({ pathname, search }: URL): boolean {
  return search === '' && (BASE === '/' || pathname.startsWith(BASE)) && OWN.test(pathname.slice(BASE.length))
}

function addressOf(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}
