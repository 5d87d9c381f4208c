import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { readMark } from '../../../core/curriculum/languageMark'
import type { LessonSheet } from '../../../core/curriculum/parseSheet'
import { leftSheets } from '../../../platform/window/leftNotes'
import { instantOf } from '../../../core/progress/calendar'
import { fillSheet, type SheetEntry } from '../../../data/store/fillSheet'
import { markInProgress } from '../../../session/inProgress'
import { type KnownEntry, type Remembered, rememberedOf, sheetsOf } from '../../../session/sheets'
import { useSession } from '../../../session/SessionContext'
import { useRead } from '../../../session/useRead'
import { rememberedFields } from './sheetFields'
import { createSheetKeeper, type SheetKeeper, type SheetState } from './sheetKeeper'
import { readLeft, writeLeft } from './sheetLeft'
import { periodTexts, type TextOf } from './sheetNumbers'

/** A worksheet as its parts use it. */
export interface SheetForm {
  readonly textOf: TextOf
  /** The text as it was typed. In `textOf`, numbers have a period before decimals. */
  readonly typedOf: TextOf
  /** Returns the title of the worksheet that a number comes from, if any. */
  readonly sourceOf: (name: string) => string | undefined
  readonly write: (name: string, text: string) => void
  /** Called when the learner leaves a field. The field's text is saved immediately. */
  readonly leave: () => void
}

export interface OpenSheet {
  readonly form: SheetForm
  readonly status: SheetState['status']
  readonly savedAt: Date | undefined
  readonly isEmpty: boolean
  readonly saveNow: () => void
  readonly writeAll: (entries: ReadonlyMap<string, SheetEntry>) => void
  readonly entries: ReadonlyMap<string, SheetEntry>
}

/**
 * Text that could not be saved, by learner and worksheet, while this page is open. It is shown again when the learner
 * returns.
 */
const unsavedSheets = new Map<string, ReadonlyMap<string, SheetEntry>>()

/**
 * Text saved for the next page, or left by the previous page, by the same key. After a text is saved, only that text is
 * removed.
 */
const leftTexts = new Map<string, string>()

/** The lesson that a worksheet belongs to. */
export interface SheetPlace {
  readonly moduleId: string
  readonly lessonId: string
}

/** Returns the saved worksheet and the numbers that other worksheets offer, or undefined until they have been read. */
export function useKeptSheet(id: string) {
  const items = useRead(useSession().reads.sheets)
  return useMemo(() => {
    if (items === undefined) return undefined
    const sheets = sheetsOf(items)
    const kept: ReadonlyMap<string, KnownEntry> = sheets.find((one) => one.id === id)?.entries ?? new Map()
    return { kept, remembered: rememberedOf(sheets.filter((one) => one.id !== id)) }
  }, [items, id])
}

export function useSheet(
  sheet: LessonSheet,
  place: SheetPlace,
  kept: ReadonlyMap<string, KnownEntry>,
  remembered: Remembered,
): OpenSheet {
  const keeper = useKeeper(sheet, place, kept)
  const { entries, status, savedAt } = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot, keeper.getSnapshot)

  // A field that was never edited shows the number known from another worksheet. A field that was cleared stays empty.
  const names = useMemo(() => new Map(rememberedFields(sheet).map(({ name, as }) => [name, as])), [sheet])
  const offered = useMemo(() => {
    const offers = new Map<string, SheetEntry>()
    for (const [name, as] of names) {
      const known = remembered.get(as)
      if (known !== undefined && !entries.has(name)) offers.set(name, { text: known.text, as, from: known.title })
    }
    return offers
  }, [names, remembered, entries])

  const typedOf: TextOf = (name) => (entries.get(name) ?? offered.get(name))?.text ?? ''
  const form: SheetForm = {
    textOf: periodTexts(sheet.parts, typedOf),
    typedOf,
    sourceOf: (name) => (entries.get(name) ?? offered.get(name))?.from,
    write(name, text) {
      const as = names.get(name)
      // The first edit makes the offered numbers part of the worksheet.
      keeper.write(new Map([...offered, [name, { text, ...(as !== undefined && { as }) }]]))
    },
    leave: () => void keeper.saveNow(),
  }
  return {
    form,
    status,
    savedAt,
    isEmpty: [...entries.values()].every(({ text }) => text === ''),
    saveNow: form.leave,
    writeAll: (all) => {
      keeper.write(all)
      void keeper.saveNow()
    },
    entries,
  }
}

function useKeeper(sheet: LessonSheet, place: SheetPlace, kept: ReadonlyMap<string, KnownEntry>): SheetKeeper {
  const { store, learner, clock } = useSession()
  const { moduleId, lessonId } = place
  const { id } = sheet
  const title = readMark(sheet.title).text
  const key = `${learner.id}/${id}`
  const [keeper] = useState(() => {
    const left = leftSheets.read(learner.id).get(id)
    if (left !== undefined) leftTexts.set(key, left.text)
    return createSheetKeeper({
      save: (entries) => fillSheet(store.kept, id, { moduleId, lessonId, title, at: instantOf(clock.now()) }, entries),
      kept,
      waiting: new Map([...readLeft(left, kept), ...(unsavedSheets.get(key) ?? [])]),
      now: () => clock.now(),
    })
  })
  useEffect(() => {
    const settle = async (): Promise<void> => {
      await keeper.saveNow()
      const waiting = keeper.unsaved()
      if (waiting.size > 0) unsavedSheets.set(key, new Map([...waiting].map(([name, { entry }]) => [name, entry])))
      else {
        unsavedSheets.delete(key)
        const left = leftTexts.get(key)
        if (left !== undefined) leftSheets.drop(learner.id, id, left)
      }
    }
    const leavePage = (): void => {
      // The page may have closed before its database responds.
      const waiting = keeper.unsaved()
      if (waiting.size > 0) {
        const note = writeLeft(waiting)
        leftSheets.leave(learner.id, id, note)
        leftTexts.set(key, note.text)
      }
      void settle()
    }
    const holdOn = (event: BeforeUnloadEvent): void => {
      if (isFailure(keeper.getSnapshot().status)) event.preventDefault()
      leavePage()
    }
    // Text left by an earlier page is saved before anything is typed.
    void settle()
    window.addEventListener('pagehide', leavePage)
    document.addEventListener('visibilitychange', leavePage)
    window.addEventListener('beforeunload', holdOn)
    return () => {
      window.removeEventListener('pagehide', leavePage)
      document.removeEventListener('visibilitychange', leavePage)
      window.removeEventListener('beforeunload', holdOn)
      void settle()
    }
  }, [keeper, key, learner.id, id])
  useEffect(() => keeper.take(kept), [keeper, kept])
  const { status } = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot, keeper.getSnapshot)
  const hasFailed = isFailure(status)
  // A lock or an update would leave the page and lose the unsaved text, so the page is marked as in use.
  useEffect(() => (hasFailed ? markInProgress('sheet') : undefined), [hasFailed])
  return keeper
}

export function isFailure(
  status: SheetState['status'],
): status is Exclude<SheetState['status'], 'there' | 'unsaved' | 'saving' | 'saved'> {
  return !['there', 'unsaved', 'saving', 'saved'].includes(status)
}
