/**
 * Google's Firestore emulator, a Java program. It is a part of Google Cloud's command line, or firebase-tools downloads it to
 * ~/.cache/firebase on first use.
 */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { ends } from './ends.mjs'

const require = createRequire(import.meta.url)
const START_MS = 60_000

/**
 * @param {string} jar
 * @param {import('./holdEmulators.mjs').HoldOptions} options
 * @returns {Promise<import('./holdEmulators.mjs').Running>}
 */
export async function startCloudFirestore(jar, { rules, quiet }) {
  const port = await freePort()
  const name = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  const options = ['--host=127.0.0.1', `--port=${port}`, `--rules=${rules}`]
  const output = quiet ? 'ignore' : 'inherit'
  const child = spawn('java', ['-Duser.language=en', '-cp', jar, name, ...options], {
    cwd: folderOfLogs(),
    stdio: ['ignore', output, output],
  })
  // It must not outlive this process, regardless of the reason for its exit.
  process.once('exit', () => child.kill())
  return whenItAnswers(port, () => ends(child))
}

/**
 * @param {import('./holdEmulators.mjs').HoldOptions} options
 * @returns {Promise<import('./holdEmulators.mjs').Running>}
 */
export async function startOfficialFirestore({ rules }) {
  process.chdir(folderOfLogs())
  const { FirestoreEmulator } = require('firebase-tools/lib/emulator/firestoreEmulator.js')
  const port = await freePort()
  const emulator = new FirestoreEmulator({ host: '127.0.0.1', port, rules, auto_download: true })
  // Java runs in its own process, which must not outlive this one, regardless of the reason for its exit.
  process.once('exit', () => void emulator.stop())
  await emulator.start()
  return whenItAnswers(port, () => emulator.stop())
}

/** The emulator writes its log into its working folder. */
function folderOfLogs() {
  const folder = fileURLToPath(new URL('../../.cache/firestore-emulator', import.meta.url))
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * @param {number} port
 * @param {() => Promise<void>} stop
 * @returns {Promise<import('./holdEmulators.mjs').Running>}
 */
async function whenItAnswers(port, stop) {
  const address = `127.0.0.1:${port}`
  const deadline = Date.now() + START_MS
  while (!(await answers(address))) {
    if (Date.now() > deadline) {
      await stop()
      throw new Error(`Google’s Firestore emulator did not answer; its log is in ${folderOfLogs()}.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { address, stop }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** @param {string} address */
const answers = (address) =>
  fetch(`http://${address}/`).then(
    (response) => response.ok,
    () => false,
  )
