/** As much of the browser's trusted types as one policy needs; only some browsers have them. */
export interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string | null }): unknown
}

export interface ScriptHost {
  readonly trustedTypes?: TrustedTypes
  readonly location: { readonly origin: string }
  readonly document: { readonly baseURI: string }
}

/**
 * Says which addresses a script or worker of a page may come from: this site's own scripts, its service worker, and
 * what begins with one of `others`. The page's policy refuses every other address, and every text that would become
 * markup or a script, before anything of it is fetched or run. Call it before anything else: it can be said once.
 *
 * @param others whole addresses with a path, ending in `/`
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
