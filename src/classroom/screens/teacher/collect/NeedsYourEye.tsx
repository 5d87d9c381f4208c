import { useState } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classCollectWords as words } from '#words/classCollect'
import { classWaitingWords } from '#words/classWaiting'
import { rosterWords } from '#words/roster'
import { membersOf, type WaitingSender, waitingSenders } from '../../../protocol/book/members'
import { namesakesIn } from '../../../protocol/book/namesakes'
import { notInClass } from '../../../protocol/book/roster'
import { namesakeOffers } from '../../../protocol/book/successions'
import type { SenderHash } from '../../../protocol/card/classId'
import { Icon } from '../../../../ui/Icon'
import { SteadyButton } from '../../../../ui/SteadyButton'
import { AsOf } from '../AsOf'
import { BeforeOffers } from './BeforeOffers'
import type { ClassPageProps } from '../classView'
import styles from './CollectPage.module.css'
import type { Arrived } from './useTaking'
import { WaitingAll } from './WaitingAll'

const SHOWN = 20

interface NeedsYourEyeProps extends ClassPageProps {
  readonly arrived: readonly Arrived[]
}

/** New devices that wait for a decision, and reports that could not be taken, each with the next step. */
export function NeedsYourEye({ view, arrived }: NeedsYourEyeProps) {
  const { book, state, now } = view
  const [busy, setBusy] = useState<SenderHash>()
  const [failed, setFailed] = useState('')
  const waiting = waitingSenders(state.book)
  const members = membersOf(state.book)
  const notTaken = arrived.flatMap(({ id, at, collected }) =>
    collected.kind === 'not-taken' ? [{ id, at, reason: collected.reason }] : [],
  )
  const decide = async ({ sender, member }: WaitingSender, isLetIn: boolean): Promise<void> => {
    if (busy !== undefined) return
    setBusy(sender)
    setFailed('')
    const failure = await book.decide([{ sender, member, isLetIn }])
    setBusy(undefined)
    if (failure !== undefined) setFailed(common.notSaved(failure))
  }
  const asked = namesakeOffers(state.book, book.card.classId).length
  const outside = notInClass(state.book)
  const isEmpty = waiting.length + outside.length + notTaken.length + state.refused.length + asked === 0
  return (
    <section aria-labelledby="needs-your-eye">
      <h2 id="needs-your-eye">{words.eye}</h2>
      {isEmpty ? <p className={styles.quiet}>{words.eyeNone}</p> : null}
      <p role="alert" className={styles.failed}>
        {failed}
      </p>
      <WaitingAll view={view} waiting={waiting} />
      <ul className={styles.eye}>
        {waiting.slice(0, SHOWN).map((one) => (
          <li key={one.sender} className={styles.waits}>
            <Icon name="info" />
            <div>
              <b>{words.claim[one.claim](one.name)}</b>{' '}
              <AsOf at={one.heardAt} now={now} carrier={one.carrier} size="bare" />
              <p>{words.claimText}</p>
              {namesakesIn(members, one).map(({ member, name }) => (
                <p key={member}>{words.namesake(name)}</p>
              ))}
              <div className={styles.answers}>
                <SteadyButton
                  meaning={`let-in-${one.sender}-${one.member}`}
                  variant="line"
                  size="compact"
                  busy={busy === one.sender}
                  busyLabel={words.deciding}
                  onPress={() => void decide(one, true)}
                >
                  {words.yes(one.name)}
                </SteadyButton>
                <SteadyButton
                  meaning={`keep-out-${one.sender}-${one.member}`}
                  variant="line"
                  size="compact"
                  onPress={() => void decide(one, false)}
                >
                  {words.no(one.name)}
                </SteadyButton>
              </div>
            </div>
          </li>
        ))}
        {waiting.length > SHOWN ? <More said={classWaitingWords.more(waiting.length - SHOWN)} /> : null}
        <BeforeOffers view={view} />
        {outside.map(({ name, beside, asOf }) => (
          <li key={name}>
            <Icon name="info" />
            <div>
              <b>{rosterWords.notIn(name)}</b> <AsOf at={asOf} now={now} size="bare" />
              <p>{rosterWords.beside(beside)}</p>
            </div>
          </li>
        ))}
        {notTaken.map(({ id, at, reason }) => (
          <li key={id}>
            <Icon name="cross" />
            <div>
              <b>{words.refusedTitle(undefined)}</b> <AsOf at={at} now={now} size="bare" />
              <p>{words.notTaken[reason]}</p>
            </div>
          </li>
        ))}
        {state.refused.slice(0, SHOWN).map(({ at, carrier, reason, name }, index) => (
          // A rejected report has no id. Two may have the same time, so the key includes the index.
          <li key={`${at} ${index}`}>
            <Icon name="cross" />
            <div>
              <b>{words.refusedTitle(name)}</b> <AsOf at={at} now={now} carrier={carrier} size="bare" />
              <p>{words.reason[reason]}</p>
            </div>
          </li>
        ))}
        {state.refused.length > SHOWN ? (
          <More said={classWaitingWords.moreRefused(state.refused.length - SHOWN)} />
        ) : null}
      </ul>
    </section>
  )
}

function More({ said }: { readonly said: string }) {
  return (
    <li>
      <Icon name="info" />
      <div>{said}</div>
    </li>
  )
}
