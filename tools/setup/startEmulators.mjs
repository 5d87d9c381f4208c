/** Starts the emulators of Firebase Auth and Firestore on free ports, in a process that ends with this one. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFirestoreEmulator, isAuthEmulatorHere } from './findEmulators.mjs'

/** The official emulator may have to be downloaded first. */
const START_MS = 180_000
const STOP_MS = 10_000

/**
 * @typedef {object} Emulators
 * @property {string} auth `host:port`
 * @property {string} firestore `host:port`
 * @property {string} projectId
 * @property {() => Promise<void>} stop ends both; calling it twice is safe
 */

/**
 * @param {object} options
 * @param {string} options.rules path of the security rules
 * @param {string} options.projectId starts with `demo-`, so that no client ever reaches a real project
 * @param {boolean} [options.quiet] without the emulators' output, such as the links of emails that are not sent
 * @param {string} [options.auth] `host:port` of an Auth emulator that runs already
 * @returns {Promise<Emulators>}
 * @throws with one sentence when they can't be started
 */
export async function startEmulators({ rules, projectId, quiet = false, auth }) {
  const firestore = findFirestoreEmulator()
  if (!isAuthEmulatorHere() || firestore === undefined) {
    throw new Error('The emulators are not installed. "npm run check firebase" installs them, or says what is missing.')
  }
  const options = { rules: resolve(rules), projectId, quiet, firestore, auth }
  // Without execArgv, which may be for a test runner.
  const child = fork(program, [JSON.stringify(options)], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    if (child.connected) child.disconnect()
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await exited
    clearTimeout(timer)
  }
  const answer = await firstAnswer(child)
  if (answer.kind === 'ready') return { auth: answer.auth, firestore: answer.firestore, projectId, stop }
  await stop()
  throw new Error(`The emulators did not start: ${answer.reason}`)
}

const program = fileURLToPath(new URL('../firebase-emulator/holdEmulators.mjs', import.meta.url))

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<import('../firebase-emulator/holdEmulators.mjs').Answer>}
 */
function firstAnswer(child) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'failed', reason: 'they were not ready in time.' }), START_MS)
    const settle = (answer) => {
      clearTimeout(timer)
      resolve(answer)
    }
    child.once('message', settle)
    child.once('error', (error) => settle({ kind: 'failed', reason: error.message }))
    child.once('exit', (code) => settle({ kind: 'failed', reason: `their process ended with code ${code}.` }))
  })
}
