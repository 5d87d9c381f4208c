import { bringInWords as words } from '#words/bringIn'
import { SteadyButton } from '../../ui/SteadyButton'
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
          <div key={offer.sourceId} className={styles.later}>
            <p>{words.quiet(offer.name, offer.lessons, offer.quizzes, offer.points)}</p>
            <SteadyButton
              meaning={`accept ${offer.sourceId}`}
              variant="line"
              size="compact"
              busy={busy === offer.sourceId}
              busyLabel={words.accepting}
              onPress={() => accept(offer)}
            >
              {words.accept}
            </SteadyButton>
          </div>
        ))}
      <p className={styles.result} role="status">
        {news?.text ?? ''}
      </p>
    </>
  )
}
