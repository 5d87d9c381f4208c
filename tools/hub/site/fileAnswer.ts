import { answer } from '../protocol/answer'
import { MISSING, NOT_ALLOWED } from '../protocol/refusal'
import type { KeptFiles } from './KeptFiles'

/** Whether a request is for a file by its hash. The site itself has no such address. */
export function isFileTarget(target: string): boolean {
  return /^\/files(?:[/?]|$)/.test(target)
}

/**
 * Answers a request for a file of the site by its hash. A page of the site asks for them here, so that only one device in
 * the room downloads them.
 * @param kept undefined if the hub does not copy a site
 * @param missing called when the file is not here. There may be a newer version of the site
 */
export async function fileAnswer(
  { method, target }: { readonly method: string; readonly target: string },
  kept: KeptFiles | undefined,
  missing: () => void,
): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') return answer(NOT_ALLOWED)
  const [, hash] = /^\/files\/([\w-]{22})$/.exec(target) ?? []
  if (kept === undefined || hash === undefined) return answer(MISSING)
  const bytes = await kept.read(hash)
  if (bytes !== undefined) return new Response(method === 'HEAD' ? null : bytes, { headers: HEADERS })
  missing()
  return answer(MISSING)
}

/** The bytes under a hash never change. No browser may take a file for a page or a script of the hub. */
const HEADERS = {
  'content-type': 'application/octet-stream',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
}
