import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findFirestoreEmulator, isAuthEmulatorHere } from '../../tools/setup/findEmulators.mjs'
import { startEmulators } from '../../tools/setup/startEmulators.mjs'
import type { Emulators } from '../network/Emulators'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of a file that is written when the emulators of this run answer or have failed. */
    readonly emulatorsFile: string
  }
}

/** The content of the file. */
export type Started = Emulators | { readonly failed: string }

/**
 * Starts the emulators of Auth and Firestore for the complete run. Files share them, each with accounts of its own. The first
 * journeys run while they start.
 */
export default function shareEmulators(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'emulators-'))
  const file = join(folder, 'started.json')
  project.provide('emulatorsFile', file)
  const tell = (started: Started) => {
    // The file is renamed, so that no process reads half of it.
    writeFileSync(`${file}.part`, JSON.stringify(started))
    renameSync(`${file}.part`, file)
  }
  if (!isAuthEmulatorHere() || findFirestoreEmulator() === undefined) {
    tell({ failed: 'There are no emulators here: npm run check firebase installs them, or says what is missing.' })
    return () => Promise.resolve(rmSync(folder, { recursive: true }))
  }
  const starting = startEmulators({ rules: 'firestore.rules', projectId: 'demo-prairie-ledger', quiet: true })
  const told = starting.then(tell, (error: unknown) => tell({ failed: String(error) }))
  return async () => {
    await told
    const emulators = await starting.catch(() => undefined)
    await emulators?.stop()
    rmSync(folder, { recursive: true })
  }
}
