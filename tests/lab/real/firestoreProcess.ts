import { findFirestoreEmulator } from '../../../tools/setup/findEmulators.mjs'
import { asksAsOwner, ServiceProcess } from './ServiceProcess'

interface Documents {
  readonly documents?: readonly { readonly name: string; readonly fields?: unknown }[]
}

/**
 * Starts a Firestore emulator that can be killed and has every document when it is back. Returns undefined if this machine has
 * another emulator, which can't be started and killed like this.
 */
export async function firestoreProcess(projectId: string, port: number): Promise<ServiceProcess | undefined> {
  const found = findFirestoreEmulator()
  if (found?.kind !== 'hidane') return undefined
  const root = `http://127.0.0.1:${port}/v1/projects/${projectId}/databases/(default)/documents`
  const args = ['--host', '127.0.0.1', '--port', String(port), '--rules', 'firestore.rules', '--project_id', projectId]
  return await ServiceProcess.starts([found.program, ...args], {
    reads: async () => ((await asksAsOwner(`${root}/users?pageSize=300`)) as Documents).documents ?? [],
    async writes(documents) {
      for (const { name, fields } of documents)
        await asksAsOwner(root + name.slice(name.indexOf('/documents') + '/documents'.length), {
          method: 'PATCH',
          body: JSON.stringify({ fields }),
        })
    },
  })
}
