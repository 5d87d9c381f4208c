/** Starts any Firestore emulator that this machine has, with the project's security rules. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { ends } from './ends.mjs'
import { startCloudFirestore, startOfficialFirestore } from './startOfficialFirestore.mjs'

/**
 * @param {import('./holdEmulators.mjs').HoldOptions} options
 * @returns {Promise<import('./holdEmulators.mjs').Running>}
 */
export function startFirestore(options) {
  switch (options.firestore.kind) {
    case 'running':
      return adoptRunning(options.firestore.address, options)
    case 'hidane':
      return startHidane(options.firestore.program, options)
    case 'cloud':
      return startCloudFirestore(options.firestore.jar, options)
    case 'official':
      return startOfficialFirestore(options)
  }
}

/** This emulator was started elsewhere. It gets the rules and is left running. */
async function adoptRunning(address, options) {
  await loadRules(address, options)
  return { address, stop: async () => undefined }
}

/** @throws with the place in the rules that the emulator can't parse */
async function loadRules(address, { rules, projectId }) {
  const content = await readFile(rules, 'utf8')
  const url = `http://${address}/emulator/v1/projects/${projectId}:securityRules`
  const response = await fetch(url, { method: 'PUT', body: JSON.stringify({ rules: { files: [{ content }] } }) })
  if (!response.ok) throw new Error(`the Firestore emulator at ${address} refused ${rules}: ${await response.text()}`)
}

async function startHidane(program, options) {
  const { rules, projectId, quiet } = options
  const child = spawn(program, ['--host', '127.0.0.1', '--port', '0', '--rules', rules, '--project_id', projectId], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // The emulator must not outlive this process, regardless of the reason for its exit.
  process.once('exit', () => child.kill())
  const port = await readPort(child)
  child.stdout.resume()
  if (quiet) child.stderr.resume()
  else child.stderr.pipe(process.stderr)
  const address = `127.0.0.1:${port}`
  const stop = () => ends(child)
  try {
    // The option above applies to every project, but rules with a syntax error are dropped silently.
    await loadRules(address, options)
  } catch (error) {
    await stop()
    throw error
  }
  return { address, stop }
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @returns {Promise<number>}
 */
function readPort(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (chunk) => {
      said += chunk
      const port = /API endpoint: \S+:(\d+)[\s\S]*is now running/.exec(said)?.[1]
      if (port) settle(() => resolve(Number(port)))
    }
    const settle = (done) => {
      for (const stream of [child.stdout, child.stderr]) stream.off('data', read)
      done()
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', read)
    child.once('error', (error) => settle(() => reject(error)))
    child.once('exit', () => settle(() => reject(new Error(`the Firestore emulator ended. ${said.trim()}`))))
  })
}
