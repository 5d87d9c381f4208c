import { Link } from 'react-router-dom'
import type { Manifest } from '../../curriculum/curriculum'
import type { ProgressDocument } from '../../progress/document'
import { Bar } from '../../ui/Bar'
import { buttonClass } from '../../ui/buttonClass'
import { Icon } from '../../ui/Icon'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { sheetClass } from '../../ui/Sheet'
import { moduleStandings } from '../session/moduleStandings'
import type { Step } from '../session/nextSteps'
import styles from './ContinueSheet.module.css'
import { sheetOf } from './sheetOf'
import { WholeQuilt } from './WholeQuilt'

interface ContinueSheetProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
  /** Undefined when everything is done. */
  readonly step: Step | undefined
}

/** The one thing to do. The whole sheet is one link; the button inside is only drawn. */
export function ContinueSheet({ document, manifest, step }: ContinueSheetProps) {
  if (step === undefined) return <WholeQuilt document={document} manifest={manifest} />
  const standing = moduleStandings(document, manifest).find(({ module }) => module === step.module)
  const sheet = sheetOf(document, step)
  return (
    <Link className={`${sheetClass('link')} ${styles.sheet}`} to={sheet.to}>
      <span className={styles.kicker}>{sheet.kicker}</span>
      <QuiltBlock
        module={step.module.id}
        done={standing?.patchesDone ?? 0}
        total={standing?.patches ?? 0}
        size="large"
      />
      <span className={styles.body}>
        <span className={styles.title}>{sheet.title}</span>
        <span className={styles.facts}>{sheet.facts}</span>
        {sheet.percent === undefined ? null : <Bar percent={sheet.percent} module={step.module.id} />}
        {sheet.note === undefined ? null : <span className={styles.note}>{sheet.note}</span>}
      </span>
      <span className={`${buttonClass('solid')} ${styles.action}`}>
        {sheet.action} <Icon name="arrowRight" />
      </span>
    </Link>
  )
}
