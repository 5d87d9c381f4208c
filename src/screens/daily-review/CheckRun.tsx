import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { checkWords as words } from '#words/check'
import { whole } from '#words/ledgerFormat'
import { checksTakenWords } from '#words/checksTaken'
import type { QuizQuestion } from '../../core/curriculum/curriculum'
import type { ModuleInfo } from '../../core/curriculum/parseManifest'
import type { CheckKind } from '../../core/progress/checks'
import type { ProgressDocument } from '../../core/progress/document'
import { Block } from '../../ui/Block'
import { LeafRow } from '../../ui/Leaf'
import { SteadyButton } from '../../ui/SteadyButton'
import { modulePath } from '../../words/links'
import { paths } from '../../words/paths'
import { markInProgress } from '../../session/inProgress'
import questionStyles from '../../session/Question.module.css'
import { optionLetter } from '../../session/QuizOption'
import { checksTaken } from '../../core/review/moduleChecks'
import { Button, ButtonRow } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { Icon } from '../../ui/Icon'
import { AskedQuestion } from './AskedQuestion'
import { RunHeader } from './RunHeader'
import { type CheckRunState as Run, useCheckRun } from './useCheckRun'
import { useHeadingFocus } from './useHeadingFocus'
import styles from './Review.module.css'

interface CheckRunProps {
  readonly module: ModuleInfo
  readonly kind: CheckKind
  readonly questions: readonly QuizQuestion[]
  readonly document: ProgressDocument
}

/** Asks one question after another, then shows the number of right answers. */
export function CheckRun({ module, kind, questions, document }: CheckRunProps) {
  const run = useCheckRun({ moduleId: module.id, kind, questions })
  const { asked, position, chosen, isBusy } = run
  const heading = useRef<HTMLHeadingElement>(null)
  const [isChoiceMissing, setChoiceMissing] = useState(false)
  const isRunning = asked !== undefined

  // The app isn't updated until the last answer is given.
  useEffect(() => (isRunning ? markInProgress(`check:${module.id}`) : undefined), [isRunning, module.id])
  useHeadingFocus(heading, String(position))

  const count = questions.length
  if (asked === undefined) {
    return <CheckResult module={module} kind={kind} run={run} count={count} document={document} headingRef={heading} />
  }
  const { question, order } = asked
  const answer = (option: number | undefined): void => {
    setChoiceMissing(false)
    run.answer(option)
  }
  return (
    <LeafRow
      className={questionStyles.question}
      marginNote={
        <p className={`num ${questionStyles.marginNote}`} aria-hidden="true">
          <b className="fig">{whole(position + 1)}</b>
          <br />
          <span>{words.ofCount(count)}</span>
        </p>
      }
    >
      <Block width={44}>
        <RunHeader
          document={document}
          moduleId={module.id}
          title={words.title(module.title)}
          facts={words.noGradeShort}
          leave={{ to: modulePath(module.id), label: words.leave }}
          done={position}
          count={count}
          doneText={words.done(position)}
        />
        <AskedQuestion
          key={question.id}
          text={question.question}
          options={question.options}
          order={order}
          chosen={chosen}
          place={words.place(position + 1, count)}
          notice={isChoiceMissing && chosen === undefined ? words.chooseFirst : undefined}
          headingRef={heading}
          onChoose={run.choose}
          onSubmit={() => (chosen === undefined ? setChoiceMissing(true) : answer(chosen))}
          foot={
            <>
              <SteadyButton variant="line" meaning={`unknown ${question.id}`} onPress={() => answer(undefined)}>
                {words.dontKnow}
              </SteadyButton>
              <SteadyButton type="submit" meaning="next" shownForMs={0} busy={isBusy}>
                {position === count - 1 ? words.finish : words.next}
              </SteadyButton>
            </>
          }
        />
        <p className={`${questionStyles.small} ${questionStyles.keys}`}>{words.keys(optionLetter(order.length - 1))}</p>
      </Block>
    </LeafRow>
  )
}

interface CheckResultProps {
  readonly module: ModuleInfo
  readonly kind: CheckKind
  readonly run: Run
  readonly count: number
  readonly document: ProgressDocument
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** Shows the number of right answers beside the earlier self-checks, and whether the result is saved. */
function CheckResult({ module, kind, run, count, document, headingRef }: CheckResultProps) {
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
        <Link className={buttonClass('line')} to={paths.achievements}>
          {words.toAchievements}
        </Link>
      </ButtonRow>
    </LeafRow>
  )
}
