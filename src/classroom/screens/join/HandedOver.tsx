import { joinClassWords as words } from '#words/joinClass'
import { Icon } from '../../../ui/Icon'
import styles from './Join.module.css'

/** What a teacher gets of a learner, and what no teacher ever gets. */
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
