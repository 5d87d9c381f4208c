import { cleanPath } from '../cleanPath'

/**
 * Replaces the address of this page with its canonical form. Hosts do this with a redirect, but a worker serves the
 * page without a redirect.
 */
export function cleanAddress({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const { pathname, search, hash } = location
  const path = cleanPath(pathname)
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash)
}
