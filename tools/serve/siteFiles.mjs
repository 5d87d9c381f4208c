/** The files of a folder, by the path of their address. Each encoding is made once and cached in memory. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
}
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest)|image\/svg)/
const QUALITY = 9

/**
 * @typedef {object} SiteFile
 * @property {string} type
 * @property {string} etag without quotes and encoding
 * @property {(encoding: Encoding) => Promise<Buffer>} bytes
 * @property {boolean} isCompressible
 *
 * @typedef {'br' | 'gzip' | 'identity'} Encoding
 */

/**
 * @param {string} root
 * @param {number} [quality] of the compression, from 1 (fastest) to 11
 * @returns {(path: string) => Promise<SiteFile | undefined>} undefined when there is no such file
 */
export function siteFiles(root, quality = QUALITY) {
  const folder = resolve(root)
  /** @type {Map<string, { version: string, file: SiteFile }>} */
  const kept = new Map()

  return async (path) => {
    const parts = path.split('/')
    // A path with an empty part names no file. Otherwise its clean address could begin with `//`, which is another host.
    if (parts.slice(1, -1).includes('')) return undefined
    // This excludes files that hosts leave out (.vite), and paths out of the folder (..).
    if (parts.some((part) => part.startsWith('.') || part.includes('\\') || part.includes('\0'))) return undefined
    const location = resolve(join(folder, path))
    if (!location.startsWith(folder + sep)) return undefined
    const info = await stat(location).catch(() => undefined)
    if (!info?.isFile()) return undefined
    const version = `${info.mtimeMs}-${info.size}`
    const known = kept.get(location)
    if (known?.version === version) return known.file
    const file = siteFile(extname(location), await readFile(location), quality)
    kept.set(location, { version, file })
    return file
  }
}

/** @param {string} ending @param {Buffer} content @param {number} quality @returns {SiteFile} */
function siteFile(ending, content, quality) {
  const type = types[ending] ?? 'application/octet-stream'
  /** @type {Map<Encoding, Promise<Buffer>>} */
  const encoded = new Map([['identity', Promise.resolve(content)]])
  return {
    type,
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    isCompressible: COMPRESSIBLE.test(type),
    bytes: (encoding) => {
      const known = encoded.get(encoding)
      if (known) return known
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
      const made = encoding === 'br' ? promisify(brotliCompress)(content, { params }) : promisify(gzip)(content)
      encoded.set(encoding, made)
      return made
    },
  }
}
