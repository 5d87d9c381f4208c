import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { findFirestoreEmulator } from '../../../tools/setup/findEmulators.mjs'

const START_MS = 30_000
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' }

interface Documents {
  readonly documents?: readonly { readonly name: string; readonly fields?: unknown }[]
}

/**
 * A Firestore emulator that can be killed: as a service with a disk, it has after its return what was committed before. The
 * emulator itself keeps everything in memory, so what it had is read before and written after, beside every rule.
 */
export class FirestoreProcess {
  readonly address: string
  #child: ChildProcess | undefined

  private constructor(
    private readonly program: string,
    private readonly projectId: string,
    private readonly port: number,
  ) {
    this.address = `127.0.0.1:${port}`
  }

  /** Undefined where this machine has another emulator, which can't be started and killed like this. */
  static async starts(projectId: string, port: number): Promise<FirestoreProcess | undefined> {
    const found = findFirestoreEmulator()
    if (found?.kind !== 'hidane') return undefined
    const firestore = new FirestoreProcess(found.program, projectId, port)
    await firestore.#start()
    return firestore
  }

  async #start(): Promise<void> {
    const address = ['--host', '127.0.0.1', '--port', String(this.port)]
    const rules = ['--rules', 'firestore.rules', '--project_id', this.projectId]
    const child = spawn(this.program, [...address, ...rules], { stdio: 'ignore' })
    process.once('exit', () => child.kill('SIGKILL'))
    this.#child = child
    const end = Date.now() + START_MS
    while (!(await this.#answers())) {
      if (Date.now() > end || child.exitCode !== null) throw new Error('The Firestore emulator did not start.')
      await wait(50)
    }
  }

  /** kill -9, and it comes back with what it had. `meanwhile` runs while it is away. */
  async dies(meanwhile: () => Promise<void>): Promise<void> {
    const { documents = [] } = (await this.#ask('/users?pageSize=300')) as Documents
    await this.kill()
    await meanwhile()
    await this.#start()
    for (const { name, fields } of documents)
      await this.#ask(name.slice(name.indexOf('/documents') + '/documents'.length), {
        method: 'PATCH',
        body: JSON.stringify({ fields }),
      })
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async #answers(): Promise<boolean> {
    return await this.#ask('/users?pageSize=1').then(
      () => true,
      () => false,
    )
  }

  async #ask(path: string, request: RequestInit = {}): Promise<unknown> {
    const root = `http://${this.address}/v1/projects/${this.projectId}/databases/(default)/documents`
    const answer = await fetch(root + path, { headers: OWNER, ...request })
    if (!answer.ok) throw new Error(`The Firestore emulator answered ${answer.status} to ${path}.`)
    return await answer.json()
  }
}
