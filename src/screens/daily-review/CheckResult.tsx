import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { checkWords as words } from '#words/check'
import { checksTakenWords } from '#words/checksTaken'
import type { ModuleInfo } from '../../core/curriculum/parseManifest'
import type { CheckKind } from '../../core/progress/checks'
import type { ProgressDocument } from '../../core/progress/document'
import { checksTaken } from '../../core/review/moduleChecks'
import { Button, ButtonRow } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { Icon } from '../../ui/Icon'
import { LeafRow } from '../../ui/Leaf'
import { modulePath, paths } from '../../words/paths'
import questionStyles from '../../session/Question.module.css'
import styles from './Review.module.css'
import type { CheckRun } from './useCheckRun'

interface CheckResultProps {
  readonly module: ModuleInfo
  readonly kind: CheckKind
  readonly run: CheckRun
  readonly count: number
  readonly document: ProgressDocument
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** Shows the number of right answers beside the earlier self-checks, and whether the result is saved. */
export function CheckResult({ module, kind, run, count, document, headingRef }: CheckResultProps) {
  const { right, saving, isBusy } = run
  const taken = Object.fromEntries(checksTaken(document, module.id).map((check) => [check.kind, check.right]))
  const others = Object.keys(taken).some((one) => one !== kind)
  return (
    <LeafRow className={styles.end}>
      <p className={styles.facts}>{words.heading[kind](module.title)}</p>
      <h1 ref={headingRef} tabIndex={-1}>
        {words.result(right, count)}
      </h1>
      {others && saving?.kind === 'saved' ? (
        <p className={styles.result}>{checksTakenWords.line({ ...taken, [kind]: right }, count)}</p>
      ) : null}
      {saving?.kind === 'saved' ? <p role="status">{words.saved}</p> : null}
      {saving?.kind === 'not-saved' ? (
        <p className={questionStyles.notice} role="alert">
          <Icon name="warning" />
          <span>{words.notSaved[saving.reason]}</span>
        </p>
      ) : null}
      <p>{words.afterwards[kind]}</p>
      <ButtonRow>
        {saving?.kind === 'not-saved' ? (
          <Button busy={isBusy} busyLabel={words.saving} onClick={run.saveAgain}>
            {words.saveAgain}
          </Button>
        ) : null}
        <Link className={buttonClass(saving?.kind === 'not-saved' ? 'line' : 'solid')} to={modulePath(module.id)}>
          {words.toLessons}
        </Link>
        <Link className={buttonClass('line')} to={paths.profile}>
          {words.toProfile}
        </Link>
      </ButtonRow>
    </LeafRow>
  )
}
