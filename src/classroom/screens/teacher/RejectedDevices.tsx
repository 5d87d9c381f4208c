import { useState } from 'react'
import { classCollectWords } from '#words/classCollect'
import { classRejectedWords as words } from '#words/classRejected'
import { membersOf } from '../../protocol/book/members'
import { namesakesIn } from '../../protocol/book/namesakes'
import { type RejectedSender, rejectedTogether } from '../../protocol/book/rejected'
import { Block } from '../../../ui/Block'
import { Button } from '../../../ui/Button'
import { SteadyButton } from '../../../ui/SteadyButton'
import { Text } from '../../../ui/Text'
import { actionOfMany } from './actionOfMany'
import { AsOf } from './AsOf'
import type { ClassPageProps } from './classView'
import { fullMoment } from './moments'
import styles from './learner/MemberDevices.module.css'
import type { Decisions } from './useDecisions'

const TOGETHER = 20

interface RejectedDevicesProps extends ClassPageProps {
  readonly rejected: readonly RejectedSender[]
  readonly decisions: Decisions
}

/** The devices that the teacher rejected or removed, each with a button that approves it after all. */
export function RejectedDevices({ view: { state, now }, rejected, decisions }: RejectedDevicesProps) {
  const [shown, setShown] = useState(TOGETHER)
  const members = membersOf(state.book)
  return (
    <>
      <Block as="ul" width={40} isRuled className={styles.devices}>
        {rejected.slice(0, shown).map((one) => (
          <li key={one.sender}>
            <div>
              <b>
                <bdi>{one.name}</bdi>
              </b>{' '}
              <AsOf at={one.heardAt} now={now} carrier={one.carrier} size="bare" />
              <Text after={0} tone="quiet" size="small">
                {rejectedOn(one, now)}
              </Text>
              {namesakesIn(members, one).map(({ member, name }) => (
                <Text key={member} before={2} after={0}>
                  {classCollectWords.namesake(name)}
                </Text>
              ))}
            </div>
            {state.archivedAt === undefined ? <ApproveAfterAll one={one} all={rejected} decisions={decisions} /> : null}
          </li>
        ))}
      </Block>
      {rejected.length > shown ? (
        <Button variant="line" size="compact" onClick={() => setShown(shown + TOGETHER)}>
          {words.more(Math.min(TOGETHER, rejected.length - shown))}
        </Button>
      ) : null}
    </>
  )
}

/** For each answer that rejected several devices, a button that asks about all of them again. */
export function RejectedTogether({ view: { now }, rejected, decisions: { decide, busy } }: RejectedDevicesProps) {
  return rejectedTogether(rejected).map(({ at, devices }) => {
    const mark = `ask-again-${at}`
    const taps = devices.map(({ sender, member }) => ({ sender, member, isLetIn: undefined }))
    return (
      <Block key={at} width={40} after={4}>
        <p>{words.together(devices.length, fullMoment(at, now))}</p>
        <SteadyButton
          meaning={mark}
          variant="line"
          size="compact"
          busy={busy === mark}
          busyLabel={words.saving}
          onPress={() => decide(mark, taps, words.askedAgain(devices.length))}
        >
          {words.askAgain(devices.length)}
        </SteadyButton>
      </Block>
    )
  })
}

interface ApproveAfterAllProps {
  readonly one: RejectedSender
  readonly all: readonly RejectedSender[]
  readonly decisions: Decisions
}

export function ApproveAfterAll({ one, all, decisions: { decide, busy } }: ApproveAfterAllProps) {
  const { sender, member, name } = one
  const mark = `approve-${sender}`
  return (
    <SteadyButton
      meaning={mark}
      variant="line"
      size="compact"
      {...(busy !== mark && actionOfMany(words.approve(name), all, (other) => other.name, one))}
      busy={busy === mark}
      busyLabel={words.saving}
      onPress={() => decide(mark, [{ sender, member, isLetIn: true }], words.approved(name))}
    >
      {words.approve(name)}
    </SteadyButton>
  )
}

/** Older versions didn’t store when the teacher decided. */
export function rejectedOn({ rejectedAt }: Pick<RejectedSender, 'rejectedAt'>, now: Date): string {
  return rejectedAt === undefined ? words.rejected : words.rejectedOn(fullMoment(rejectedAt, now))
}
