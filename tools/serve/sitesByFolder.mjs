/** Finds the site of a request. An origin may have several, each in the folder that it was built for. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFiles } from './siteFiles.mjs'

/**
 * @typedef {object} ServedSite
 * @property {string} folder with a slash at both ends
 * @property {ReturnType<typeof siteFiles>} fileAt
 */

/** The folder that a site was built for, as its web manifest says. @param {string} root @returns {string} */
export function folderOf(root) {
  try {
    const { scope } = JSON.parse(readFileSync(join(root, 'manifest.webmanifest'), 'utf8'))
    return typeof scope === 'string' ? scope : '/'
  } catch {
    return '/'
  }
}

/** @param {readonly string[]} roots @param {number} [quality] of the compression @returns {readonly ServedSite[]} */
export function sitesByFolder(roots, quality) {
  return roots
    .map((root) => ({ folder: folderOf(root), fileAt: siteFiles(root, quality) }))
    .sort((one, other) => other.folder.length - one.folder.length)
}

/**
 * The site with the longest folder that the request is in. The folder without its last slash is in no site, and
 * `missingSlash` says so.
 *
 * @param {readonly ServedSite[]} sites longest folder first
 * @param {string} target path and query as they are in the request
 * @returns {{ site: ServedSite | undefined, missingSlash: string | undefined }}
 */
export function siteOf(sites, target) {
  const [path = ''] = target.split('?')
  const missing = sites.find(({ folder }) => folder === `${path}/`)
  return {
    // Any site rejects a target that is no path.
    site: target.startsWith('/') ? sites.find(({ folder }) => target.startsWith(folder)) : sites[0],
    missingSlash: missing && missing.folder + target.slice(path.length),
  }
}
