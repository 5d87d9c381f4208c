import { paths } from '../../words/paths'

/**
 * Where a learner goes after signing in: the page they came from, on this site only.
 * @param from what stood in the address, so anything at all.
 * @returns a path with query and fragment; the dashboard when `from` is missing, leads elsewhere or back to the login.
 */
export function returnPath(from: string | null): string {
  if (from === null || !from.startsWith('/')) return paths.dashboard
  const here = 'https://site.invalid'
  let url: URL
  try {
    url = new URL(from, here)
  } catch {
    return paths.dashboard
  }
  // `/.//elsewhere` stays on this origin as an address, and leaves it when its path is used again.
  if (url.origin !== here || url.pathname.startsWith('//')) return paths.dashboard
  if (url.pathname.replace(/\/+$/, '') === paths.login) return paths.dashboard
  return url.pathname + url.search + url.hash
}
