import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { whole } from '#words/ledgerFormat'
import { lessonWords as words } from '#words/lesson'
import type { LoadTrouble } from '../../core/curriculum/createLibrary'
import type { LessonContent } from '../../core/curriculum/curriculum'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { textLinkClass } from '../../ui/textLinkClass'
import { paths } from '../../words/paths'
import { useRetryOnline } from '../../session/useRetryOnline'
import { Disclaimers, LessonArticle } from './LessonArticle'
import { prepareLesson } from './prepareLesson'
import styles from './UnreadableLesson.module.css'

interface UnreadableLessonProps {
  /** The fallback (contract, section 7.3); or the lesson itself when only the list of lessons is missing. */
  readonly lesson: LessonContent
  /** The text is the lesson's own: only the list that says where it belongs could not be read. */
  readonly isTextThere: boolean
  /** Of the lesson, or of the list. */
  readonly trouble: LoadTrouble
  /** Asks for the lesson again. */
  readonly onRetry: () => void
}

/** A lesson that could not be read. It says so, tries again by itself, and offers nothing to complete. */
export function UnreadableLesson({ lesson, isTextThere, trouble, onRetry }: UnreadableLessonProps) {
  const prepared = useMemo(() => prepareLesson(lesson, [], []), [lesson])
  /** For this visit only: without its list of lessons a step has no place to be kept. */
  const [stepsDone, setStepsDone] = useState<readonly number[]>([])
  useRetryOnline(onRetry)
  return (
    <div className={styles.page}>
      <div className={styles.banner}>
        <Banner
          kind="wait"
          action={
            <Button variant="line" size="compact" onClick={onRetry}>
              {words.tryAgain}
            </Button>
          }
        >
          <p>
            <b>{isTextThere ? words.listMissingTitle : words.fallbackTitle}</b>{' '}
            <span>{(isTextThere ? words.listMissingText : words.fallbackText)[trouble]}</span>
          </p>
        </Banner>
      </div>
      <Leaf>
        <LeafRow>
          <div className={styles.column}>
            <PageHeading>{prepared.title}</PageHeading>
            {/* A lesson whose list is missing is not completed here: what it would earn is said where it can be. */}
            {isTextThere ? null : <p className="num">{words.facts(lesson.duration, whole(lesson.points))}</p>}
            <LessonArticle
              lesson={prepared}
              references={{ figures: [], glossary: [], today: '' }}
              stepsDone={stepsDone}
              onStep={(index, isDone) =>
                setStepsDone(isDone ? [...stepsDone, index] : stepsDone.filter((step) => step !== index))
              }
              stepFailure={undefined}
              articleRef={null}
            />
            <Disclaimers texts={lesson.disclaimers} />
            <Link className={textLinkClass} to={paths.learning}>
              {words.backToLearning}
            </Link>
          </div>
        </LeafRow>
      </Leaf>
    </div>
  )
}
