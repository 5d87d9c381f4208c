import { setTimeout as wait } from 'node:timers/promises'
import { newAccount, type Account } from '../../network/Account'
import { ServiceNetwork } from '../../network/ServiceNetwork'
import { startEmulators } from '../../../tools/setup/startEmulators.mjs'
import { freePort, servicePorts } from '../../journeys/freePort'
import { Site } from '../../journeys/Site'
import { FirestoreProcess } from './FirestoreProcess'

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
    private readonly firestore: FirestoreProcess | undefined,
  ) {}

  static async starts(builds: Builds): Promise<RealSite> {
    const projectId = 'demo-prairie-ledger'
    const firestore = await FirestoreProcess.starts(projectId, freePort())
    // Where one runs already, the other emulator is put beside it.
    if (firestore !== undefined) process.env['FIRESTORE_EMULATOR_HOST'] = firestore.address
    const emulators = await startEmulators({ rules: 'firestore.rules', projectId, quiet: true })
    const service = await ServiceNetwork.before(emulators, servicePorts)
    return new RealSite(await Site.starts(builds.first), service, emulators, builds, firestore)
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

  /** kill -9 of the service in the middle of whatever it does; it comes back after a while, and has what was committed. */
  async killsService(awayMs: number): Promise<void> {
    if (this.firestore === undefined) return
    // Nobody hears of what arrives between the last look at what it has and its end.
    await this.service.firestore.goesAway()
    this.#isBack = this.firestore.dies(() => wait(awayMs))
    await this.#isBack
    await this.service.firestore.comesBack()
  }

  async ends(): Promise<void> {
    await this.site.goesAway()
    await this.service.goesAway()
    await this.emulators.stop()
    await this.firestore?.kill()
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
