import { createStore } from '../../../platform/createStore'
import type { FillOutcome, SheetEntry } from '../../../data/store/fillSheet'
import type { KnownEntry } from '../../../session/sheets'
import { saveWhenSettled } from '../saveWhenSettled'

export type SaveReason = Extract<FillOutcome, { kind: 'failed' }>['reason']

export interface SheetState {
  /** The current text of the fields, typed or saved. */
  readonly entries: ReadonlyMap<string, SheetEntry>
  /**
   * `saved` is reported only after the transaction is complete. `there` means unchanged since the worksheet was opened.
   */
  readonly status: 'there' | 'unsaved' | 'saving' | 'saved' | SaveReason
  /** The time of the last save in this window. */
  readonly savedAt: Date | undefined
}

/** Typed text that may not be saved yet, and the text before it. */
export interface UnsavedField {
  readonly entry: SheetEntry
  readonly over: string
}

/** Saves a worksheet while it is filled in. */
export interface SheetKeeper {
  readonly getSnapshot: () => SheetState
  readonly subscribe: (listener: () => void) => () => void
  readonly write: (entries: ReadonlyMap<string, SheetEntry>) => void
  /** Saves unsaved fields immediately, without waiting for a pause. */
  readonly saveNow: () => Promise<void>
  readonly unsaved: () => ReadonlyMap<string, UnsavedField>
  /**
   * Receives the saved texts, which another tab may have changed. Every field without unsaved text shows its saved
   * text.
   */
  readonly take: (kept: ReadonlyMap<string, KnownEntry>) => void
}

interface KeeperParts {
  readonly save: (entries: ReadonlyMap<string, SheetEntry>) => Promise<FillOutcome>
  readonly kept: ReadonlyMap<string, KnownEntry>
  /** Text that could not be saved at an earlier visit. */
  readonly waiting?: ReadonlyMap<string, SheetEntry>
  readonly now: () => Date
}

/** Saves only the changed fields, with one write at a time. Text that could not be saved remains as it was typed. */
export function createSheetKeeper({ save, kept: first, waiting = new Map(), now }: KeeperParts): SheetKeeper {
  const kept = new Map<string, KnownEntry>(first)
  const typed = new Map<string, SheetEntry>(waiting)
  const state = createStore<SheetState>({
    entries: new Map([...first, ...waiting]),
    status: waiting.size > 0 ? 'unsaved' : 'there',
    savedAt: undefined,
  })
  const settling = saveWhenSettled({ isUnsaved: () => typed.size > 0, saveAll })

  function show(change: Partial<SheetState>): void {
    state.set({ ...state.getSnapshot(), ...change, entries: new Map([...kept, ...typed]) })
  }

  async function saveAll(): Promise<void> {
    while (typed.size > 0) {
      const batch = new Map(typed)
      show({ status: 'saving' })
      // Each write waits for the previous one, so that the latest text is written last.
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

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    write(entries) {
      for (const [field, entry] of entries) typed.set(field, entry)
      show({ status: 'unsaved' })
      settling.later()
    },
    saveNow: settling.now,
    unsaved: () =>
      new Map([...typed].map(([field, entry]) => [field, { entry, over: kept.get(field)?.text ?? '' }] as const)),
    take(brought) {
      let isNew = false
      for (const [field, entry] of brought) {
        const there = kept.get(field)
        // This entry was read before the last write, so it is out of date.
        if (there !== undefined && there.turn >= entry.turn) continue
        kept.set(field, entry)
        isNew = true
      }
      if (isNew) show({})
    },
  }
}
