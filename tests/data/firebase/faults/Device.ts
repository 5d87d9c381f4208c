import type { Locks } from '../../../../src/platform/locks'
import type { LessonId } from '../../../../src/core/progress/ids'
import { openLearnerStore } from '../../../../src/data/store/openLearnerStore'
import { TurnableClock } from '../../../fakes/TurnableClock'
import { MemoryLocks } from '../../replication/oneDevice'
import type { Account } from '../../../network/Account'
import { Disk } from './Disk'
import type { Emulators } from '../../../network/Emulators'
import { ServiceNetwork } from '../../../network/ServiceNetwork'
import { Page } from './Page'
import { ServiceCode } from './ServiceCode'

export interface DeviceParts {
  readonly emulators: Emulators
  readonly account: Account
  readonly onSaved: (lesson: LessonId) => void
}

export interface PageOptions {
  readonly locks?: Locks
  /** For a learner switch: the page stays, with the service's code that it has loaded. */
  readonly service?: ServiceCode
  readonly account?: Account
}

/** One browser of a learner, with its own disk, clock and network, and any number of pages. */
export class Device {
  readonly disk = new Disk()
  readonly clock = new TurnableClock('2026-03-02T09:00:00')
  pages: readonly Page[] = []
  #locks = new MemoryLocks()

  private constructor(
    readonly network: ServiceNetwork,
    readonly parts: DeviceParts,
  ) {}

  static async isSwitchedOn(parts: DeviceParts): Promise<Device> {
    const device = new Device(await ServiceNetwork.before(parts.emulators), parts)
    await device.opensPage()
    return device
  }

  /** Signed in. */
  async opensPage({ account = this.parts.account, locks = this.#locks, service }: PageOptions = {}): Promise<Page> {
    const store = await openLearnerStore({
      learnerId: account.id,
      clock: this.clock,
      // Certificates have their own tests.
      syllabus: () => undefined,
      makeDatabase: (id) => this.disk.database(id),
    })
    const { emulators, onSaved } = this.parts
    const loaded = service ?? new ServiceCode(this.network, emulators.projectId)
    const page = new Page({ account, store, service: loaded, locks, onSaved })
    await page.signsIn()
    this.pages = [...this.pages, page]
    return page
  }

  /** The page in front. */
  get page(): Page {
    const page = this.pages.at(-1)
    if (page === undefined) throw new Error('No page is open.')
    return page
  }

  /** Kills all pages without notice. Running work continues without an owner, and locks are never released. */
  isKilled(): void {
    this.pages = []
    this.#locks = new MemoryLocks()
  }

  async isSwitchedOff(): Promise<void> {
    await this.network.goesAway()
    for (const page of this.pages) await page.closes()
  }
}
