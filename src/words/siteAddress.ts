import { base } from './base.ts'

/**
 * An address of the site as a person types it, such as `ledger.example.org/learn`. An address without encryption keeps
 * its `http://`, because browsers try https first.
 *
 * @param origin such as `https://ledger.example.org`
 * @param path a path of this site; without it, the address is that of the whole site
 */
export function siteAddress(origin: string, path: string = base): string {
  return `${origin.replace(/^https:\/\//, '')}${path}`.replace(/\/$/, '')
}
