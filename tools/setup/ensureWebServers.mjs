/**
 * Makes sure that nginx and Caddy are available for the journey of hosts. Finds them, or unpacks Debian's packages beside the
 * repository, which needs no root and starts no server.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { leftOutLine } from './leftOut.mjs'
import { run } from './run.mjs'
import { findWebServer, isToBeHad, unpacked } from './webServers.mjs'

const packages = { nginx: ['nginx-common', 'nginx', 'nginx-core'], caddy: ['caddy'] }
const names = /** @type {const} */ (['nginx', 'caddy'])
const quiet = { cwd: unpacked, stdio: ['ignore', 'ignore', 'ignore'] }

export async function ensureWebServers() {
  const missing = names.filter((name) => findWebServer(name) === undefined)
  for (const name of missing.filter(isToBeHad)) await unpack(name)
  const still = missing.filter((name) => findWebServer(name) === undefined)
  if (still.length > 0)
    console.log(leftOutLine(`the journey of hosts on ${still.join(' and on ')}, which is not here.`))
}

/** @param {(typeof names)[number]} name */
async function unpack(name) {
  console.log(`Unpacking ${name} (apt-get download) …`)
  mkdirSync(unpacked, { recursive: true })
  // Some systems have the program in another one of its packages.
  for (const one of packages[name].filter(isToBeHad)) await run('apt-get', ['download', '-qq', one], quiet)
  const files = readdirSync(unpacked).filter((file) => file.endsWith('.deb'))
  for (const file of files) {
    await run('dpkg-deb', ['-x', join(unpacked, file), unpacked], quiet)
    rmSync(join(unpacked, file))
  }
}
