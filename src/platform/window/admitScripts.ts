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
 * Limits where scripts and workers of a page may come from. Allowed are this site's own scripts, its service worker,
 * and addresses that begin with one of `others`. The page's policy blocks every other address before anything is
 * fetched or run. It also blocks every text that would become markup or a script. Call it first, and only once.
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
  return search === '' && (pathname === '/sw.js' || /^\/assets\/[\w.-]+\.js$/.test(pathname))
}

function addressOf(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}
