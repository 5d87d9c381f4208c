import { Link } from 'react-router-dom'
import { joinClassWords as words } from '#words/joinClass'
import { type Plan, type PlanPart, planProgress } from '../../protocol/plan/plan'
import { findModule } from '../../../core/curriculum/findLesson'
import type { Manifest } from '../../../core/curriculum/parseManifest'
import { course } from '../../../core/progress/course'
import type { ProgressDocument } from '../../../core/progress/document'
import type { LocalDate } from '../../../core/progress/ids'
import { Block } from '../../../ui/Block'
import { Chip } from '../../../ui/Chip'
import { lessonPath, quizPath } from '../../../words/links'
import { Text } from '../../../ui/Text'
import styles from './PlanOfWeek.module.css'
import { useIsKnown } from '../../../session/useUnread'

interface PlanOfWeekProps {
  readonly plan: Plan | undefined
  readonly document: ProgressDocument
  readonly manifest: Manifest
  readonly today: LocalDate
}

/** The teacher's plan for the class, its last day, and the parts that are done. The plan locks nothing. */
export function PlanOfWeek({ plan, document, manifest, today }: PlanOfWeekProps) {
  // Until the account has been read, an open item may already be done on another device.
  const isKnown = useIsKnown()
  if (plan === undefined || plan.until < today) return <p className="quiet">{words.noPlan}</p>
  const progress = planProgress(plan, document, () => course.passingScore)
  return (
    <>
      {plan.message === '' ? null : (
        <Text width={38} after={3} breaksWords className={styles.message}>
          {/* The teacher may write in another language than that of this page. */}
          <span lang="" dir="auto">
            {plan.message}
          </span>
        </Text>
      )}
      <Text after={2} tone="quiet">
        {words.planUntil(plan.until)}
      </Text>
      <Block as="ul" width={44} isRuled className={styles.parts}>
        {progress.map(({ part, isDone }) => (
          <li key={`${part.kind} ${part.id}`}>
            <Part part={part} manifest={manifest} />
            {isDone ? (
              <Chip kind="done">{words.planDone}</Chip>
            ) : isKnown ? (
              <Chip kind="progress">{words.planOpen}</Chip>
            ) : null}
          </li>
        ))}
      </Block>
    </>
  )
}

function Part({ part, manifest }: { readonly part: PlanPart; readonly manifest: Manifest }) {
  if (part.kind === 'quiz') {
    const module = findModule(manifest, part.id)
    if (module === null) return <span>{words.unlisted}</span>
    return <Link to={quizPath(module.id)}>{words.quizOf(module.title)}</Link>
  }
  const module = manifest.modules.find(({ lessons }) => lessons.some(({ id }) => id === part.id))
  const lesson = module?.lessons.find(({ id }) => id === part.id)
  if (module === undefined || lesson === undefined) return <span>{words.unlisted}</span>
  return <Link to={lessonPath(module.id, lesson.id)}>{lesson.title}</Link>
}
