/**
 * Decides which pages are notified of a write. Dexie notifies every database of the process immediately, but here only the
 * pages of one device are notified. The page that wrote is notified immediately, its other pages in turns of their own, as
 * messages between tabs arrive. So a sleeping page is notified when it wakes up, and a dead one never.
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
/** The device of a page, by its lane. */
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
