import { newAccount, type Account } from '../../network/Account'
import { ServiceNetwork } from '../../network/ServiceNetwork'
import { startEmulators } from '../../../tools/setup/startEmulators.mjs'
import { freePort, servicePorts } from '../../journeys/freePort'
import { Site } from '../../journeys/Site'
import { authProcess } from './authProcess'
import { firestoreProcess } from './firestoreProcess'
import type { ServiceProcess } from './ServiceProcess'

type Running = Awaited<ReturnType<typeof startEmulators>>

/** Starts the site, a Firebase on this machine and the network between the two. */
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
    // If an emulator is running already, the other one is started beside it.
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

  /** Deploys the other of the two builds in place of this one. */
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
   * Sends kill -9 to one half of the service in the middle of its work. The half comes back after `meanwhile`, with everything
   * that was committed.
   */
  async killsService(which: keyof Processes, meanwhile: () => Promise<void>): Promise<void> {
    const service = this.processes[which]
    if (service === undefined) return
    // A write that arrives between the last reading of its state and its end would be lost.
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

  /** Reads the document of an account as the service stores it, past all rules and the network. */
  async documentAtService({ id }: Account): Promise<unknown> {
    const { firestore, projectId } = this.emulators
    const address = `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents/users/${id}`
    const ask = () => fetch(address, { headers: { authorization: 'Bearer owner' } })
    await this.#isBack
    // The service may be killed while it answers.
    const answer = await ask().catch(() => this.#isBack.then(ask))
    if (answer.status === 404) return undefined
    const { fields } = (await answer.json()) as { fields?: Record<string, RestValue> }
    return fields?.['sync'] === undefined ? undefined : plain(fields['sync'])
  }
}

/** The halves of the service, if this machine has one that can be killed. */
interface Processes {
  readonly auth: ServiceProcess
  readonly firestore: ServiceProcess | undefined
}

export interface Builds {
  readonly first: string
  readonly second: string
}

/** A value in the form of Firestore's REST interface. */
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
