import type { FormEvent } from 'react'
import { classBeforeWords as words } from '#words/classBefore'
import { moduleCells } from '../../../protocol/book/grid'
import type { Member } from '../../../protocol/book/members'
import { successionOffers } from '../../../protocol/book/successions'
import { parseMemberId } from '../../../protocol/card/classId'
import { completedLessons } from '../../../../core/progress/lessons'
import { Button } from '../../../../ui/Button'
import { SelectField } from '../../../../ui/Field'
import { Fold } from '../../../../ui/Fold'
import { LeafRow } from '../../../../ui/Leaf'
import { SteadyButton } from '../../../../ui/SteadyButton'
import { AsOf } from '../AsOf'
import type { ClassPageProps } from '../classView'
import { LessonsOf } from '../LessonsOf'
import styles from './LearnerPage.module.css'
import { useTellBefore } from '../useTellBefore'

interface MemberBeforeProps extends ClassPageProps {
  readonly member: Member
}

/** Shows which learner this was before the class got a new card, and the reports from that time. */
export function MemberBefore({ view, member }: MemberBeforeProps) {
  const { book, state } = view
  const { run, isBusy, outcome, show } = useTellBefore(book, member.member)
  const offer = successionOffers(state.book, book.card.classId).find((one) => one.member.member === member.member)
  const isAsked = offer !== undefined && state.archivedAt === undefined
  if (member.before.length === 0 && !isAsked) return null
  const choose = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const chosen = parseMemberId(new FormData(event.currentTarget).get('before'))
    if (chosen === undefined) show(words.noneChosen)
    else run(chosen)
  }
  return (
    <LeafRow>
      <h2>{words.title}</h2>
      {member.before.map((one, index, all) => (
        <Then
          key={one.member}
          view={view}
          member={one}
          label={all.length < 2 ? words.read : words.readOf(index + 1, all.length)}
        />
      ))}
      {state.archivedAt !== undefined ? null : member.before.length > 0 ? (
        <SteadyButton
          meaning={`before-nobody-${member.member}`}
          variant="line"
          size="compact"
          busy={isBusy}
          busyLabel={words.saving}
          onPress={() => run(undefined)}
        >
          {words.undo}
        </SteadyButton>
      ) : offer === undefined ? null : (
        <form className={styles.note} noValidate onSubmit={choose}>
          <SelectField
            label={words.who}
            name="before"
            defaultValue=""
            options={[
              { value: '', label: words.choose },
              ...[...offer.namesakes, ...offer.others].map((one) => ({ value: one.member, label: one.name })),
            ]}
          />
          <Button type="submit" variant="line" size="compact" busy={isBusy} busyLabel={words.saving}>
            {words.same}
          </Button>
        </form>
      )}
      <p role="alert">{outcome ?? ''}</p>
    </LeafRow>
  )
}

/** The progress handed in before the new card. It can be read but is never included in the figures. */
function Then({ view, member, label }: MemberBeforeProps & { readonly label: string }) {
  const modules = moduleCells(member.document, view.curriculum)
  const begun = modules.filter(({ complete, quiz }) => complete > 0 || quiz.status !== 'none')
  const passed = modules.filter(({ quiz }) => quiz.status === 'passed').length
  return (
    <>
      <p>
        <b>
          <bdi>{member.name}</bdi>
        </b>
        : <span>{words.completed(completedLessons(member.document).length, passed)}</span>{' '}
        <AsOf at={member.asOf} now={view.now} carrier={member.carrier} />
      </p>
      {begun.length === 0 ? null : (
        <Fold label={label}>
          {begun.map((cell) => (
            <LessonsOf key={cell.id} view={view} row={{ member, modules }} cell={cell} />
          ))}
        </Fold>
      )}
    </>
  )
}
