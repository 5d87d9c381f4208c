import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

type ContentTools = typeof import('../content/expiryNote')

/**
 * Warns about figures that are out of date, or will be soon. It never stops the build, so that an old release can still be
 * built.
 */
export function expiryNotes(): Plugin {
  return {
    name: 'expiry-notes',
    apply: 'build',
    async configResolved({ publicDir, logger }) {
      // The course is read by modules of src, which the loader of the configuration can't import.
      const tools = fileURLToPath(new URL('../content/expiryNote.ts', import.meta.url))
      const { module } = await runnerImport<ContentTools>(tools)
      const note = module.expiryNote(join(publicDir, 'data/lessons'), new Date().toISOString().slice(0, 10))
      if (note !== '') logger.warn(note)
    },
  }
}
