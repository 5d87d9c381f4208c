import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { certificateWords as words } from '#words/certificate'
import type { Manifest } from '../../../curriculum/parseManifest'
import { COURSE_CERTIFICATE } from '../../../progress/certificates'
import type { ProgressDocument } from '../../../progress/document'
import { buttonClass } from '../../../ui/buttonClass'
import { Icon } from '../../../ui/Icon'
import { QuiltBlock } from '../../../ui/QuiltBlock'
import { sheetClass } from '../../../ui/Sheet'
import { certificatePath, lessonPath, paths, quizPath } from '../../../words/paths'
import type { HeldCertificate } from '../../session/heldCertificates'
import { moduleStandings } from '../../session/moduleStandings'
import { nextSteps, type Step } from '../../session/nextSteps'
import { useStarted } from '../../session/useRead'
import styles from './CertificatePage.module.css'

interface WhatIsNextProps {
  readonly certificate: HeldCertificate
  readonly held: readonly HeldCertificate[]
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** One next step with the only solid button of the page. Nothing until it is known. */
export function WhatIsNext({ certificate, held, document, manifest }: WhatIsNextProps) {
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
        <QuiltBlock
          module={step.module.id}
          done={standing?.patchesDone ?? 0}
          total={standing?.patches ?? 0}
          size="large"
        />
      }
    />
  )
}

interface NextSheetProps {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly action: string
  readonly block?: ReactNode
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
        {action} <Icon name="arrowRight" />
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
