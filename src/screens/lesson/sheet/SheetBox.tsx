import { useMemo } from 'react'
import { sheetWords as words } from '#words/sheets'
import { parseSheet, type LessonSheet } from '../../../core/curriculum/parseSheet'
import { Icon } from '../../../ui/Icon'
import { Button } from '../../../ui/Button'
import { Skeleton } from '../../../ui/Skeleton'
import type { KnownEntry, Remembered } from '../../../session/sheets'
import { sheetId } from '../../../words/paths'
import { Text } from '../../../ui/Text'
import { SheetActions } from './SheetActions'
import styles from './SheetBox.module.css'
import { SheetParts } from './SheetParts'
import { isFailure, type OpenSheet, type SheetPlace, useKeptSheet, useSheet } from './useSheet'

interface SheetBoxProps extends SheetPlace {
  /** The worksheet as the lesson file has it, not validated yet. */
  readonly sheet: unknown
}

/** The worksheet of a lesson, which the learner can fill in, save, print and share. */
export function SheetBox({ sheet: raw, moduleId, lessonId }: SheetBoxProps) {
  const parsed = useMemo(() => parseSheet(raw), [raw])
  if (parsed.kind === 'invalid') {
    return (
      <section className={styles.box}>
        <h2>{words.unreadableTitle}</h2>
        <Text width={36} after={3} tone="quiet" size="small">
          {words.unreadable}
        </Text>
      </section>
    )
  }
  return <KeptSheet sheet={parsed.value} place={{ moduleId, lessonId }} />
}

interface KeptSheetProps {
  readonly sheet: LessonSheet
  readonly place: SheetPlace
}

function KeptSheet({ sheet, place }: KeptSheetProps) {
  const known = useKeptSheet(sheet.id)
  return (
    <section className={styles.box} aria-labelledby={sheetId}>
      <h2 id={sheetId} ref={toHeading} tabIndex={-1}>
        {words.title(sheet.title)}
      </h2>
      <Text width={36} after={3} tone="quiet" size="small">{`${sheet.intro} ${words.where}`}</Text>
      {known === undefined ? (
        <Skeleton label={words.loading} rows={4} />
      ) : (
        <FilledIn sheet={sheet} place={place} {...known} />
      )}
    </section>
  )
}

/**
 * Scrolls to the worksheet if the address points to it. The browser can't do this, because the worksheet is rendered
 * too late.
 */
function toHeading(heading: HTMLElement | null): void {
  if (window.location.hash !== `#${sheetId}`) return
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

interface FilledInProps extends KeptSheetProps {
  readonly kept: ReadonlyMap<string, KnownEntry>
  readonly remembered: Remembered
}

function FilledIn({ sheet, place, kept, remembered }: FilledInProps) {
  const open = useSheet(sheet, place, kept, remembered)
  return (
    <>
      <SheetParts sheet={sheet} form={open.form} />
      <SheetStatus open={open} />
      <SheetActions sheet={sheet} open={open} />
    </>
  )
}

function SheetStatus({ open: { status, savedAt, saveNow } }: { readonly open: OpenSheet }) {
  const isFailed = isFailure(status)
  const isSaved = status === 'saved' && savedAt !== undefined
  return (
    <>
      {/* The element is always in the page, because screen readers ignore a live region that appears with its text. */}
      <p className={isFailed ? styles.failure : isSaved ? styles.saved : styles.status} role="status">
        {isFailed ? <Icon name="warning" size="small" /> : null}
        {isSaved ? <Icon name="check" size="small" /> : null}
        <span>
          {isFailed ? words.notSaved[status] : isSaved ? words.saved(savedAt) : status === 'there' ? '' : words.saving}
        </span>
      </p>
      {isFailed ? (
        <Button variant="line" size="compact" onClick={saveNow}>
          {words.again}
        </Button>
      ) : null}
    </>
  )
}
