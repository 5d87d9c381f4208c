/**
 * `npm run start:firebase` serves the site with accounts and backup, against Firebase emulators on this machine, until
 * Ctrl-C.
 */
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from './setup/ensureDependencies.mjs'
import { installEmulators } from './setup/ensureEmulators.mjs'
import { giveUp, run } from './setup/run.mjs'
import { scriptOf } from './setup/scriptOf.mjs'
import { startEmulators } from './setup/startEmulators.mjs'

const projectId = 'demo-prairie-ledger'
/** Separate from dist/, because this build connects to emulators and must never be published. */
const folder = '.cache/firebase-site'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
await ensureDependencies()
const missing = await installEmulators()
if (missing !== undefined) giveUp(missing)

console.log('Starting the emulators of Firebase …')
const emulators = await startEmulators({ rules: 'firestore.rules', projectId }).catch((error) => giveUp(error.message))
console.log('Building the site …')
const built = await run(
  process.execPath,
  [scriptOf('vite'), 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
  {
    env: {
      ...process.env,
      VITE_FIREBASE_API_KEY: 'local',
      VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_FIREBASE_APP_ID: '1:1:web:local',
      VITE_FIREBASE_AUTH_EMULATOR: emulators.auth,
      VITE_FIREBASE_FIRESTORE_EMULATOR: emulators.firestore,
    },
  },
)
if (built !== 0) {
  await emulators.stop()
  if (built === 130) process.exit(130)
  giveUp('The site could not be built; the lines above say why.')
}

const { startServer } = await import('./serve/startServer.mjs')
// Any free port, so that each start has a new address. Browser data of an earlier start refers to other emulators.
const server = await startServer({ root: folder, port: 0 })
console.log(`
The site, with accounts and backup in a Firebase on this machine, is at ${server.url}
Auth answers at ${emulators.auth}, Firestore at ${emulators.firestore}.

To try: create an account with any address and finish a lesson. Then open a private window, or another browser, and log
in with the same address and password: the lesson is done there too. Go on in one window without a connection (its
developer tools can cut it off), reconnect, and both have everything.

No mail is sent: the link of a forgotten password appears below. Continue with Google needs a script from Google, so it
works with an internet connection only. Everything in these emulators is gone after Ctrl-C, which stops them.
`)

let isStopping = false
const stop = async () => {
  if (isStopping) return
  isStopping = true
  await Promise.all([server.close(), emulators.stop()])
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
