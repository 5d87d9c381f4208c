/** Finds a program on this machine, without changing anything. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export const windowsEnding = process.platform === 'win32' ? '.exe' : ''

/** @param {string} path */
export const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name + windowsEnding))
    .find(isExecutable)

/**
 * @param {string} variable of the environment, which names the program and counts alone if it is set
 * @param {readonly string[]} names on the path
 * @param {readonly string[]} [places] where it may be besides
 * @returns {string | undefined}
 */
export const firstOf = (variable, names, places = []) => {
  const chosen = process.env[variable]
  if (chosen) return isExecutable(chosen) ? chosen : undefined
  return names.map(onPath).find(Boolean) ?? places.find(isExecutable)
}
