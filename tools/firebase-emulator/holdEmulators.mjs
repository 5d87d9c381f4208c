/**
 * The process that runs both emulators. It ends together with its parent process, because the channel between them then
 * closes. It is a separate program, so that no part of firebase-tools runs inside a test runner.
 */
import { startAuth } from './startAuth.mjs'
import { startFirestore } from './startFirestore.mjs'

/**
 * @typedef {{ kind: 'ready', auth: string, firestore: string } | { kind: 'failed', reason: string }} Answer
 *
 * @typedef {object} HoldOptions
 * @property {string} rules path
 * @property {string} projectId
 * @property {boolean} quiet
 * @property {import('../setup/findEmulators.mjs').FirestoreEmulator} firestore
 * @property {string} [auth] `host:port` of an emulator that another process has started and keeps running
 *
 * @typedef {{ address: string, stop: () => Promise<void> }} Running
 */

/** @type {HoldOptions} */
const options = JSON.parse(process.argv[2] ?? '')
/** @type {Running[]} */
const running = []
let isStopping = false

async function stop() {
  if (isStopping) return
  isStopping = true
  await Promise.allSettled(running.map((emulator) => emulator.stop()))
  process.exit(0)
}

async function holdAuth() {
  const auth = await startAuth(options)
  running.push(auth)
  return auth.address
}

process.once('disconnect', stop)
process.once('SIGTERM', stop)
// Ctrl-C reaches every process of the terminal, but the parent process decides when to stop this one.
process.on('SIGINT', () => undefined)

/** @param {Answer} answer */
const tell = (answer) => {
  if (process.connected) process.send?.(answer)
}

try {
  // They start one after another. If the second fails, the first is stopped.
  const firestore = await startFirestore(options)
  running.push(firestore)
  const auth = options.auth ?? (await holdAuth())
  tell({ kind: 'ready', auth, firestore: firestore.address })
} catch (error) {
  tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  await stop()
}
