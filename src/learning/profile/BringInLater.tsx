import { bringInWords as words } from '#words/bringIn'
import { Button } from '../../ui/Button'
import { useBringIn } from '../session/useBringIn'
import styles from './ProgressPlace.module.css'

/** What *Not now* has put off: quiet, and never gone. */
export function BringInLater() {
  const { offers, busy, news, accept } = useBringIn()
  return (
    <>
      {offers
        ?.filter(({ isNew }) => !isNew)
        .map((offer) => (
          <div key={offer.sourceId} className={styles['later']}>
            <p>{words.quiet(offer.name, offer.lessons, offer.quizzes, offer.points)}</p>
            <Button
              variant="line"
              size="compact"
              busy={busy === offer.sourceId}
              busyLabel={words.accepting}
              onClick={() => accept(offer)}
            >
              {words.accept}
            </Button>
          </div>
        ))}
      <p className={styles['result']} role="status">
        {news?.text ?? ''}
      </p>
    </>
  )
}
