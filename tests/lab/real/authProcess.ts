import { deepStrictEqual } from 'node:assert'
import { fileURLToPath } from 'node:url'
import { asksAsOwner, ServiceProcess } from './ServiceProcess'

interface KeptAccount {
  readonly localId: string
  readonly validSince?: string
  readonly [field: string]: unknown
}

interface Accounts {
  readonly users?: readonly KeptAccount[]
}

const PROGRAM = fileURLToPath(new URL('../../../tools/firebase-emulator/holdAuth.mjs', import.meta.url))

/**
 * Starts an Auth emulator that can be killed and has every account with its password when it is back. Sessions need nothing
 * more. A refresh token names the account and is not stored anywhere. An ID token is valid from `validSince` on, which an
 * import sets to now and the real service would not change.
 */
export async function authProcess(projectId: string, port: number): Promise<ServiceProcess> {
  const root = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`
  const posts = (what: string, body: unknown) =>
    asksAsOwner(`${root}:${what}`, { method: 'POST', body: JSON.stringify(body) })
  const reads = async () => ((await asksAsOwner(`${root}:batchGet?maxResults=1000`)) as Accounts).users ?? []
  return await ServiceProcess.starts([process.execPath, PROGRAM, projectId, String(port)], {
    reads,
    async writes(users) {
      if (users.length === 0) return
      await posts('batchCreate', { users })
      for (const { localId, validSince } of users) if (validSince) await posts('update', { localId, validSince })
      deepStrictEqual((await reads()).map(lasting), users.map(lasting))
    },
  })
}

/** Returns all fields but the time of the last refresh, which the emulator does not export. */
function lasting({ passwordUpdatedAt: _password, lastRefreshAt: _refresh, ...account }: KeptAccount): unknown {
  return { emailVerified: false, disabled: false, ...account }
}
