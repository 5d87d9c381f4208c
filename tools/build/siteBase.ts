import { resolve } from 'node:path'
import { loadEnv, type Plugin } from 'vite'

const NAME = 'VITE_BASE'
/** Folders of letters, digits, `-`, `_` and dots. A folder with a leading dot is one that hosts hide or climb out of. */
const FOLDERS = /^\/(?:[\w-][\w.-]*\/)*$/

/**
 * The folder of the built site on its origin, from `VITE_BASE`.
 *
 * @returns `/` when it is not set
 * @throws one sentence, because a site with a wrong folder looks finished and does nothing
 */
export function siteBase(value: string | undefined): string {
  const text = value?.trim() ?? ''
  if (text === '') return '/'
  if (!FOLDERS.test(text)) {
    throw new Error(`${NAME} must be a path like /learn/ with a slash at both ends, and is ${text}`)
  }
  return text
}

/** Builds the site for the folder of `VITE_BASE`. Tests are at `/`, and a test that needs a folder sets it. */
export function siteBaseConfiguration(): Plugin {
  return {
    name: 'site-base',
    // The folder of a language is below it, so it has to be known first (tools/languages/languagePlugin.ts).
    enforce: 'pre',
    config({ root, envDir }, { mode }) {
      const folder = envDir === false ? false : resolve(root ?? '', envDir ?? '')
      return { base: process.env['VITEST'] === undefined ? siteBase(loadEnv(mode, folder, NAME)[NAME]) : '/' }
    },
  }
}
