/** Whether the built site is newer than all of its sources. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDERS = ['src', 'sw', 'public', 'organizations', 'organization', 'tools/build', 'tools/organization']
const FILES = ['index.html', 'vite.config.ts', 'package-lock.json', 'firebase.json', '.env', '.env.local']

/** @param {string} [built] a file that each build writes @returns {Promise<boolean>} */
export async function isBuilt(built = 'dist/index.html') {
  const age = await changedAt(built)
  if (age === 0) return false
  return (await Promise.all([...FOLDERS, ...FILES].map(newestIn))).every((changed) => changed <= age)
}

/** @param {string} path @returns {Promise<number>} milliseconds; 0 if there is no file */
async function newestIn(path) {
  const names = await readdir(path, { recursive: true }).catch(() => [])
  const times = await Promise.all([path, ...names.map((name) => join(path, name))].map(changedAt))
  return Math.max(...times)
}

/** @param {string} path */
async function changedAt(path) {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? 0
}
