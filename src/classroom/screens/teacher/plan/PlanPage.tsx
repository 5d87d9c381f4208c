import { useRef, useState } from 'react'
import { classPlanWords as words } from '#words/classPlan'
import { longDay } from '#words/ledgerFormat'
import { membersOf } from '../../../protocol/book/members'
import { askedIn, type Plan, type PlanPart, planProgress } from '../../../protocol/plan/plan'
import { instantOf, localDateOf } from '../../../../core/progress/calendar'
import { course } from '../../../../core/progress/course'
import { LeafRow } from '../../../../ui/Leaf'
import { Ledger } from '../../../../ui/Ledger'
import { AsOf } from '../AsOf'
import { ClassHead } from '../ClassHead'
import { ClassWays } from '../ClassWays'
import type { ClassPageProps, ClassView } from '../classView'
import { Text } from '../../../../ui/Text'
import { PlanForm } from './PlanForm'
import styles from './PlanPage.module.css'
import { titleOf } from '../tables'
import type { Bytes } from '../../../protocol/bytes'
import { type FileGiven, giveFile } from '../../../../platform/window/giveFile'
import { encodeBase64url } from '../../../../core/progress/file/base64url'
import { Button, ButtonRow } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { LightShow } from '../../light/LightShow'
import { safeFileName } from '../safeFileName'

/** Shows this week's plan and the class's progress. */
export function PlanPage({ view }: ClassPageProps) {
  const { state } = view
  const plan = state.plan?.plan
  const current = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <LeafRow
        marginNote={
          <p>
            {words.marginNote[0]} {words.marginNote[1]}
          </p>
        }
      >
        <ClassHead view={view} page="plan" title={words.title} />
        <Text width={40}>{words.intro}</Text>
        <h2 ref={current} tabIndex={-1}>
          {words.now}
        </h2>
        {plan === undefined ? <p>{words.none}</p> : <PlanNow view={view} plan={plan} />}
      </LeafRow>
      {state.archivedAt === undefined ? (
        <LeafRow marginNote={words.change}>
          <PlanForm view={view} onShowPlan={() => current.current?.focus()} />
        </LeafRow>
      ) : null}
      <LeafRow>
        <ClassWays view={view} />
      </LeafRow>
    </>
  )
}

function PlanNow({ view, plan }: ClassPageProps & { readonly plan: Plan }) {
  const { curriculum, state, now } = view
  const members = membersOf(state.book).filter(({ leftAt }) => leftAt === undefined)
  const passingScore = (id: PlanPart['id']): number =>
    [...curriculum.quizzes].find(([module]) => module === id)?.[1].passingScore ?? course.passingScore
  const progress = members.map(({ document }) => planProgress(plan, document, passingScore))
  const today = localDateOf(now)
  return (
    <>
      <p>
        <span>{`${words.until(longDay(plan.until))}.`}</span>{' '}
        {today !== undefined && plan.until < today ? <b>{words.over} </b> : null}
        <AsOf at={instantOf(now)} now={now} />
      </p>
      {plan.message === '' ? null : (
        <blockquote className={styles.message}>
          <p lang="" dir="auto">
            {plan.message}
          </p>
        </blockquote>
      )}
      {plan.parts.length === 0 ? null : (
        <Ledger
          caption={words.table}
          isCaptionHidden
          columns={[
            { label: words.columns[0], kind: 'text' },
            { label: words.columns[1], kind: 'number' },
          ]}
          rows={plan.parts.map((part, index) => ({
            id: `${part.kind} ${part.id}`,
            cells: [
              partTitle(view, part),
              words.doneBy(progress.filter((parts) => parts[index]?.isDone === true).length, members.length),
            ],
          }))}
        />
      )}
      {view.isMadeUp || state.plan === undefined || state.archivedAt !== undefined ? null : (
        // Codes of an earlier plan must not stay on the screen.
        <GivePlan key={askedIn(plan)} view={view} signed={state.plan.envelope} />
      )}
    </>
  )
}

export function partTitle({ curriculum }: Pick<ClassView, 'curriculum'>, part: PlanPart): string {
  if (part.kind === 'quiz') return words.quiz(titleOf(curriculum, part.id))
  const lessons = curriculum.modules.flatMap((module) => module.lessons)
  return lessons.find(({ id }) => id === part.id)?.title ?? part.id
}

interface GivePlanProps extends ClassPageProps {
  /** The plan as it was last signed. */
  readonly signed: Bytes
}

/** Gives the plan to learners as codes for their cameras or as a file. It takes the class's receipts along. */
function GivePlan({ view: { book }, signed }: GivePlanProps) {
  const [shown, setShown] = useState<Bytes>()
  const [given, setGiven] = useState<FileGiven>()
  const seal = async (): Promise<Bytes> => {
    const sealed = await book.sealOutgoing()
    return sealed.kind === 'sealed' ? sealed.envelope : signed
  }
  const show = async (): Promise<void> => setShown(shown === undefined ? await seal() : undefined)
  const give = async (): Promise<void> => {
    const name = words.fileName(safeFileName(book.card.className))
    setGiven(await giveFile(name, encodeBase64url(await seal())))
  }
  return (
    <>
      <ButtonRow>
        <Button variant="line" aria-pressed={shown !== undefined} onClick={() => void show()}>
          {words.show}
        </Button>
        <Button variant="line" onClick={() => void give()}>
          <Icon name="download" size="small" /> {words.give}
        </Button>
      </ButtonRow>
      <p role="status">{given === undefined ? null : words.given[given]}</p>
      {shown === undefined ? null : <LightShow bytes={shown} label={words.codes} />}
    </>
  )
}
