import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { whole } from '#words/ledgerFormat'
import { lessonWords as words } from '#words/lesson'
import type { LoadTrouble } from '../../core/progress/loadTrouble'
import type { LessonContent } from '../../core/curriculum/curriculum'
import { Banner } from '../../ui/Banner'
import { Block } from '../../ui/Block'
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
  /** The fallback (contract, section 7.3), or the lesson itself if only the list of lessons is missing. */
  readonly lesson: LessonContent
  /** Whether the text is the lesson's own, and only the list of lessons could not be read. */
  readonly isTextThere: boolean
  /** The reason that the lesson or the list could not be read. */
  readonly trouble: LoadTrouble
  /** Loads the lesson again. */
  readonly onRetry: () => void
}

/** A lesson that could not be read. This page says so, retries automatically, and has no *Mark complete* button. */
export function UnreadableLesson({ lesson, isTextThere, trouble, onRetry }: UnreadableLessonProps) {
  const prepared = useMemo(() => prepareLesson(lesson, [], []), [lesson])
  /** Checked steps are remembered only for this visit, because they cannot be saved without the list of lessons. */
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
          <Block width={40} className={styles.column}>
            <PageHeading>{prepared.title}</PageHeading>
            {/* Without the list of lessons the lesson cannot be completed, so its points are not shown. */}
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
          </Block>
        </LeafRow>
      </Leaf>
    </div>
  )
}
