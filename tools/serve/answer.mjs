/** Decides the answer of a static host: the file, its address without `.html`, the shell for a page, or 404. */

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string | number>} headers
 * @property {Buffer} [body]
 *
 * @typedef {object} Asked
 * @property {string} method
 * @property {string} target path and query as they are in the request
 * @property {import('node:http').IncomingHttpHeaders} headers
 */

/**
 * @param {Asked} asked
 * @param {import('./hosting.mjs').Hosting} hosting
 * @param {ReturnType<typeof import('./siteFiles.mjs').siteFiles>} anyFileAt
 * @returns {Promise<Answer>}
 */
export async function answer({ method, target, headers }, hosting, anyFileAt) {
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
  const { path, search } = addressOf(target)
  if (path === undefined) return plain(400, 'Bad request')

  /** @param {string} place */
  const fileAt = async (place) => (hosting.isLeftOut(place) ? undefined : anyFileAt(place))
  const clean = hosting.cleanPathOf(path)
  const file =
    (await fileAt(path.endsWith('/') ? `${path}index.html` : path)) ??
    (hosting.cleanUrls ? await fileAt(`${path}.html`) : undefined)
  if (clean !== path && (file ?? (await fileAt(`${clean}.html`)))) {
    return plain(301, 'Moved', { location: encodeURI(clean) + search })
  }
  if (file) return send(file, headers, headersHere(hosting, path))

  const acceptsPages = (headers.accept ?? '').includes('text/html')
  const shell = acceptsPages ? hosting.rewriteOf(path) : undefined
  const page = shell === undefined ? undefined : await fileAt(shell)
  return page
    ? send(page, headers, headersHere(hosting, path))
    : plain(404, 'Not found', { ...headersHere(hosting, path), 'cache-control': 'no-cache' })
}

/**
 * This server has no HTTPS address of its own. For a year, browsers would open no other site of this address without HTTPS.
 *
 * @param {import('./hosting.mjs').Hosting} hosting
 * @param {string} path
 */
function headersHere(hosting, path) {
  const { 'strict-transport-security': _, ...headers } = hosting.headersFor(path)
  return headers
}

/**
 * The target is always a path. If `//host/about` was read as a reference, it would lose its first part.
 *
 * @param {string} target
 * @returns {{ path: string | undefined, search: string }}
 */
function addressOf(target) {
  if (!target.startsWith('/')) return { path: undefined, search: '' }
  try {
    const { pathname, search } = new URL(`http://localhost${target}`)
    return { path: decodeURIComponent(pathname), search }
  } catch {
    return { path: undefined, search: '' }
  }
}

/**
 * @param {import('./siteFiles.mjs').SiteFile} file
 * @param {import('node:http').IncomingHttpHeaders} asked
 * @param {Record<string, string>} fixed
 * @returns {Promise<Answer>}
 */
async function send(file, asked, fixed) {
  const encoding = file.isCompressible ? encodingFor(asked['accept-encoding']?.toString() ?? '') : 'identity'
  const etag = `"${file.etag}-${encoding}"`
  const headers = { ...fixed, etag, ...(file.isCompressible && { vary: 'Accept-Encoding' }) }
  const known = (asked['if-none-match'] ?? '').split(/\s*,\s*/)
  if (known.some((tag) => tag.replace(/^W\//, '') === etag)) return { status: 304, headers }
  const body = await file.bytes(encoding)
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': file.type,
      'content-length': body.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body,
  }
}

/** @param {string} accepted @returns {import('./siteFiles.mjs').Encoding} */
function encodingFor(accepted) {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** @param {number} status @param {string} text @param {Record<string, string>} [headers] @returns {Answer} */
function plain(status, text, headers = {}) {
  const body = Buffer.from(`${text}\n`)
  return {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length },
    body,
  }
}
