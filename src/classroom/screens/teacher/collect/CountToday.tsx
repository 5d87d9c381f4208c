import { useMemo } from 'react'
import { classCollectWords as words } from '#words/classCollect'
import { instantOf } from '../../../../core/progress/calendar'
import { AsOf } from '../AsOf'
import type { ClassPageProps } from '../classView'
import styles from './CollectPage.module.css'
import { figuresOf } from '../figures'

/** How many learners of the class have handed in today, as a number and as boxes. */
export function CountToday({ view: { state, curriculum, now } }: ClassPageProps) {
  const { handedInToday, members } = useMemo(
    () => figuresOf(state.book, curriculum, now),
    [state.book, curriculum, now],
  )
  const [count, of] = words.count(handedInToday, members)
  return (
    <div className={styles.total}>
      <p>
        <b className={styles.number}>{count}</b> <span className={styles.of}>{of}</span>
      </p>
      <p>
        {words.handedToday} <AsOf at={instantOf(now)} now={now} />
      </p>
      <div className={styles.boxes} aria-hidden="true">
        {Array.from({ length: members }, (_, place) => (
          <i key={place} className={place < handedInToday ? styles.done : undefined} />
        ))}
      </div>
    </div>
  )
}
