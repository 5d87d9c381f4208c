import { MisbehavingProxy } from './MisbehavingProxy'
import type { ProxiedRequest } from './ProxiedRequest'
import type { ProxyFault } from './ProxyFault'
import type { Emulators } from './Emulators'

/** The ports to listen on, by default any free ones. */
interface Ports {
  readonly auth: number
  readonly firestore: number
}

/** The network between one device and both halves of the service. */
export class ServiceNetwork {
  private constructor(
    readonly auth: MisbehavingProxy,
    readonly firestore: MisbehavingProxy,
  ) {}

  static async before(emulators: Emulators, ports?: Ports): Promise<ServiceNetwork> {
    return new ServiceNetwork(
      await MisbehavingProxy.before(emulators.auth, ports?.auth),
      await MisbehavingProxy.before(emulators.firestore, ports?.firestore),
    )
  }

  misbehaves(fault: ProxyFault, which: (request: ProxiedRequest) => boolean, times?: number): void {
    for (const proxy of [this.auth, this.firestore]) proxy.misbehaves(fault, which, times)
  }

  behaves(): void {
    for (const proxy of [this.auth, this.firestore]) proxy.behaves()
  }

  async goesAway(): Promise<void> {
    for (const proxy of [this.auth, this.firestore]) await proxy.goesAway()
  }

  /** Listens on the same ports as before. */
  async comesBack(): Promise<void> {
    for (const proxy of [this.auth, this.firestore]) await proxy.comesBack()
  }
}
