/** The Auth emulator of firebase-tools, as a library: no download, no Java, nothing on disk. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * @param {{ projectId: string, quiet: boolean, port?: number }} options any free port unless told
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
 * For each of some hundred parts of its interface the emulator makes a validator of its own, and each would first compile what a
 * schema may be and hold the emulator's own against it: 5 of the 7 seconds of its start. What clients send is validated as ever.
 */
function takeOwnSchemasAsTheyAre() {
  const ofTools = createRequire(require.resolve('firebase-tools/package.json'))
  const { default: Ajv } = createRequire(ofTools.resolve('exegesis'))('ajv/dist/core.js')
  Ajv.prototype.validateSchema = () => true
}

/** Every new project is set up so; without it the emulator answers with error codes that production no longer gives. */
async function hideWhoHasAnAccount(address, projectId) {
  const url = `http://${address}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  if (!response.ok) throw new Error(`the Auth emulator refused its settings: ${await response.text()}`)
}

/** The emulator sends no mail: it writes the links of password resets to its log. */
function showLog() {
  process.env.IS_FIREBASE_CLI = 'true'
  require('firebase-tools/lib/logger.js').useConsoleLoggers()
}
