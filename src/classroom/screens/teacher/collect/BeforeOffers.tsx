import { classBeforeWords as words } from '#words/classBefore'
import { namesakeOffers, type SuccessionOffer } from '../../../protocol/book/successions'
import { completedLessons } from '../../../../core/progress/lessons'
import { Icon } from '../../../../ui/Icon'
import { SteadyButton } from '../../../../ui/SteadyButton'
import { AsOf } from '../AsOf'
import type { ClassPageProps } from '../classView'
import styles from './CollectPage.module.css'
import { useTellBefore } from '../useTellBefore'

/**
 * After the class got a new card: learners whose name matches one from before. Each is listed until the teacher says
 * whether they are the same person.
 */
export function BeforeOffers({ view }: ClassPageProps) {
  const { book, state } = view
  return namesakeOffers(state.book, book.card.classId).map((offer) => (
    <BeforeOffer key={offer.member.member} view={view} offer={offer} />
  ))
}

interface BeforeOfferProps extends ClassPageProps {
  readonly offer: SuccessionOffer
}

function BeforeOffer({ view: { book, now }, offer: { member, namesakes } }: BeforeOfferProps) {
  const { isBusy, failed, tell } = useTellBefore(book, member.member)
  const [only, ...others] = namesakes
  return (
    <li className={styles.waits}>
      <Icon name="info" />
      <div>
        <b>{words.is(member.name)}</b>{' '}
        {only === undefined || others.length > 0 ? null : <AsOf at={only.asOf} now={now} size="bare" />}
        <p>{words.text}</p>
        <div className={styles.answers}>
          {namesakes.map((one) => (
            <SteadyButton
              key={one.member}
              meaning={`before-${member.member}-${one.member}`}
              variant="line"
              size="compact"
              busy={isBusy}
              busyLabel={words.saving}
              onPress={() => void tell(one.member)}
            >
              {others.length === 0 ? words.yes(one.name) : words.yesOf(one.name, completedLessons(one.document).length)}
            </SteadyButton>
          ))}
          <SteadyButton
            meaning={`before-nobody-${member.member}`}
            variant="line"
            size="compact"
            onPress={() => void tell(undefined)}
          >
            {words.no}
          </SteadyButton>
        </div>
        <p role="alert" className={styles.failed}>
          {failed}
        </p>
      </div>
    </li>
  )
}
