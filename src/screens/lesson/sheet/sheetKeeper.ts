import { createStore } from '../../../platform/createStore'
import type { FillOutcome, SheetEntry } from '../../../data/store/fillSheet'
import type { KnownEntry } from '../../../session/sheets'

export type SaveReason = Extract<FillOutcome, { kind: 'failed' }>['reason']

export interface SheetState {
  /** What stands in the fields, typed or kept. */
  readonly entries: ReadonlyMap<string, SheetEntry>
  /** `saved` is said after its transaction only; `there`: as it was when the sheet was opened. */
  readonly status: 'there' | 'unsaved' | 'saving' | 'saved' | SaveReason
  /** When it was last saved here. */
  readonly savedAt: Date | undefined
}

/** What was typed and is not known to be saved, and what stood there before. */
export interface UnsavedField {
  readonly entry: SheetEntry
  readonly over: string
}

/** A sheet while it is filled in. */
export interface SheetKeeper {
  readonly getSnapshot: () => SheetState
  readonly subscribe: (listener: () => void) => () => void
  readonly write: (entries: ReadonlyMap<string, SheetEntry>) => void
  /** Saves what is not saved now instead of soon. */
  readonly saveNow: () => Promise<void>
  readonly unsaved: () => ReadonlyMap<string, UnsavedField>
  /** What is kept on the device, which another tab may have changed: it shows in every field where nothing waits here. */
  readonly take: (kept: ReadonlyMap<string, KnownEntry>) => void
}

interface KeeperParts {
  readonly save: (entries: ReadonlyMap<string, SheetEntry>) => Promise<FillOutcome>
  readonly kept: ReadonlyMap<string, KnownEntry>
  /** What was typed at an earlier visit and could not be saved then. */
  readonly waiting?: ReadonlyMap<string, SheetEntry>
  readonly now: () => Date
}

/** As long as a note waits for the next letter: a page that is left lets its database go. */
const SETTLE_MS = 400

/** Saves one write after the other, of the fields that were written and no others. What could not be saved stays as it was typed. */
export function createSheetKeeper({ save, kept: first, waiting = new Map(), now }: KeeperParts): SheetKeeper {
  const kept = new Map<string, KnownEntry>(first)
  const typed = new Map<string, SheetEntry>(waiting)
  const state = createStore<SheetState>({
    entries: new Map([...first, ...waiting]),
    status: waiting.size > 0 ? 'unsaved' : 'there',
    savedAt: undefined,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | undefined

  function show(change: Partial<SheetState>): void {
    state.set({ ...state.getSnapshot(), ...change, entries: new Map([...kept, ...typed]) })
  }

  async function saveAll(): Promise<void> {
    while (typed.size > 0) {
      const batch = new Map(typed)
      show({ status: 'saving' })
      // Each waits for the one before: the last that was typed is the last that is written.
      const outcome = await save(batch)
      if (outcome.kind === 'failed') {
        show({ status: outcome.reason })
        return
      }
      for (const [field, entry] of batch) {
        kept.set(field, { ...entry, turn: outcome.turn })
        if (typed.get(field) === entry) typed.delete(field)
      }
    }
    show({ status: 'saved', savedAt: now() })
  }

  function saveNow(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (typed.size === 0) return saving ?? Promise.resolve()
    saving ??= saveAll().finally(() => {
      saving = undefined
    })
    return saving
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    write(entries) {
      for (const [field, entry] of entries) typed.set(field, entry)
      show({ status: 'unsaved' })
      clearTimeout(timer)
      timer = setTimeout(() => void saveNow(), SETTLE_MS)
    },
    saveNow,
    unsaved: () =>
      new Map([...typed].map(([field, entry]) => [field, { entry, over: kept.get(field)?.text ?? '' }] as const)),
    take(brought) {
      let isNew = false
      for (const [field, entry] of brought) {
        const there = kept.get(field)
        // A read that set out before the last write comes late.
        if (there !== undefined && there.turn >= entry.turn) continue
        kept.set(field, entry)
        isNew = true
      }
      if (isNew) show({})
    },
  }
}
