import { Link } from 'react-router-dom'
import { certificateWords as words } from '#words/certificate'
import { marginDay } from '#words/ledgerFormat'
import { firstNameOf } from '../../../data/accounts/learnerName'
import type { Manifest } from '../../../core/curriculum/parseManifest'
import { COURSE_CERTIFICATE } from '../../../core/progress/certificates'
import type { ProgressDocument } from '../../../core/progress/document'
import { Text } from '../../../ui/Text'
import { buttonClass } from '../../../ui/buttonClass'
import { Icon } from '../../../ui/Icon'
import { LeafRow } from '../../../ui/Leaf'
import { QuiltBlock } from '../../../ui/QuiltBlock'
import { sheetClass } from '../../../ui/Sheet'
import { textLinkClass } from '../../../ui/textLinkClass'
import { certificatePath, lessonPath, quizPath } from '../../../words/links'
import { paths } from '../../../words/paths'
import type { HeldCertificate } from '../../../session/heldCertificates'
import { moduleStandings } from '../../../session/moduleStandings'
import { nextSteps, type Step } from '../../../session/nextSteps'
import { useStarted } from '../../../session/useRead'
import { Certificate } from './Certificate'
import { CertificateActions } from './CertificateActions'
import styles from './CertificatePage.module.css'
import { certificateText } from './certificateText'
import { CourseFinish, ModuleFinish } from './finishes'
import type { Elements } from '../../../ui/Elements'

interface CertificatePageProps {
  readonly certificate: HeldCertificate
  /** Every certificate of the learner. */
  readonly held: readonly HeldCertificate[]
  /** The learner's name as it is written on certificates. */
  readonly name: string
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** One certificate and how it was earned: the finished work, the quilt, the certificate, and one next step. */
export function CertificatePage({ certificate, held, name, document, manifest }: CertificatePageProps) {
  const isCourse = certificate.kind === 'course'
  const [yours, toKeep] = words.keepNote
  return (
    <>
      {isCourse ? (
        <CourseFinish
          document={document}
          manifest={manifest}
          firstName={firstNameOf(name)}
          marginNote={<Day {...certificate} />}
        />
      ) : (
        <ModuleFinish
          certificate={certificate}
          held={held}
          document={document}
          manifest={manifest}
          marginNote={<Day {...certificate} />}
        />
      )}
      <LeafRow
        marginNote={
          <p>
            {yours} <br className={styles.wideOnly} />
            {toKeep}
          </p>
        }
      >
        <Text as="h2" after={4}>
          {isCourse ? words.yoursOfCourse : words.yours}
        </Text>
        <Certificate certificate={certificate} name={name} manifest={manifest} />
        <CertificateActions text={certificateText(certificate, name, manifest)} title={certificate.title} />
      </LeafRow>
      <LeafRow marginNote={<p>{words.nextNote}</p>}>
        <WhatIsNext certificate={certificate} held={held} document={document} manifest={manifest} />
        <p className={styles.ways}>
          <Link className={textLinkClass} to={paths.dashboard}>
            {words.enough}
          </Link>
          <Link className={textLinkClass} to={paths.achievements}>
            {words.allEarned}
          </Link>
        </p>
      </LeafRow>
    </>
  )
}

/** Shows the day on which the certificate was earned. Renders nothing if the day is unknown. */
function Day({ day }: HeldCertificate) {
  if (day === undefined) return null
  const [date, year] = marginDay(day)
  return (
    <p>
      <time dateTime={day}>
        <span>{date}</span> <br className={styles.wideOnly} />
        <span>{year}</span>
      </time>
    </p>
  )
}

interface WhatIsNextProps {
  readonly certificate: HeldCertificate
  readonly held: readonly HeldCertificate[]
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** Shows one next step, with the page's only filled button. Renders nothing until the step is known. */
function WhatIsNext({ certificate, held, document, manifest }: WhatIsNextProps) {
  const started = useStarted(manifest)
  if (started === undefined) return null
  const [step] = nextSteps(document, manifest, started)
  if (certificate.kind === 'module' && held.some(({ id }) => id === COURSE_CERTIFICATE)) {
    return (
      <NextSheet
        title={words.wholeCourse}
        text={words.wholeCourseText}
        to={certificatePath(COURSE_CERTIFICATE)}
        action={words.seeCourse}
      />
    )
  }
  if (step === undefined) {
    return <NextSheet title={words.atWork} text={words.atWorkText} to={paths.tools} action={words.toTools} />
  }
  const standing = moduleStandings(document, manifest).find(({ module }) => module === step.module)
  return (
    <NextSheet
      {...sheetOf(step, standing?.lessonsDone ?? 0)}
      block={
        <QuiltBlock look={step.module} done={standing?.patchesDone ?? 0} total={standing?.patches ?? 0} size="large" />
      }
    />
  )
}

interface NextSheetProps {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly action: string
  readonly block?: Elements
}

function NextSheet({ title, text, to, action, block }: NextSheetProps) {
  return (
    <div className={`${sheetClass('box')} ${styles.next}`}>
      {block}
      <div className={styles.nextText}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Link className={buttonClass('solid')} to={to}>
        <span>{action}</span> <Icon name="arrowRight" />
      </Link>
    </div>
  )
}

function sheetOf(step: Step, lessonsDone: number): NextSheetProps {
  const { module } = step
  if (step.kind === 'quiz') {
    return {
      title: module.title,
      text: words.nextQuiz(module.quiz.duration),
      to: quizPath(module.id),
      action: words.takeQuiz,
    }
  }
  return {
    title: module.title,
    text: words.nextLesson(module.lessons.length - lessonsDone, step.lesson.title, step.lesson.duration),
    to: lessonPath(module.id, step.lesson.id),
    action: lessonsDone === 0 ? words.begin : words.goOn,
  }
}
