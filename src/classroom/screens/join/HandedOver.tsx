import { joinClassWords as words } from '#words/joinClass'
import { Icon } from '../../../ui/Icon'
import styles from './Join.module.css'

/** Lists the data that a teacher gets about a learner, and the data that no teacher gets. */
export function HandedOver() {
  return (
    <>
      <h2 className={styles.title}>{words.gets}</h2>
      <div className={styles.hands}>
        <div>
          <h3 className={styles.yes}>
            <Icon name="check" size="small" /> {words.handedOver}
          </h3>
          <ul className={styles.list}>
            {words.handedList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={styles.never}>
            <Icon name="cross" size="small" /> {words.neverHanded}
          </h3>
          <ul className={styles.list}>
            {words.neverList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
