import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../seed/longestFirst.ts'
import { leftOutEngines } from '../../tools/setup/browsers.mjs'
import { NODE_FLAGS } from '../seed/nodeFlags.ts'

/**
 * `npm test` runs the core journeys. The rest of the check runs those of them that name other engines again, and all others
 * except those in `nightly`.
 */
const part = process.env['JOURNEYS']
const core = fileURLToPath(new URL('core/', import.meta.url))
const alreadyRun =
  leftOutEngines().length === 2
    ? ['tests/journeys/core/*']
    : readdirSync(core)
        .filter((name) => !readFileSync(core + name, 'utf8').includes('inCore'))
        .map((name) => core + name)

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../', import.meta.url)),
    include: [part === 'core' ? 'tests/journeys/core/*.journey.ts' : 'tests/journeys/**/*.journey.ts'],
    exclude: part === 'rest' ? ['tests/journeys/nightly/*', ...alreadyRun] : [],
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
        'routes',
        'spanish',
        'updates',
        'firebaseAccounts',
        'firebaseCrash',
        'firebaseDeletion',
        'ownOrganization',
        'lossyLine',
        'joinAClass',
        'schoolYear',
        'course',
        'visualSignedIn',
        'visualTeaching',
        'withoutClasses',
        'ownCourse',
        'refusedStorage',
        'screens',
        'sheet',
        'faults',
        'recovery',
        'changedHtml',
        'lostStorage',
        'missingEntry',
        'learnerPin',
        'sharedTablet',
        'backupFile',
        'offlineLanguage',
        'certificates',
        'hosts',
        'lightOfAClass',
        'firebaseStart',
      ]),
    },
  },
})
