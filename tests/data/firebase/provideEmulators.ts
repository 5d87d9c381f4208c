import type { TestProject } from 'vitest/node'
import { startEmulators } from '../../../tools/setup/startEmulators.mjs'

/** The addresses of this run's emulators, each `host:port`. */
interface EmulatorAddresses {
  readonly auth: string
  readonly firestore: string
  readonly projectId: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly emulators: EmulatorAddresses
  }
}

/**
 * Starts both emulators for one run, with the project's rules. Test files share them, and each uses its own accounts.
 */
export default async function provideEmulators(project: TestProject): Promise<() => Promise<void>> {
  const { auth, firestore, projectId, stop } = await startEmulators({
    rules: 'firestore.rules',
    projectId: 'demo-prairie-ledger',
    quiet: true,
  })
  project.provide('emulators', { auth, firestore, projectId })
  return stop
}
