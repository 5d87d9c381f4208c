import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { inject, vi } from 'vitest'
import { type Account, newAccount } from '../network/Account'
import type { Emulators } from '../network/Emulators'
import { ServiceNetwork } from '../network/ServiceNetwork'
import { findFirestoreEmulator, isAuthEmulatorHere } from '../../tools/setup/findEmulators.mjs'
import { buildSite } from '../build/buildSite'
import { servicePorts } from './freePort'
import type { Started } from './shareEmulators'
import { Site } from './Site'

/** The limit only ends a process that hangs. */
const START_MS = 240_000

/** CI leaves nothing out. Another machine may have no emulators, and `npm run check firebase` says how to get them. */
export const isFirebaseMissing =
  process.env['CI'] !== 'true' && (!isAuthEmulatorHere() || findFirestoreEmulator() === undefined)

/** Returns the emulators of the whole run, when they answer. */
async function emulatorsOfTheRun(): Promise<Emulators> {
  const file = inject('emulatorsFile')
  await vi.waitUntil(() => existsSync(file), { timeout: START_MS, interval: 100 })
  const started = JSON.parse(readFileSync(file, 'utf8')) as Started
  if ('failed' in started) throw new Error(started.failed)
  return started
}

/** Builds the site for this network. Each worker builds it once a run, because its ports stay the same. */
async function builtFor(projectId: string, service: ServiceNetwork): Promise<string> {
  const dist = join(inject('builds'), `firebase-${servicePorts.auth}`)
  if (existsSync(dist)) return dist
  const built = await buildSite('https://ledger.example.org', {
    VITE_FIREBASE_API_KEY: 'any',
    VITE_FIREBASE_AUTH_DOMAIN: 'ledger.example.org',
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    VITE_FIREBASE_AUTH_EMULATOR: service.auth.address,
    VITE_FIREBASE_FIRESTORE_EMULATOR: service.firestore.address,
    // A build inside a test run would leave the project out.
    VITEST: undefined,
  })
  if (built.status !== 0) throw new Error(`The site could not be built: ${built.said}`)
  renameSync(built.dist, dist)
  return dist
}

/** The site with a Firebase project on this machine, and a network between them that fails on command. */
export class FirebaseSite {
  private constructor(
    readonly site: Site,
    readonly service: ServiceNetwork,
    private readonly emulators: Emulators,
  ) {}

  static async starts(): Promise<FirebaseSite> {
    const emulators = await emulatorsOfTheRun()
    const service = await ServiceNetwork.before(emulators, servicePorts)
    const dist = await builtFor(emulators.projectId, service)
    return new FirebaseSite(await Site.starts(dist), service, emulators)
  }

  get origin(): string {
    return this.site.origin
  }

  async ends(): Promise<void> {
    await this.site.goesAway()
    await this.service.goesAway()
  }

  newAccount(displayName?: string): Promise<Account> {
    return newAccount(this.emulators, displayName)
  }

  /** Returns the lessons that the service lists as complete, read past all rules and the network. */
  async completedAtService({ id }: Pick<Account, 'id'>): Promise<readonly string[]> {
    const fields = await this.fieldsAtService(id)
    const values = fields?.completedConcepts?.arrayValue?.values ?? []
    return values.flatMap(({ stringValue }) => (stringValue === undefined ? [] : [stringValue])).toSorted()
  }

  /** Returns the service's fields of an account, read past all rules and the network. */
  async fieldsAtService(id: Account['id']): Promise<UserDocument['fields']> {
    const { firestore, projectId } = this.emulators
    const answer = await fetch(
      `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents/users/${id}`,
      { headers: { authorization: 'Bearer owner' } },
    )
    return answer.status === 404 ? undefined : ((await answer.json()) as UserDocument).fields
  }
}

/** The document as the REST interface writes it. */
interface UserDocument {
  readonly fields?: {
    readonly completedConcepts?: {
      readonly arrayValue?: { readonly values?: readonly { readonly stringValue?: string }[] }
    }
  }
}
