/** Google's Firestore emulator, a Java program that firebase-tools downloads to ~/.cache/firebase on first use. */
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const START_MS = 60_000

/**
 * @param {import('./holdEmulators.mjs').HoldOptions} options
 * @returns {Promise<import('./holdEmulators.mjs').Running>}
 */
export async function startOfficialFirestore({ rules }) {
  // The emulator writes its log into its working folder.
  const folder = fileURLToPath(new URL('../../.cache/firestore-emulator', import.meta.url))
  mkdirSync(folder, { recursive: true })
  process.chdir(folder)
  const { FirestoreEmulator } = require('firebase-tools/lib/emulator/firestoreEmulator.js')
  const port = await freePort()
  const emulator = new FirestoreEmulator({ host: '127.0.0.1', port, rules, auto_download: true })
  // Java runs in its own process, which must not outlive this one, regardless of the reason for its exit.
  process.once('exit', () => void emulator.stop())
  await emulator.start()
  const address = `127.0.0.1:${port}`
  const deadline = Date.now() + START_MS
  while (!(await answers(address))) {
    if (Date.now() > deadline) {
      await emulator.stop()
      throw new Error(`Google’s Firestore emulator did not answer; its log is in ${folder}.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { address, stop: () => emulator.stop() }
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
