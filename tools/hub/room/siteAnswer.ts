import type { Beside } from '../hubApp'
import { answerOfSites } from '../../serve/answerOfSites.mjs'
import { readHosting } from '../../serve/hosting.mjs'
import { folderOf, sitesByFolder } from '../../serve/sitesByFolder.mjs'

/** A built site. */
export interface Site {
  /** Its folder. */
  readonly root: string
  /** firebase.json, which has the rules for serving it. */
  readonly hosting: string
}

/**
 * Serves the built site like its hosting, in the folder that it was built for. `/` leads there, because the hub prints its
 * address without a folder. Devices use the same address for its classes.
 */
export function siteAnswer({ root, hosting: file }: Site): Beside {
  const hosting = readHosting(file)
  const [sites, folder] = [sitesByFolder([root]), folderOf(root)]
  return async (context, target) => {
    if (folder !== '/' && /^\/(?:\?|$)/.test(target)) return context.redirect(folder + target.slice(1), 302)
    const { method, headers: asked } = context.env.incoming
    const request = { method: method ?? 'GET', target, headers: asked }
    const { status, headers, body } = await answerOfSites(request, hosting, sites)
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(body && new Uint8Array(body), { status, headers: sent })
  }
}
