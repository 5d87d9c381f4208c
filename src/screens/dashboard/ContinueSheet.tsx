import { Link } from 'react-router-dom'
import { dashboardWords as words } from '#words/dashboard'
import type { Manifest } from '../../core/curriculum/parseManifest'
import { COURSE_CERTIFICATE, earnedCertificates } from '../../core/progress/certificates'
import type { ProgressDocument } from '../../core/progress/document'
import { completedLessons } from '../../core/progress/lessons'
import { pointsForLesson, pointsForQuiz } from '../../core/progress/points'
import { Bar } from '../../ui/Bar'
import { ButtonRow } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { Icon } from '../../ui/Icon'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { SewnQuilt } from '../../ui/SewnQuilt'
import { sheetClass } from '../../ui/Sheet'
import { certificatePath, lessonPath, quizPath } from '../../words/links'
import { paths } from '../../words/paths'
import { moduleStandings } from '../../session/moduleStandings'
import { useIsLocked } from '../../session/useModuleAccess'
import type { LessonStep, QuizStep, Step } from '../../session/nextSteps'
import styles from './ContinueSheet.module.css'

interface ContinueSheetProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
  /** The next step. It is undefined when everything is done. */
  readonly step: Step | undefined
}

/** Shows the next step as one large link. The button inside is only a drawing. */
export function ContinueSheet({ document, manifest, step }: ContinueSheetProps) {
  if (step === undefined) return <WholeQuilt document={document} manifest={manifest} />
  return <StepLink document={document} manifest={manifest} step={step} />
}

function StepLink({ document, manifest, step }: ContinueSheetProps & { readonly step: Step }) {
  const isLocked = useIsLocked(document, manifest, step)
  const standing = moduleStandings(document, manifest).find(({ module }) => module === step.module)
  const sheet = sheetOf(document, step, isLocked)
  return (
    <Link className={`${sheetClass('link')} ${styles.sheet}`} to={sheet.to}>
      <span className={styles.kicker}>{sheet.kicker}</span>
      <QuiltBlock look={step.module} done={standing?.patchesDone ?? 0} total={standing?.patches ?? 0} size="large" />
      <span className={styles.body}>
        <span className={styles.title}>{sheet.title}</span>
        <span className={styles.facts}>{sheet.facts}</span>
        {sheet.percent === undefined ? null : <Bar percent={sheet.percent} color={step.module.color} />}
        {sheet.note === undefined ? null : <span className={styles.note}>{sheet.note}</span>}
      </span>
      <span className={`${buttonClass('solid')} ${styles.action}`}>
        <span>{sheet.action}</span> <Icon name="arrowRight" />
      </span>
    </Link>
  )
}

/** The texts of the card with the next step. */
interface SheetText {
  readonly to: string
  readonly kicker: string
  readonly title: string
  readonly facts: string
  /** The progress, 0 to 100. It is undefined if the step has not been started. */
  readonly percent: number | undefined
  readonly note: string | undefined
  readonly action: string
}

export function sheetOf(document: ProgressDocument, step: Step, isLocked: boolean): SheetText {
  return step.kind === 'lesson' ? lessonSheet(document, step, isLocked) : quizSheet(step)
}

function lessonSheet(
  document: ProgressDocument,
  { module, lesson, number, place }: LessonStep,
  isLocked: boolean,
): SheetText {
  const about = [module.title, number, module.lessons.length, lesson.duration] as const
  const percent = place === undefined ? 0 : Math.round(place.read * 100)
  const isStarted = place !== undefined && percent > 0
  const isFirst = !isStarted && completedLessons(document).length === 0
  return {
    to: lessonPath(module.id, lesson.id),
    kicker: isStarted ? words.continueHere : isFirst ? words.startHere : words.nextUp,
    title: lesson.title,
    facts: isLocked ? words.lockedFacts(...about) : words.lessonFacts(...about, pointsForLesson(lesson.id)),
    percent: isStarted ? percent : undefined,
    note: isStarted
      ? percent >= 100 && !isLocked
        ? words.readToTheEnd
        : words.read(percent, place.heading)
      : undefined,
    action: isStarted ? words.continueAction : isFirst && number === 1 ? words.startAction : words.openLesson,
  }
}

function quizSheet({ module, draft }: QuizStep): SheetText {
  const all = draft === undefined ? 0 : Object.keys(draft.order).length
  const answered = draft === undefined ? 0 : Object.keys(draft.answers).length
  return {
    to: quizPath(module.id),
    kicker: draft === undefined ? words.nextUp : words.continueHere,
    title: words.quizOf(module.title),
    facts: words.quizFacts(module.quiz.duration, pointsForQuiz(module.id)),
    percent: all === 0 ? undefined : Math.round((answered / all) * 100),
    note: all === 0 ? undefined : words.answered(answered, all),
    action: draft === undefined ? words.openQuiz : words.continueAction,
  }
}

interface WholeQuiltProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** Shown when everything is done: the complete quilt, the certificate, and two links. */
function WholeQuilt({ document, manifest }: WholeQuiltProps) {
  const lessons = manifest.modules.reduce((sum, module) => sum + module.lessons.length, 0)
  const isCertified = earnedCertificates(document).includes(COURSE_CERTIFICATE)
  return (
    <section className={`${sheetClass('box')} ${styles.whole}`} aria-labelledby="whole-quilt">
      <h2 id="whole-quilt">{words.allDone}</h2>
      <p>{words.allDoneFacts(lessons, manifest.modules.length)}</p>
      <div className={styles.quilt}>
        <SewnQuilt looks={manifest.modules} />
      </div>
      <ButtonRow>
        {isCertified && (
          <Link className={buttonClass('solid')} to={certificatePath(COURSE_CERTIFICATE)}>
            {words.seeCertificate}
          </Link>
        )}
        <Link className={buttonClass('line')} to={paths.tools}>
          {words.toTools}
        </Link>
        <Link className={buttonClass('line')} to={paths.learning}>
          {words.readAgain}
        </Link>
      </ButtonRow>
    </section>
  )
}
