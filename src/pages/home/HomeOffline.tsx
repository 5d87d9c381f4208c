import { homeWords as words } from '#words/home'
import { Icon } from '../../ui/Icon'
import { NightRoad } from '../../ui/NightRoad'
import type { PageProps } from '../PageProps'
import { totals } from '../courseOutline'
import styles from './HomeOffline.module.css'
import { offlineWords } from '#words/offline'

/** The night band, which explains how the site works offline and shows the files saved on this device. */
export function HomeOffline({ OfflineProof }: Pick<PageProps, 'OfflineProof'>) {
  const promise = offlineWords.promise(words.lessons(totals.lessons), words.quizzes(totals.quizzes))
  return (
    <section className={styles.band} aria-labelledby="offline">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="offline">{words.offlineTitle}</h2>
          <p>{words.offlineText}</p>
        </div>
        <div className={`num ${styles.receipt}`} role="status">
          <Icon name="saved" />
          <OfflineProof promise={promise} />
        </div>
      </div>
      <NightRoad />
    </section>
  )
}
