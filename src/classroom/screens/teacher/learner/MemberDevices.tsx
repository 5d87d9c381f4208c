import { useState } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classGridWords as words } from '#words/classGrid'
import type { RelayTrouble } from '../../../ports/BookRelays'
import type { Member } from '../../../protocol/book/members'
import type { SenderHash } from '../../../protocol/card/classId'
import { Block } from '../../../../ui/Block'
import { SteadyButton } from '../../../../ui/SteadyButton'
import { useAction } from '../../../../ui/useAction'
import { useSession } from '../../../../session/SessionContext'
import { useClasses } from '../../useClasses'
import { AsOf } from '../AsOf'
import type { ClassPageProps } from '../classView'
import styles from './MemberDevices.module.css'
import { LazyUntoldRelays } from '../relays/relayParts'
import { tellRelays } from '../relays/tellRelays'

interface MemberDevicesProps extends ClassPageProps {
  readonly member: Member
}

/** The devices whose reports are used for a learner. Removing a device also removes everything that it reported. */
export function MemberDevices({ view: { book, state, now, line }, member }: MemberDevicesProps) {
  const classes = useClasses()
  const { learner } = useSession()
  const [news, setNews] = useState('')
  const [untold, setUntold] = useState<{ readonly sender: SenderHash; readonly troubles: readonly RelayTrouble[] }>()
  /** The class no longer uses the device's reports, even if a relay still has them. */
  const removeOnRelays = async (sender: SenderHash): Promise<void> => {
    const troubles = await tellRelays(
      book,
      async () => line?.relays ?? (await (await classes.relays()).ofBook(book, learner.id)),
      (relays) => relays.remove(sender, new AbortController().signal),
    )
    setUntold(troubles.length === 0 ? undefined : { sender, troubles })
  }
  const { run, busyWith } = useAction(async (sender: SenderHash, isDecided: boolean) => {
    if (isDecided) return await removeOnRelays(sender)
    setNews('')
    const failure = await book.decide([{ sender, member: member.member, isLetIn: false }])
    if (failure === undefined) await removeOnRelays(sender)
    setNews(failure === undefined ? words.one.letGo : common.notSaved(failure))
  })
  const busy = busyWith?.[0]
  return (
    <>
      <h2>{words.one.devices}</h2>
      <Block as="ul" width={40} before={3} isRuled className={styles.devices}>
        {member.senders.map((sender, index) => {
          const heard = Object.values(state.book.reports)
            .filter((row) => row.sender === sender)
            .sort((a, b) => b.sequence - a.sequence)[0]
          return (
            <li key={sender}>
              <span>
                <span>{words.one.device(index + 1)}</span>{' '}
                {heard === undefined ? null : <AsOf at={heard.heardAt} now={now} carrier={heard.carrier} />}
              </span>
              {state.archivedAt === undefined ? (
                <SteadyButton
                  meaning={`let-go-${sender}`}
                  variant="line"
                  size="compact"
                  busy={busy === sender}
                  busyLabel={words.one.saving}
                  onPress={() => run(sender, false)}
                >
                  {words.one.notThem(index + 1)}
                </SteadyButton>
              ) : null}
            </li>
          )
        })}
      </Block>
      <p role="status">{news}</p>
      {untold === undefined ? null : (
        <LazyUntoldRelays
          troubles={untold.troubles}
          of="remove"
          isBusy={busy !== undefined}
          onAgain={() => run(untold.sender, true)}
          onCancel={() => setUntold(undefined)}
        />
      )}
    </>
  )
}
