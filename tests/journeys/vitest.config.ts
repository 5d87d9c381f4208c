import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../seed/longestFirst.ts'
import { NODE_FLAGS } from '../seed/nodeFlags.ts'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../', import.meta.url)),
    include: ['tests/journeys/**/*.journey.ts'],
    environment: 'node',
    execArgv: NODE_FLAGS,
    testTimeout: 600_000,
    // Emulators start slowly on a busy machine. The limit only ends a process that hangs.
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
    globalSetup: ['tests/journeys/provideBuilds.ts', 'tests/journeys/shareEmulators.ts'],
    // Each worker has browsers, ports and profiles of its own. There is one more worker than processors, because browsers often
    // wait.
    maxWorkers: 3,
    // A process continues with the next file, so that the drivers of three browsers are loaded once.
    isolate: false,
    sequence: {
      sequencer: longestFirst([
        'updates',
        'routes',
        'sheet',
        'visualSignedIn',
        'schoolYear',
        'joinAClass',
        'firebaseAccounts',
        'firebaseDeletion',
        'certificates',
        'sharedTablet',
        'course',
        'screens',
        'cardTrace',
        'visualTeaching',
        'ownThings',
        'visualOwnership',
        'faults',
        'classroom',
        'backupFile',
        'firebaseBringIn',
        'firebaseCrash',
        'lightOfAClass',
        'offline',
        'firebaseStart',
        'ownLedger',
        'browserStorage',
        'visualJoining',
        'homeState',
        'hosts',
      ]),
    },
  },
})
