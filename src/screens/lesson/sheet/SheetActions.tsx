import { useEffect, useRef, useState } from 'react'
import { shortDate } from '#words/ledgerFormat'
import { sheetWords as words } from '#words/sheets'
import { readMark } from '../../../core/curriculum/languageMark'
import type { LessonSheet } from '../../../core/curriculum/parseSheet'
import { copyText } from '../../../platform/window/copyText'
import { printAlone } from '../../../platform/window/printAlone'
import { shareText } from '../../../platform/window/shareText'
import { site } from '../../../site'
import type { SheetEntry } from '../../../data/store/fillSheet'
import { Button, ButtonRow } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { SteadyButton } from '../../../ui/SteadyButton'
import { textLinkClass } from '../../../ui/textLinkClass'
import { useToday } from '../../../session/useToday'
import { PrintedSheet } from './PrintedSheet'
import paper from './PrintedSheet.module.css'
import styles from './SheetBox.module.css'
import { sheetText } from './sheetText'
import type { OpenSheet } from './useSheet'

interface SheetActionsProps {
  readonly sheet: LessonSheet
  readonly open: OpenSheet
}

/** The actions for a worksheet: print, share, start again. */
export function SheetActions({ sheet, open }: SheetActionsProps) {
  const { form, isEmpty } = open
  const today = useToday()
  const [printed, setPrinted] = useState(0)
  const drawn = useRef<HTMLDivElement>(null)
  const { told, byHand, share } = useSharing(sheet, open)
  const emptied = useEmptied(open)

  // The printed copy is rendered only when printing is requested, with the entries as they are at that time.
  useEffect(() => {
    if (printed > 0 && drawn.current !== null) printAlone(drawn.current, paper.page)
  }, [printed])
  return (
    <>
      <ButtonRow>
        <Button variant="line" size="compact" aria-label={words.printSheet} onClick={() => setPrinted(printed + 1)}>
          <Icon name="print" size="small" />
          {words.print}
        </Button>
        <Button variant="line" size="compact" aria-label={words.shareSheet} onClick={() => void share()}>
          <Icon name="share" size="small" />
          {words.share}
        </Button>
        {emptied.canUndo ? (
          <SteadyButton
            meaning="undo"
            variant="line"
            size="compact"
            aria-label={words.undoClearing}
            onPress={emptied.undo}
          >
            <Icon name="undo" size="small" />
            {words.undo}
          </SteadyButton>
        ) : isEmpty ? null : (
          <button type="button" className={textLinkClass} onClick={emptied.empty}>
            {words.startAgain}
          </button>
        )}
      </ButtonRow>
      <p className={styles.status} role="status">
        {emptied.canUndo ? words.emptied : told === undefined ? '' : words[told]}
      </p>
      {byHand === undefined ? null : (
        <label className={styles.byHand}>
          {words.byHand}
          <textarea readOnly rows={6} value={byHand} onFocus={(event) => event.target.select()} />
        </label>
      )}
      {printed > 0 ? (
        <div className={paper.hidden}>
          <div ref={drawn}>
            <PrintedSheet sheet={sheet} form={form} foot={words.printed(site.name, shortDate(today))} />
          </div>
        </div>
      ) : null}
    </>
  )
}

function useSharing(sheet: LessonSheet, { form }: OpenSheet) {
  const [told, setTold] = useState<'shared' | 'copied' | undefined>(undefined)
  const [byHand, setByHand] = useState<string | undefined>(undefined)
  const share = async (): Promise<void> => {
    setTold(undefined)
    setByHand(undefined)
    const { text } = readMark(sheetText(sheet, form.textOf))
    const shared = await shareText(readMark(sheet.title).text, text)
    if (shared === 'shared') setTold('shared')
    else if (shared === 'none') {
      if (await copyText(text)) setTold('copied')
      else setByHand(text)
    }
  }
  return { told, byHand, share }
}

/** *Start again*, which can be undone until something is written. */
function useEmptied({ entries, writeAll }: OpenSheet) {
  const [before, setBefore] = useState<ReadonlyMap<string, SheetEntry> | undefined>(undefined)
  const isStillEmpty = [...entries.values()].every(({ text }) => text === '')
  return {
    canUndo: before !== undefined && isStillEmpty,
    empty: () => {
      setBefore(entries)
      writeAll(new Map([...entries].map(([name, { as }]) => [name, { text: '', ...(as !== undefined && { as }) }])))
    },
    undo: () => {
      if (before !== undefined) writeAll(before)
      setBefore(undefined)
    },
  }
}
