import type { Clock } from '../../platform/clock'
import { createStore } from '../../platform/createStore'
import { type DeviceDatabase, CLASS_CARD } from '../../data/store/deviceDatabase'
import { unlessStorageFails } from '../../data/store/storeHealth'
import type { KeptCard } from '../ports/KeptCard'

const HOUR_MS = 3_600_000
/** Deletes the card after this many reads, in case the clock is stopped or jumps back and its hour never ends. */
const MOST_LOOKS = 30

interface CardNote {
  readonly text: string
  /** Unix time in ms. */
  readonly at: number
  readonly looks: number
}

export function createKeptCard(device: DeviceDatabase, clock: Clock): KeptCard {
  const card = createStore<string | null | undefined>(undefined)
  let forgetting: ReturnType<typeof setTimeout> | undefined
  const drop = async (): Promise<void> => {
    clearTimeout(forgetting)
    card.set(null)
    await unlessStorageFails(() => device.run(({ settings }) => settings.delete(CLASS_CARD)), undefined)
  }
  /** Deletes the card after this time, even if the page stays open. */
  const keepFor = (ms: number): void => {
    clearTimeout(forgetting)
    forgetting = setTimeout(() => void drop(), ms)
  }
  const write = (note: CardNote): Promise<unknown> =>
    unlessStorageFails(
      () => device.run(({ settings }) => settings.put({ key: CLASS_CARD, value: JSON.stringify(note) })),
      undefined,
    )
  return {
    subscribe: card.subscribe,
    getSnapshot: card.getSnapshot,
    load: async () => {
      if (card.getSnapshot() !== undefined) return
      const row = await unlessStorageFails(() => device.run(({ settings }) => settings.get(CLASS_CARD)), undefined)
      // Another card may have arrived in the meantime.
      if (card.getSnapshot() !== undefined) return
      if (row === undefined) {
        card.set(null)
        return
      }
      const note = parseNote(row.value)
      const age = clock.now().getTime() - (note?.at ?? 0)
      // Also deletes a card dated in the future, because it means that the clock was changed.
      if (note === undefined || !(age >= 0 && age < HOUR_MS) || note.looks >= MOST_LOOKS) {
        await drop()
        return
      }
      card.set(note.text)
      keepFor(HOUR_MS - age)
      await write({ ...note, looks: note.looks + 1 })
    },
    keep: async (text) => {
      card.set(text)
      keepFor(HOUR_MS)
      await write({ text, at: clock.now().getTime(), looks: 0 })
    },
    drop,
  }
}

function parseNote(value: string): CardNote | undefined {
  try {
    const { text, at, looks } = JSON.parse(value) as Readonly<Record<string, unknown>>
    const isNote = typeof text === 'string' && typeof at === 'number' && typeof looks === 'number'
    return isNote ? { text, at, looks } : undefined
  } catch {
    return undefined
  }
}
