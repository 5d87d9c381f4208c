import { cleanPath } from '../cleanPath'

/** Gives the address of this page its one spelling, as a host does by a redirect: a worker answers without one. */
export function cleanAddress({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const { pathname, search, hash } = location
  const path = cleanPath(pathname)
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash)
}
