import { useState } from 'react'
import { classRelayWords as words } from '#words/classRelay'
import { collectByRelay } from '../../../classes/book/collectByRelay'
import type { RelayFault } from '../../../classes/Relay'
import type { Collected, OpenBook } from '../../../classes/TaughtClasses'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { useSession } from '../../session/SessionContext'

interface RelayInProps {
  readonly book: OpenBook
  readonly onNews: (news: readonly Collected[]) => void
  readonly onSaid: (sentence: string) => void
}

/** How far each relay of a book was read while it is unlocked. */
const marks = new WeakMap<OpenBook, (string | undefined)[]>()

/** Fetches what learners have handed in to the relays of the card, and sees to it that the plan is there. */
export function RelayIn({ book, onNews, onSaid }: RelayInProps) {
  const { classes, learner } = useSession()
  const [isBusy, setBusy] = useState(false)
  const fetchAll = async (): Promise<void> => {
    setBusy(true)
    onSaid('')
    onSaid(await fetched().catch(() => words.partMissing))
    setBusy(false)
  }
  const fetched = async (): Promise<string> => {
    const { signal } = new AbortController()
    const relays = await (await classes.relays()).of(book.card, learner.id)
    if (relays.length === 0) return words.never
    const known = marks.get(book) ?? []
    marks.set(book, known)
    let count = 0
    let fault: RelayFault | undefined
    for (const [at, relay] of relays.entries()) {
      const answer = await collectByRelay(book, relay, { mark: known[at], signal })
      if (answer.kind === 'failed') {
        fault = answer.reason
        continue
      }
      known[at] = answer.mark
      count += answer.news.filter(({ kind }) => kind === 'stored' || kind === 'left').length
      onNews(answer.news)
    }
    return fault === undefined ? words.fetched(count) : words.fetchFault[fault]
  }
  return (
    <Button variant="line" size="compact" busy={isBusy} busyLabel={words.fetching} onClick={() => void fetchAll()}>
      <Icon name="download" size="small" /> {words.fetch}
    </Button>
  )
}
