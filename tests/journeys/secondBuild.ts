import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { writeInvented } from '../../tools/languages/invented/writeInvented'
import { onceARun } from './onceARun'

/**
 * Builds a later version of the site. It has the same source with another version label, so that its parts have other names.
 */
export function secondBuild(): Promise<string> {
  return builtWith('second', { VITE_BUILD_LABEL: 'second' })
}

/** Builds the site for the folder `/learn/` of an origin, as `npm run build` does. In a test run it would be at `/`. */
export function folderBuild(): Promise<string> {
  return builtWith('folder', { VITE_BASE: '/learn/', NODE_ENV: 'production', VITEST: undefined })
}

/** Builds the site of another organization. @param folder from the project's root, or absolute */
export function organizationBuild(name: string, folder: string, label = ''): Promise<string> {
  return builtWith(name, { ORGANIZATION: folder, VITE_BUILD_LABEL: label, NODE_ENV: 'production', VITEST: undefined })
}

/** Builds the site in English and in the two invented languages. */
export async function languagesBuild(): Promise<string> {
  const texts = await onceARun('invented', async (folder) => writeInvented(folder))
  return await builtWith('languages', { LANGUAGES: texts, NODE_ENV: 'production', VITEST: undefined })
}

/** Builds the site in English and in the languages of a folder. */
export function languagesBuildOf(name: string, folder: string): Promise<string> {
  return builtWith(name, { LANGUAGES: folder, NODE_ENV: 'production', VITEST: undefined })
}

function builtWith(name: string, variables: Readonly<Record<string, string | undefined>>): Promise<string> {
  return onceARun(name, async (folder) => {
    const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']
    await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...variables } })
  })
}
