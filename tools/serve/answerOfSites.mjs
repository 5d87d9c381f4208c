/** Decides the answer of an origin with one or more sites, each in its folder. */
import { answer } from './answer.mjs'
import { siteOf } from './sitesByFolder.mjs'

/**
 * @param {import('./answer.mjs').Asked} asked
 * @param {import('./hosting.mjs').Hosting} hosting
 * @param {readonly import('./sitesByFolder.mjs').ServedSite[]} sites longest folder first
 * @returns {Promise<import('./answer.mjs').Answer>} without a body for a folder that lacks its slash, or an address in no site
 */
export async function answerOfSites(asked, hosting, sites) {
  const { site, missingSlash } = siteOf(sites, asked.target)
  if (missingSlash !== undefined) return { status: 301, headers: { location: missingSlash } }
  if (site === undefined) return { status: 404, headers: {} }
  const below = site.folder.slice(0, -1)
  const found = await answer({ ...asked, target: asked.target.slice(below.length) }, hosting, site.fileAt)
  const { location } = found.headers
  return typeof location === 'string' ? { ...found, headers: { ...found.headers, location: below + location } } : found
}
