import { newAccount, type Account } from '../../network/Account'
import { ServiceNetwork } from '../../network/ServiceNetwork'
import { startEmulators } from '../../../tools/setup/startEmulators.mjs'
import { freePort, servicePorts } from '../../journeys/freePort'
import { Site } from '../../journeys/Site'
import { authProcess } from './authProcess'
import { firestoreProcess } from './firestoreProcess'
import type { ServiceProcess } from './ServiceProcess'

type Running = Awaited<ReturnType<typeof startEmulators>>

/** The site, a Firebase on this machine, and the network between the two. */
export class RealSite {
  isSecond = false
  #isBack = Promise.resolve()

  private constructor(
    readonly site: Site,
    readonly service: ServiceNetwork,
    private readonly emulators: Running,
    private readonly builds: Builds,
    private readonly processes: Processes,
  ) {}

  static async starts(builds: Builds): Promise<RealSite> {
    const projectId = 'demo-prairie-ledger'
    const ports = { auth: freePort(), firestore: freePort() }
    const auth = await authProcess(projectId, ports.auth)
    const firestore = await firestoreProcess(projectId, ports.firestore)
    // Where one runs already, the other emulator is put beside it.
    if (firestore !== undefined) process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${ports.firestore}`
    const emulators = await startEmulators({
      rules: 'firestore.rules',
      projectId,
      quiet: true,
      auth: `127.0.0.1:${ports.auth}`,
    })
    const service = await ServiceNetwork.before(emulators, servicePorts)
    return new RealSite(await Site.starts(builds.first), service, emulators, builds, { auth, firestore })
  }

  get origin(): string {
    return this.site.origin
  }

  /** Puts the other of the two builds where this one was. */
  async deploysTheOther(): Promise<void> {
    this.isSecond = !this.isSecond
    await this.site.deploys(this.isSecond ? this.builds.second : this.builds.first)
  }

  async behaves(): Promise<void> {
    this.service.behaves()
    await this.service.comesBack()
    this.site.behaves()
    await this.site.comesBack()
  }

  /**
   * kill -9 of a half of the service in the middle of whatever it does; it comes back after `meanwhile`, and has what was
   * committed.
   */
  async killsService(which: keyof Processes, meanwhile: () => Promise<void>): Promise<void> {
    const service = this.processes[which]
    if (service === undefined) return
    // Nobody hears of what arrives between the last look at what it has and its end.
    await this.service[which].goesAway()
    const isBack = service.dies(meanwhile)
    if (which === 'firestore') this.#isBack = isBack
    await isBack.finally(() => this.service[which].comesBack())
  }

  async ends(): Promise<void> {
    await this.site.goesAway()
    await this.service.goesAway()
    await this.emulators.stop()
    for (const service of Object.values(this.processes)) await service?.kill()
  }

  newAccount(): Promise<Account> {
    return newAccount(this.emulators)
  }

  /** The document of an account as the service keeps it, asked beside every rule and every network. */
  async documentAtService({ id }: Account): Promise<unknown> {
    const { firestore, projectId } = this.emulators
    const address = `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents/users/${id}`
    const ask = () => fetch(address, { headers: { authorization: 'Bearer owner' } })
    await this.#isBack
    // It may be killed while it answers.
    const answer = await ask().catch(() => this.#isBack.then(ask))
    if (answer.status === 404) return undefined
    const { fields } = (await answer.json()) as { fields?: Record<string, RestValue> }
    return fields?.['sync'] === undefined ? undefined : plain(fields['sync'])
  }
}

/** The halves of the service, where this machine has one that can be killed. */
interface Processes {
  readonly auth: ServiceProcess
  readonly firestore: ServiceProcess | undefined
}

export interface Builds {
  readonly first: string
  readonly second: string
}

/** As Firestore's REST interface writes a value. */
interface RestValue {
  readonly mapValue?: { readonly fields?: Readonly<Record<string, RestValue>> }
  readonly arrayValue?: { readonly values?: readonly RestValue[] }
  readonly stringValue?: string
  readonly integerValue?: string
  readonly doubleValue?: number
  readonly booleanValue?: boolean
  readonly nullValue?: null
  readonly timestampValue?: string
}

function plain(value: RestValue): unknown {
  if (value.mapValue !== undefined) {
    const entries = Object.entries(value.mapValue.fields ?? {})
    return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]))
  }
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(plain)
  if (value.integerValue !== undefined) return Number(value.integerValue)
  return value.stringValue ?? value.doubleValue ?? value.booleanValue ?? value.timestampValue ?? null
}
