import { Link } from 'react-router-dom'
import { classBookWords as words } from '#words/classBook'
import { longDay } from '#words/ledgerFormat'
import { giveFile } from '../../../platform/window/giveFile'
import { localDateOf } from '../../../core/progress/calendar'
import { Button, ButtonRow } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Stack } from '../../../ui/Stack'
import { textLinkClass } from '../../../ui/textLinkClass'
import { useAction } from '../../../ui/useAction'
import { classPath } from '../../../words/links'
import type { ClassPageProps } from './classView'
import { safeFileName } from './safeFileName'
import styles from './TakeAlong.module.css'

interface TakeAlongProps extends ClassPageProps {
  /** The name of the page, which becomes part of the file name. */
  readonly name: string
  readonly csv: () => string
  /** Leaves out the link to the outcomes, on their own page. */
  readonly isOutcomes?: boolean
}

/** Prints the page or saves it as CSV, with the same data as the screen. */
export function TakeAlong({ view, name, csv, isOutcomes = false }: TakeAlongProps) {
  const { book, now, isMadeUp, to } = view
  const save = useAction(() => {
    const className = isMadeUp ? words.madeUpName : book.card.className
    const fileName = words.csvName(safeFileName(className), name, longDay(localDateOf(now) ?? ''))
    return giveFile(fileName, csv(), 'text/csv')
  })
  return (
    <Stack gap={3} className={styles.along}>
      <p>
        <Icon name="lock" />
        <span>
          <b>{words.madeOnThisDevice[0]}</b> {words.madeOnThisDevice[1]}
        </span>
      </p>
      <ButtonRow>
        <Button variant="line" size="compact" onClick={() => window.print()}>
          <Icon name="print" size="small" /> {words.print}
        </Button>
        <Button variant="line" size="compact" busy={save.isBusy} onClick={save.run}>
          <Icon name="download" size="small" /> {words.csv}
        </Button>
        {isOutcomes ? null : (
          <Link className={textLinkClass} to={to('outcomes')}>
            {words.toOutcomes}
          </Link>
        )}
        {isMadeUp ? null : (
          <Link className={textLinkClass} to={to('keep')}>
            {words.keep.title}
          </Link>
        )}
        <Link className={textLinkClass} to={classPath()}>
          {words.back}
        </Link>
      </ButtonRow>
      <p role="status">{save.outcome === undefined ? null : words.csvGiven[save.outcome]}</p>
    </Stack>
  )
}
