/** Unpacks a Chromium from npm, which packs it for machines without a screen. Needs no package itself. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** The files beside the program: libraries that a minimal system lacks, and typefaces. */
const LIBRARIES = ['aws', 'al2023', 'swiftshader', 'fonts']

/**
 * @param {string} packed the folder of the packed files
 * @param {string} whole the folder to make, with the program `chromium` and libraries next to it
 */
export function unpackChromium(packed, whole) {
  const made = `${whole}.part`
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made, { recursive: true })
  writeFileSync(join(made, 'chromium'), brotliDecompressSync(readFileSync(join(packed, 'chromium.br'))))
  chmodSync(join(made, 'chromium'), 0o755)
  for (const name of LIBRARIES.filter((library) => existsSync(join(packed, `${library}.tar.br`)))) {
    const input = brotliDecompressSync(readFileSync(join(packed, `${name}.tar.br`)))
    spawnSync('tar', ['-x', '-C', made], { input, stdio: ['pipe', 'ignore', 'inherit'] })
  }
  rmSync(whole, { recursive: true, force: true })
  renameSync(made, whole)
}
