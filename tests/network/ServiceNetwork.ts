import { MisbehavingProxy } from './MisbehavingProxy'
import type { ProxiedRequest } from './ProxiedRequest'
import type { ProxyFault } from './ProxyFault'
import type { Emulators } from './Emulators'

/** Where to listen; any free port unless told. */
interface Ports {
  readonly auth: number
  readonly firestore: number
}

/** What lies between one device and the service: both halves of it. */
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

  /** On the ports that it had. */
  async comesBack(): Promise<void> {
    for (const proxy of [this.auth, this.firestore]) await proxy.comesBack()
  }
}
