import { Link } from 'react-router-dom'
import { classTodayWords as words } from '#words/classToday'
import type { MissedQuestion } from '../../../protocol/book/missedQuestions'
import { Fold } from '../../../../ui/Fold'
import { Icon } from '../../../../ui/Icon'
import { moduleLook } from '../../../../core/curriculum/moduleLook'
import { QuiltBlock } from '../../../../ui/QuiltBlock'
import { lessonPath, quizPath } from '../../../../words/links'
import { OldAsOf } from '../AsOf'
import type { ClassPageProps, ClassView } from '../classView'
import { mostChosenWrong } from './Suggested'
import styles from './MostMissed.module.css'

const SHOWN = 3

interface MostMissedProps extends ClassPageProps {
  readonly missed: readonly MissedQuestion[]
}

/** The questions that most learners got wrong. Opening a question shows every option and its count. */
export function MostMissed({ view, missed }: MostMissedProps) {
  const others = missed.slice(SHOWN)
  return (
    <>
      <h2>{words.missedTitle}</h2>
      <p className={styles.quiet}>{missed.length === 0 ? words.missedNone : words.missedText}</p>
      <Questions view={view} missed={missed.slice(0, SHOWN)} from={1} />
      {others.length === 0 ? null : (
        <Fold label={words.moreMissed(others.length)}>
          <Questions view={view} missed={others} from={SHOWN + 1} />
        </Fold>
      )}
    </>
  )
}

interface QuestionsProps extends MostMissedProps {
  readonly from: number
}

function Questions({ view, missed, from }: QuestionsProps) {
  if (missed.length === 0) return null
  return (
    <ol className={styles.questions} start={from}>
      {missed.map((question, index) => (
        <li key={question.key}>
          <span className={styles.number} aria-hidden="true">
            {from + index}
          </span>
          <div>
            <Fold label={question.question.question}>
              <Options missed={question} />
            </Fold>
            <p className={styles.wrong}>
              <b>{words.toReview(question.wrong, question.answered)}</b> <OldAsOf at={question.asOf} now={view.now} />
            </p>
            <Teaching view={view} missed={question} />
          </div>
        </li>
      ))}
    </ol>
  )
}

interface MissedProps extends ClassPageProps {
  readonly missed: MissedQuestion
}

/** Links to the question's lesson if it has one, otherwise to the module's quiz. */
function Teaching({ view, missed: { moduleId, question } }: MissedProps) {
  const module = moduleOf(view, moduleId)
  const lesson = module?.lessons.find(({ id }) => id === question.lessonId)
  return (
    <p className={styles.lesson}>
      <QuiltBlock look={moduleLook(view.curriculum.modules, moduleId)} done={1} total={1} size="small" />
      {lesson === undefined ? (
        <Link to={quizPath(moduleId)}>{words.quizOf(module?.title ?? moduleId)}</Link>
      ) : (
        <Link to={lessonPath(moduleId, lesson.id)}>{lesson.title}</Link>
      )}
    </p>
  )
}

function Options({ missed }: Pick<MissedProps, 'missed'>) {
  const { question, chosen, answered } = missed
  const most = mostChosenWrong(missed)
  return (
    <table className={styles.options}>
      <caption className="sr">{question.question}</caption>
      <colgroup>
        <col className={styles.wide} />
        <col />
        <col className={styles.narrow} />
      </colgroup>
      <tbody>
        {question.options.map((option, place) => {
          const count = chosen[place] ?? 0
          const isRight = place === question.correct
          return (
            // Options never move and two may have the same text, so the position is the key.
            <tr key={place} className={isRight ? styles.right : place === most ? styles.most : undefined}>
              <th scope="row">
                <span className={styles.sign}>{isRight ? <Icon name="check" size="small" /> : null}</span>
                <span>{option}</span>
                {isRight ? <span className={styles.word}> {words.right}</span> : null}
                {place === most ? <span className={styles.word}> {words.chosenMost}</span> : null}
              </th>
              <td className={styles.bar}>
                <Share count={count} of={answered} />
              </td>
              <td className={styles.count}>{count}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {words.answered}
          </th>
          <td className={styles.count}>
            <b>{answered}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A bar that repeats the number beside it. */
function Share({ count, of }: { readonly count: number; readonly of: number }) {
  return (
    <svg className={styles.share} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d={`M0 0h${of === 0 ? 0 : Math.round((count / of) * 100)}v8H0z`} />
    </svg>
  )
}

function moduleOf({ curriculum }: ClassView, id: string) {
  return curriculum.modules.find((module) => module.id === id)
}
