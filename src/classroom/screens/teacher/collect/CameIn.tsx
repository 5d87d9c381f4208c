import { classCollectWords as words } from '#words/classCollect'
import { classRejectedWords } from '#words/classRejected'
import { waitingSenders } from '../../../protocol/book/members'
import type { SenderHash } from '../../../protocol/card/classId'
import { Block } from '../../../../ui/Block'
import { Icon } from '../../../../ui/Icon'
import { AsOf } from '../AsOf'
import type { ClassPageProps } from '../classView'
import styles from './CollectPage.module.css'
import { isRejected } from './AnswerCard'
import type { ArrivedReport } from './useTaking'

interface CameInProps extends ClassPageProps {
  readonly arrived: readonly ArrivedReport[]
}

/** The reports stored since the page was opened, newest first. Each learner needs the digits, so none is folded away. */
export function CameIn({ view: { now, state }, arrived }: CameInProps) {
  const waiting = new Set(waitingSenders(state.book).map(({ sender }) => sender))
  const stored = arrived.filter(({ collected: { kind } }) => kind !== 'refused' && kind !== 'not-taken')
  const isOut = (collected: ArrivedReport['collected']) => 'answer' in collected && isRejected(state.book, collected)
  const list = (
    <Block as="ol" isRuled className={styles.came}>
      {stored.map(({ id, at, collected }) => (
        <li key={id} className={isOut(collected) ? styles.isOut : id === stored[0]?.id ? styles.new : undefined}>
          <Icon name={isOut(collected) ? 'cross' : 'check'} />
          <span>
            <b>
              <bdi>{('answer' in collected ? collected.name : undefined) ?? words.noName}</bdi>
            </b>
            {isOut(collected) ? (
              <span>{classRejectedWords.news}</span>
            ) : (
              <>
                <span>{newsOf(collected, waiting)}</span>
                {'answer' in collected ? <span>{words.digits(collected.answer)}</span> : null}
              </>
            )}
          </span>
          <AsOf at={at} now={now} size="bare" />
        </li>
      ))}
    </Block>
  )
  return (
    <section aria-labelledby="came-in">
      <h2 id="came-in">{words.came}</h2>
      {stored.length === 0 ? <p className={styles.quiet}>{words.cameNone}</p> : list}
    </section>
  )
}

/**
 * Checks the current class data to see if the learner is still waiting for approval, because the teacher may have
 * decided since then.
 */
function newsOf(collected: ArrivedReport['collected'], waiting: ReadonlySet<SenderHash>): string {
  if (collected.kind === 'same') return words.same
  if (collected.kind === 'left') return words.leftNow
  if (collected.kind !== 'stored') return ''
  const { lessons, quizzes, answers } = collected.news
  const news = words.news(lessons, quizzes, answers)
  return waiting.has(collected.sender) ? `${news}, ${words.waitingNow}` : news
}
