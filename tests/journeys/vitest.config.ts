import { defineConfig } from 'vitest/config'
import { longestFirst } from '../seed/longestFirst.ts'

export default defineConfig({
  test: {
    root: new URL('../../', import.meta.url).pathname,
    include: ['tests/journeys/**/*.journey.ts'],
    environment: 'node',
    testTimeout: 180_000,
    // Emulators that start on a busy machine: the limit only ends what hangs.
    hookTimeout: 600_000,
    globalSetup: ['tests/journeys/provideBuilds.ts'],
    // Each with browsers, ports and profiles of its own.
    maxWorkers: 2,
    sequence: {
      sequencer: longestFirst([
        'sightSignedIn',
        'sight',
        'routes',
        'faults',
        'firebaseAccounts',
        'recovery',
        'screens',
        'crash',
      ]),
    },
    // Two browsers share a small machine: until runs have shown every journey steady there, one may be tried twice, and the
    // report names it. A fault of ours fails twice.
    retry: 1,
  },
})
