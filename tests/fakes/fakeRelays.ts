import type { ClassRelays, HandInOutcome } from '../../src/classroom/ports/ClassRelays'
import type { Reach } from '../../src/classroom/ports/Relay'
import { openBookRelays } from '../../src/classroom/services/openBookRelays'
import { MemoryRelay, MemoryRelayStore } from './MemoryRelay'

export const ROOM = 'http://prairie-ledger.local:8484'

/** The relays of a build as a test sets them. Every address on a class card leads to the same store. */
export class FakeRelays implements ClassRelays {
  addresses: readonly string[] = [ROOM]
  hasFirestore = false
  way: Reach = 'free'
  outcome: HandInOutcome = 'done'
  readonly there = new MemoryRelayStore()
  readonly relay = new MemoryRelay(this.there)
  readonly pins: string[] = []
  taps = 0

  reach: ClassRelays['reach'] = ({ address }) =>
    Promise.resolve(address === '' || this.addresses.includes(address) ? this.way : 'unknown')

  of: ClassRelays['of'] = async ({ card: { relays } }, _learner, isTapped) => {
    const isAsked = this.way === 'free' || (this.way === 'ask' && isTapped)
    return relays.map((named) => ({ named, way: this.way, relay: isAsked ? this.relay : undefined }))
  }

  ofBook: ClassRelays['ofBook'] = async (book, learner) =>
    openBookRelays({ book, learner, of: (...asked) => this.of(...asked) })

  make: ClassRelays['make'] = (_card, { name, address, pin }) => {
    this.pins.push(pin)
    return Promise.resolve({ named: { name, address, user: 'u', password: 'p' }, relay: this.relay })
  }

  handIn: ClassRelays['handIn'] = ({ isTapped }) => {
    if (isTapped) this.taps += 1
    return Promise.resolve(this.outcome)
  }
}
