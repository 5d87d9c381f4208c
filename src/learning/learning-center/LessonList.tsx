import { learningCenterWords as words } from '#words/learningCenter'
import { whole } from '#words/ledgerFormat'
import type { ProgressDocument } from '../../progress/document'
import type { ModuleStanding } from '../session/moduleStandings'
import type { Begun } from '../session/nextSteps'
import { LessonLine } from './LessonLine'
import styles from './LessonList.module.css'
import { QuizLine } from './QuizLine'

interface LessonListProps {
  readonly standing: ModuleStanding
  readonly document: ProgressDocument
  readonly begun: Begun
}

/** The lessons of a module as entries, its quiz last, and what they add up to. */
export function LessonList({ standing, document, begun }: LessonListProps) {
  const { module, points } = standing
  return (
    <div className={styles.list}>
      <ol aria-label={words.lessonsOf(module.title)}>
        {module.lessons.map((lesson, index) => (
          <LessonLine
            key={lesson.id}
            document={document}
            moduleId={module.id}
            lesson={lesson}
            number={index + 1}
            place={begun.places.find(({ lessonId }) => lessonId === lesson.id)}
          />
        ))}
        <QuizLine standing={standing} draft={begun.drafts.find(({ moduleId }) => moduleId === module.id)} />
      </ol>
      <p className={styles.sum}>
        <b>{words.modulePoints}</b>
        <span className={styles.total}>{whole(points)}</span>
      </p>
    </div>
  )
}
