import type { Beside } from '../hubApp'
import { answer } from '../../serve/answer.mjs'
import { readHosting } from '../../serve/hosting.mjs'
import { siteFiles } from '../../serve/siteFiles.mjs'

/** A built site. */
export interface Site {
  /** Its folder. */
  readonly root: string
  /** firebase.json, which has the rules for serving it. */
  readonly hosting: string
}

/** Serves the built site like its hosting. */
export function siteAnswer({ root, hosting: file }: Site): Beside {
  const hosting = readHosting(file)
  const fileAt = siteFiles(root)
  return async (context, target) => {
    const { method, headers: asked } = context.env.incoming
    const { status, headers, body } = await answer({ method: method ?? 'GET', target, headers: asked }, hosting, fileAt)
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(body && new Uint8Array(body), { status, headers: sent })
  }
}
