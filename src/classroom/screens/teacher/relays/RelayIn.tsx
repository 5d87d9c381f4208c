import { useSyncExternalStore } from 'react'
import { classRelayWords as words } from '#words/classRelay'
import type { Fetched, Fetching } from '../../../ports/BookRelays'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { useAction } from '../../../../ui/useAction'
import { useSession } from '../../../../session/SessionContext'
import { useClasses } from '../../useClasses'
import type { ClassPageProps } from '../classView'
import styles from '../collect/CollectPage.module.css'
import { fullMoment } from '../moments'

interface RelayInProps extends ClassPageProps {
  readonly onSaid: (sentence: string) => void
}

/** Fetches reports from the card's relays when the button is pressed. The app also fetches automatically. */
export function RelayIn({ view: { book, line }, onSaid }: RelayInProps) {
  const classes = useClasses()
  const { learner } = useSession()
  const fetched = async (): Promise<string> => {
    const relays = line?.relays ?? (await (await classes.relays()).ofBook(book, learner.id))
    return said(await relays.fetch({ isTapped: true, signal: new AbortController().signal }))
  }
  const fetchAll = useAction(async () => {
    onSaid('')
    onSaid(await fetched().catch(() => words.partMissing))
  })
  return (
    <Button variant="line" size="compact" busy={fetchAll.isBusy} busyLabel={words.fetching} onClick={fetchAll.run}>
      <Icon name="download" size="small" /> {words.fetch}
    </Button>
  )
}

/**
 * Shows when the relays were last read. This time is not announced to screen readers, because it changes twice a
 * minute.
 */
export function RelayRead({ fetching, now }: { readonly fetching: Fetching; readonly now: Date }) {
  const { last } = useSyncExternalStore(fetching.subscribe, fetching.getSnapshot, fetching.getSnapshot)
  if (last === undefined) return null
  const [trouble] = last.troubles
  return (
    <p className={styles.quiet}>
      {words.readAt(fullMoment(last.at, now), trouble === undefined ? undefined : words.fetchFault[trouble.reason])}
    </p>
  )
}

function said({ news, troubles: [trouble] }: Fetched): string {
  if (trouble !== undefined) return words.fetchFault[trouble.reason]
  const refused = news.filter(({ kind }) => kind === 'refused' || kind === 'not-taken').length
  return words.fetched(news.filter(({ kind }) => kind === 'stored' || kind === 'left').length, refused)
}
