import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { writeInvented } from '../../tools/languages/invented/writeInvented'
import { siteChanges } from '../build/siteChanges'
import { Workshop } from '../build/Workshop'
import { onceARun } from './onceARun'

/**
 * Builds a later version of the site, in which the changes of the benchmark are made together: a sentence of a lesson, words, a
 * line of code, and a style.
 */
export function secondBuild(): Promise<string> {
  return onceARun('second', async (folder) => {
    const workshop = new Workshop()
    try {
      const edits = new Map(siteChanges.flatMap(({ edits: own }) => [...own]))
      await workshop.builds(edits, {}, folder)
    } finally {
      workshop.close()
    }
  })
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
