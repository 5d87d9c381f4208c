/**
 * The pause in typing before a save, in milliseconds. It is short, because the database is closed when the learner
 * leaves the page. Unsaved text can't be saved until the page is open again.
 */
const SETTLE_MS = 400

interface SettlingParts {
  readonly isUnsaved: () => boolean
  /** Saves until all text is saved or a save fails. Never runs twice at once. */
  readonly saveAll: () => Promise<void>
}

export interface Settling {
  /** Saves after a pause in typing. */
  readonly later: () => void
  /** Saves immediately. Resolves when that save has ended. */
  readonly now: () => Promise<void>
  readonly isSaving: () => boolean
}

/** Decides when typed text is saved: after a pause in typing, with one save at a time. */
export function saveWhenSettled({ isUnsaved, saveAll }: SettlingParts): Settling {
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | undefined

  function now(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (!isUnsaved()) return saving ?? Promise.resolve()
    saving ??= saveAll().finally(() => {
      saving = undefined
    })
    return saving
  }

  return {
    later: () => {
      clearTimeout(timer)
      timer = setTimeout(() => void now(), SETTLE_MS)
    },
    now,
    isSaving: () => saving !== undefined,
  }
}
