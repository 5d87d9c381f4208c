import { progressPlaceWords as words } from '#words/progressPlace'
import { localDateOf } from '../../progress/calendar'
import { useRead } from '../session/useRead'
import { useSession } from '../session/SessionContext'
import styles from './ProgressPlace.module.css'

/** Records of this learner that are no longer current, have not been given up, and are nowhere else. */
export function AsideRecords() {
  const { reads } = useSession()
  const notes = useRead(reads.asides)
  if (notes === undefined || notes.length === 0) return null
  return (
    <>
      <h3 className={styles.aside}>{words.keptHereOnly}</h3>
      <ul className={styles.records}>
        {notes.map(({ id, reason, at }) => (
          <li key={id}>{words.aside[reason](localDateOf(new Date(at)))}</li>
        ))}
      </ul>
      <p className={styles.note}>{words.asideNote}</p>
    </>
  )
}
