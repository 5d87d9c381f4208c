import { Link } from 'react-router-dom'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classDeletedWords } from '#words/classDeleted'
import { classGridWords as words } from '#words/classGrid'
import { classRejectedWords } from '#words/classRejected'
import { longDay } from '#words/ledgerFormat'
import { learnerPage, type LearnerReport as Page, type ModuleCell } from '../../../protocol/book/grid'
import { rejectedSenders } from '../../../protocol/book/rejected'
import { type MemberId, parseMemberId } from '../../../protocol/card/classId'
import { localDateOf } from '../../../../core/progress/calendar'
import { completedLessons } from '../../../../core/progress/lessons'
import { buttonClass } from '../../../../ui/buttonClass'
import { EmptyState } from '../../../../ui/EmptyState'
import { FactList } from '../../../../ui/FactList'
import { Fold } from '../../../../ui/Fold'
import { LeafRow } from '../../../../ui/Leaf'
import { AsOf } from '../AsOf'
import { ClassHead } from '../ClassHead'
import type { ClassPageProps } from '../classView'
import { DecisionNews } from '../DecisionNews'
import { LessonsOf } from '../LessonsOf'
import { RejectedDevices } from '../RejectedDevices'
import { LazyUntoldRelays } from '../relays/relayParts'
import { useDecisions } from '../useDecisions'
import { DeleteReports } from './DeleteReports'
import { MemberBefore } from './MemberBefore'
import { MemberDevices } from './MemberDevices'
import { fullMoment } from '../moments'
import { learnerCsv } from '../tables'
import { TakeAlong } from '../TakeAlong'
import { Button } from '../../../../ui/Button'
import { useAction } from '../../../../ui/useAction'
import { useRelayRemoval } from './useRelayRemoval'
import styles from './LearnerPage.module.css'

interface LearnerPageProps extends ClassPageProps {
  /** The member id in the address. */
  readonly of: string | null
}

/** The progress that one learner handed in, and the decisions about the learner’s devices. */
export function LearnerPage({ view, of }: LearnerPageProps) {
  return <OneLearner key={of} view={view} of={of} />
}

function OneLearner({ view, of }: LearnerPageProps) {
  const { state, curriculum, now, to } = view
  const decisions = useDecisions(view.book)
  const removal = useRelayRemoval(view)
  const [isDeleted, setDeleted] = useState(false)
  const rejected = rejectedSenders(state.book).filter(({ member }) => member === of)
  const decided = (
    <>
      {rejected.length === 0 ? null : <RejectedDevices view={view} rejected={rejected} decisions={decisions} />}
      <DecisionNews decisions={decisions} />
      {removal.untold === undefined ? null : (
        <LazyUntoldRelays
          troubles={removal.untold.troubles}
          of="remove"
          isBusy={decisions.busy !== undefined}
          onAgain={() => void removal.remove(removal.untold?.senders ?? [])}
          onCancel={removal.forget}
        />
      )}
    </>
  )
  const page = useMemo(() => {
    const [member, today] = [parseMemberId(of), localDateOf(now)]
    return member === undefined || today === undefined ? undefined : learnerPage(state.book, curriculum, member, today)
  }, [state.book, curriculum, of, now])
  if (page === undefined) {
    const title = isDeleted ? classDeletedWords.deleted : words.one.gone
    const why = rejected.length > 0 ? classRejectedWords.gone : words.one.goneText
    return (
      <LeafRow>
        <ClassHead view={view} page="learner" title={title} />
        <EmptyState
          headingLevel={2}
          title={title}
          action={
            <Link className={buttonClass('solid')} to={to('grid')}>
              {words.one.toGrid}
            </Link>
          }
        >
          {isDeleted ? classDeletedWords.deletedText : why}
        </EmptyState>
        {decided}
      </LeafRow>
    )
  }
  const { member, modules } = page
  const begun = modules.filter(isBegun)
  const others = modules.filter((cell) => !isBegun(cell))
  return (
    <>
      <LeafRow isTight marginNote={common.carrier[member.carrier]}>
        <ClassHead view={view} page="learner" title={<bdi>{member.name}</bdi>} />
        <p>
          {member.leftAt === undefined ? null : (
            <>
              <span>{`${words.one.leftOn(fullMoment(member.leftAt, now))},`}</span>{' '}
            </>
          )}
          <AsOf at={member.asOf} now={now} carrier={member.carrier} />
        </p>
        <h2>{words.one.lately}</h2>
        <Lately page={page} />
      </LeafRow>
      <LeafRow marginNote={words.one.facts}>
        <Facts page={page} />
      </LeafRow>
      <LeafRow marginNote={words.one.handedIn}>
        <h2 className="sr">{words.one.handedIn}</h2>
        {begun.map((cell) => (
          <LessonsOf key={cell.id} view={view} row={page} cell={cell} />
        ))}
        {others.length === 0 ? null : (
          <Fold label={words.notBegunModules(others.length)}>
            {others.map((cell) => (
              <LessonsOf key={cell.id} view={view} row={page} cell={cell} />
            ))}
          </Fold>
        )}
      </LeafRow>
      <MemberBefore key={`before ${member.member}`} view={view} member={member} />
      {state.archivedAt === undefined ? (
        <LeafRow marginNote={words.one.noteHint}>
          <MemberNote key={member.member} view={view} member={member.member} />
        </LeafRow>
      ) : (
        <KeptNote note={state.notes[member.member]} />
      )}
      <LeafRow marginNote={words.one.devices}>
        <MemberDevices view={view} member={member} decisions={decisions} removal={removal} />
        {decided}
      </LeafRow>
      <LeafRow marginNote={common.takeAlong}>
        <TakeAlong view={view} name={member.name} csv={() => learnerCsv(view, page)} />
      </LeafRow>
      {view.isMadeUp ? null : (
        <LeafRow>
          <DeleteReports view={view} member={member} removal={removal} onDeleted={() => setDeleted(true)} />
        </LeafRow>
      )}
    </>
  )
}

function isBegun({ complete, quiz }: ModuleCell): boolean {
  return complete > 0 || quiz.status !== 'none'
}

function Lately({ page: { lately } }: { readonly page: Page }) {
  const { lessons, quizzes, activeDays } = lately
  if (lessons.length === 0 && quizzes.length === 0 && activeDays === 0) return <p>{words.one.latelyNone}</p>
  const parts = [
    words.one.latelyLessons(lessons.length),
    words.one.latelyQuizzes(quizzes.length),
    words.one.latelyDays(activeDays),
  ]
  return <p>{parts.join(', ')}</p>
}

function Facts({ page }: { readonly page: Page }) {
  const { member, modules, certificates, activeDays } = page
  const lessons = modules.reduce((sum, { complete }) => sum + complete, 0)
  const passed = modules.filter(({ quiz }) => quiz.status === 'passed').length
  return (
    <>
      <FactList
        facts={[
          { id: 'lessons', name: words.one.lessons, value: lessons },
          { id: 'quizzes', name: words.one.quizzes, value: passed },
          { id: 'certificates', name: words.one.certificates, value: certificates.length },
          { id: 'days', name: words.one.days, value: activeDays },
        ]}
      />
      {member.answersSince === undefined ? null : <p>{words.one.answersSince(longDay(member.answersSince))}</p>}
      {member.earlier.map((document) => (
        <p key={document.epoch}>
          <b>{words.one.startedOver}.</b> <span>{words.one.earlier(completedLessons(document).length)}</span>
        </p>
      ))}
    </>
  )
}

/** The teacher's note in an archived class, which can only be read. */
function KeptNote({ note }: { readonly note: string | undefined }) {
  if (note === undefined) return null
  return (
    <LeafRow marginNote={words.one.noteHint}>
      <h2>{words.one.note}</h2>
      <p className={styles.kept} lang="" dir="auto">
        {note}
      </p>
    </LeafRow>
  )
}

interface MemberNoteProps extends ClassPageProps {
  readonly member: MemberId
}

/** The teacher's note about a learner. It is saved only when the teacher presses the button. */
function MemberNote({ view: { book, state }, member }: MemberNoteProps) {
  const id = useId()
  const save = useAction(async (note: string) => {
    const failure = await book.setNote(member, note)
    if (failure === undefined) return words.one.noteSaved
    return failure === 'too-long' ? words.one.noteTooLong : common.notSaved(failure)
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('note')
    save.run(typeof text === 'string' ? text.trim() : '')
  }
  return (
    <form className={styles.note} onSubmit={submit}>
      <label htmlFor={id}>{words.one.note}</label>
      <textarea id={id} name="note" rows={3} maxLength={2000} defaultValue={state.notes[member] ?? ''} />
      <Button type="submit" variant="line" size="compact" busy={save.isBusy} busyLabel={words.one.saving}>
        {words.one.saveNote}
      </Button>
      <p role="status">{save.outcome ?? ''}</p>
    </form>
  )
}
