import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../../seed/longestFirst.ts'
import { NODE_FLAGS } from '../../seed/nodeFlags.ts'
import { patience } from '../../seed/patienceOfRun.ts'

/** Tests that talk to the emulators of Firebase. `npm run check firebase` installs these first. */
export default defineConfig({
  define: { __FIREBASE__: 'null' },
  test: {
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    include: ['tests/data/firebase/**/*.emulated.ts'],
    globalSetup: ['tests/data/firebase/provideEmulators.ts'],
    environment: 'node',
    execArgv: NODE_FLAGS,
    setupFiles: ['tests/seed/patience.ts'],
    // Files share the emulators, each with its own accounts and projects.
    maxWorkers: '100%',
    sequence: { sequencer: longestFirst(['convergence', 'faultTable', 'rules', 'mutation']) },
    testTimeout: patience.testMs,
    hookTimeout: patience.testMs,
  },
})
