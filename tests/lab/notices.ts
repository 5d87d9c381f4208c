/**
 * Who hears of a write. Dexie tells every database of the process at once; here only the pages of one device hear of it: the
 * page that wrote at once, its other pages in turns of their own, as messages between tabs arrive. So a page that sleeps hears of
 * it when it wakes up, and a dead one never.
 */
import { Dexie } from 'dexie'
import { currentLane, schedule } from './Schedule'

type Listener = (parts: never) => void

const events = Dexie.on.storagemutated as unknown as {
  subscribe(listener: Listener): void
  unsubscribe(listener: Listener): void
}
const original = { subscribe: events.subscribe, unsubscribe: events.unsubscribe }
const ours = new WeakMap<Listener, Listener>()
/** Of a page, by its lane. */
const devices = new Map<number, object>()

export function belongsTo(lane: number, device: object): void {
  devices.set(lane, device)
}

export function forgetDevices(): void {
  devices.clear()
}

events.subscribe = (listener) => {
  const home = currentLane()
  const mine: Listener = (parts) => {
    const from = currentLane()
    if (from === home) listener(parts)
    else if (devices.get(from) === devices.get(home)) schedule().addTo(home, () => listener(parts))
  }
  ours.set(listener, mine)
  original.subscribe(mine)
}

events.unsubscribe = (listener) => original.unsubscribe(ours.get(listener) ?? listener)
