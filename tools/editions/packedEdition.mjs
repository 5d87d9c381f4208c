/** Packs the bundle of an earlier edition, and unpacks it for the tests that import it. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

const FIRST = fileURLToPath(new URL('../../tests/fixtures/first-edition/firstEdition.js', import.meta.url))

/** The contents of a packed file. @param {string} code */
export const packed = (code) => brotliCompressSync(code)

/** A Vite plugin. Only the packed file of the first edition is in the repository. @returns {import('vite').Plugin} */
export function packedEdition() {
  return {
    name: 'unpacks the first edition',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/first-edition/firstEdition.js') ? FIRST : undefined),
    load: (id) => (id === FIRST ? brotliDecompressSync(readFileSync(`${FIRST}.br`)).toString() : undefined),
  }
}
