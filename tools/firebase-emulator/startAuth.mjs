/** The Auth emulator of firebase-tools, used as a library. It needs no download, no Java and no disk. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * @param {{ projectId: string, quiet: boolean, port?: number }} options by default any free port
 * @returns {Promise<import('./holdEmulators.mjs').Running>}
 */
export async function startAuth({ projectId, quiet, port = 0 }) {
  if (!quiet) showLog()
  takeOwnSchemasAsTheyAre()
  const { createApp } = require('firebase-tools/lib/emulator/auth/server.js')
  const app = await createApp(projectId)
  const server = await new Promise((resolve, reject) => {
    const listening = app.listen(port, '127.0.0.1', () => resolve(listening))
    listening.once('error', reject)
  })
  const address = `127.0.0.1:${server.address().port}`
  await hideWhoHasAnAccount(address, projectId)
  return {
    address,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * The emulator makes a validator for each of some hundred parts of its interface. Each one would compile the meta-schema
 * and check the emulator's own schema, which takes 5 of the 7 seconds at start. Client requests are still validated.
 */
function takeOwnSchemasAsTheyAre() {
  const ofTools = createRequire(require.resolve('firebase-tools/package.json'))
  const { default: Ajv } = createRequire(ofTools.resolve('exegesis'))('ajv/dist/core.js')
  Ajv.prototype.validateSchema = () => true
}

/**
 * This is the default of every new project. Without it the emulator returns error codes that production no longer uses.
 */
async function hideWhoHasAnAccount(address, projectId) {
  const url = `http://${address}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  if (!response.ok) throw new Error(`the Auth emulator refused its settings: ${await response.text()}`)
}

/** The emulator sends no email, and logs the links of password resets instead. */
function showLog() {
  process.env.IS_FIREBASE_CLI = 'true'
  require('firebase-tools/lib/logger.js').useConsoleLoggers()
}
