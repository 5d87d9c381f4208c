import { base } from '../../words/base'
import { paths } from '../../words/paths'

/**
 * Where a learner goes after signing in: the page they came from, on this site only.
 * @param from a value from the address, so it is untrusted
 * @returns a path with query and fragment; the dashboard if `from` is missing, or leads to another site or back to the
 * login
 */
export function returnPath(from: string | undefined): string {
  if (from === undefined || !from.startsWith(base)) return paths.dashboard
  const here = 'https://site.invalid'
  let url: URL
  try {
    url = new URL(from, here)
  } catch {
    return paths.dashboard
  }
  // The address `/.//elsewhere` is on this origin, but a browser would read its path as another host.
  if (url.origin !== here || url.pathname.startsWith('//') || !isOfSite(url.pathname)) return paths.dashboard
  if (url.pathname.replace(/\/+$/, '') === paths.login) return paths.dashboard
  return url.pathname + url.search + url.hash
}

function isOfSite(pathname: string): boolean {
  return (base as string) === '/' || pathname.startsWith(base)
}
