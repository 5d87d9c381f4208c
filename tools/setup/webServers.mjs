/** Finds the web servers that a journey serves the site with, or says whether the setup can install them. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstOf } from './findProgram.mjs'

/** Debian's packages are unpacked here. Installed ones would start a server on this machine. */
export const unpacked = fileURLToPath(new URL('../../.cache/web-servers/', import.meta.url))

/** @typedef {'nginx' | 'caddy'} WebServer */

/** @param {WebServer} name @returns {string | undefined} the program, or undefined if there is none */
export function findWebServer(name) {
  if (name === 'nginx') return firstOf('NGINX_BIN', ['nginx'], ['/usr/sbin/nginx', join(unpacked, 'usr/sbin/nginx')])
  return firstOf('CADDY_BIN', ['caddy'], [join(unpacked, 'usr/bin/caddy')])
}

/** @returns {string | undefined} */
export const findPython = () => firstOf('PYTHON_BIN', ['python3'])

/** @param {string} nginx the program @returns {string} its list of content types */
export function mimeTypesOf(nginx) {
  const beside = join(unpacked, 'etc/nginx/mime.types')
  if (nginx.startsWith(unpacked) && existsSync(beside)) return beside
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' })
  const [, settings = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(stderr) ?? []
  return join(dirname(settings), 'mime.types')
}

/** @param {string} name of a package @returns {boolean} whether Debian's package manager is here and knows it */
export const isToBeHad = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
