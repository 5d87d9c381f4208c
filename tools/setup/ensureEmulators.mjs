/** Makes sure that emulators of Firebase's two services are available. Finds them, or installs them if it may. */
import { cargoEnvironment, emulatorPackage, findFirestoreEmulator, hidaneCache } from './findEmulators.mjs'
import { installLocked } from './installLocked.mjs'
import { leftOutLine } from './leftOut.mjs'
import { giveUp, run } from './run.mjs'

const HIDANE = '0.6.0'

/** @param {NodeJS.ProcessEnv} env */
async function buildHidane(env) {
  console.log('Building the Firestore emulator (cargo install hidane), once, for 2 to 3 minutes …')
  const install = ['install', 'hidane', '--version', HIDANE, '--locked', '--quiet', '--root', hidaneCache]
  const code = await run('cargo', install, { env })
  if (code === 130) process.exit(130)
}

/**
 * @returns {Promise<string | undefined>} undefined when both are available, otherwise one sentence about the missing one
 * and how to get it
 */
export async function installEmulators() {
  if (!(await installLocked(emulatorPackage, 'the Auth emulator'))) {
    return 'Firebase on this machine needs the packages of tools/firebase-emulator, and npm could not install them: check the connection to the npm registry.'
  }
  // The emulator of firebase-tools is the last choice, because hidane starts at once and downloads nothing. `npm test` builds
  // nothing, because that takes minutes.
  const found = findFirestoreEmulator()
  const mayBuild = process.env.CI === 'true' || process.env.WITHOUT_CARGO !== 'true'
  if (mayBuild && (found === undefined || found.kind === 'official')) {
    const env = cargoEnvironment()
    if (env !== undefined) await buildHidane(env)
  }
  if (findFirestoreEmulator() !== undefined) return undefined
  return `Firebase on this machine needs a Firestore emulator: install Rust 1.88 or newer (then "npm run setup" builds one), or Google Cloud’s with "gcloud components install cloud-firestore-emulator", or Java 21, or set FIRESTORE_EMULATOR_HOST to one that runs.`
}

/**
 * Prepares a test run. Prints which tests it must skip, and fails in CI instead.
 *
 * @returns {Promise<boolean>} whether both are here
 */
export async function ensureEmulators() {
  const missing = await installEmulators()
  if (missing === undefined) return true
  if (process.env.CI === 'true') giveUp(missing)
  console.log(leftOutLine(`the tests and journeys of backup. ${missing}`))
  return false
}
