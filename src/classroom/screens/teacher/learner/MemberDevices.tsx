import { classGridWords as words } from '#words/classGrid'
import { classRejectedWords } from '#words/classRejected'
import type { Member } from '../../../protocol/book/members'
import { newestRows } from '../../../protocol/book/successions'
import { Block } from '../../../../ui/Block'
import { SteadyButton } from '../../../../ui/SteadyButton'
import { AsOf } from '../AsOf'
import type { ClassPageProps } from '../classView'
import type { Decisions } from '../useDecisions'
import styles from './MemberDevices.module.css'
import type { RelayRemoval } from './useRelayRemoval'

interface MemberDevicesProps extends ClassPageProps {
  readonly member: Member
  readonly decisions: Decisions
  readonly removal: RelayRemoval
}

/** The devices whose reports are used for a learner. Removing a device also removes everything that it reported. */
export function MemberDevices({ view: { state, now }, member, decisions, removal }: MemberDevicesProps) {
  const newest = newestRows(state.book.reports)
  return (
    <>
      <h2>{words.one.devices}</h2>
      <Block as="ul" width={40} before={3} isRuled className={styles.devices}>
        {member.senders.map((sender, index) => {
          const heard = newest.get(sender)
          const mark = `let-go-${sender}`
          return (
            <li key={sender}>
              <span>
                <span>{words.one.device(index + 1)}</span>{' '}
                {heard === undefined ? null : <AsOf at={heard.heardAt} now={now} carrier={heard.carrier} />}
              </span>
              {state.archivedAt === undefined ? (
                <SteadyButton
                  meaning={mark}
                  variant="line"
                  size="compact"
                  busy={decisions.busy === mark}
                  busyLabel={words.one.saving}
                  onPress={() =>
                    decisions.decide(
                      mark,
                      [{ sender, member: member.member, isLetIn: false }],
                      classRejectedWords.removed(member.name),
                      () => removal.remove([sender]),
                    )
                  }
                >
                  {words.one.notThem(index + 1)}
                </SteadyButton>
              ) : null}
            </li>
          )
        })}
      </Block>
    </>
  )
}
