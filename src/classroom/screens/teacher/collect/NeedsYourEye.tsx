import { classCollectWords as words } from '#words/classCollect'
import { classWaitingWords } from '#words/classWaiting'
import { rosterWords } from '#words/roster'
import { classBeforeWords } from '#words/classBefore'
import { classRejectedWords as rejectedWords } from '#words/classRejected'
import type { RefusedEnvelope } from '../../../ports/TaughtClasses'
import { membersOf, type WaitingSender, waitingSenders } from '../../../protocol/book/members'
import type { SenderHash } from '../../../protocol/card/classId'
import { namesakesIn } from '../../../protocol/book/namesakes'
import { rejectedSenders } from '../../../protocol/book/rejected'
import { notInClass } from '../../../protocol/book/roster'
import { namesakeOffers, type SuccessionOffer } from '../../../protocol/book/successions'
import { Block } from '../../../../ui/Block'
import { Icon } from '../../../../ui/Icon'
import { SteadyButton } from '../../../../ui/SteadyButton'
import { Fold } from '../../../../ui/Fold'
import { actionOfMany } from '../actionOfMany'
import { AsOf } from '../AsOf'
import type { ClassPageProps } from '../classView'
import { DecisionNews } from '../DecisionNews'
import { ApproveAfterAll, RejectedDevices, rejectedOn, RejectedTogether } from '../RejectedDevices'
import { useDecisions } from '../useDecisions'
import { completedLessons } from '../../../../core/progress/lessons'
import { useTellBefore } from '../useTellBefore'
import styles from './CollectPage.module.css'
import type { ArrivedReport } from './useTaking'
import { WaitingAll } from './WaitingAll'

const SHOWN = 20

interface NeedsYourEyeProps extends ClassPageProps {
  readonly arrived: readonly ArrivedReport[]
}

/** Lists new devices that are waiting for a decision and reports that couldn't be stored, each with the next step. */
export function NeedsYourEye({ view, arrived }: NeedsYourEyeProps) {
  const { book, state, now } = view
  const waiting = waitingSenders(state.book)
  const members = membersOf(state.book)
  const notTaken = arrived.flatMap(({ id, at, collected }) =>
    collected.kind === 'not-taken' ? [{ id, at, reason: collected.reason }] : [],
  )
  const decisions = useDecisions(book)
  const decide = ({ sender, member, name }: WaitingSender, isLetIn: boolean): void => {
    const said = isLetIn ? rejectedWords.approved(name) : rejectedWords.refused(name)
    decisions.decide(`${isLetIn} ${sender}`, [{ sender, member, isLetIn }], said)
  }
  const rejected = rejectedSenders(state.book)
  // The same report may come again, and older versions didn't store when they rejected a device.
  const back = rejected.filter(
    ({ sender, isBack, rejectedAt = '' }) =>
      isBack || arrived.some(({ at, collected }) => isFrom(sender, collected) && at > rejectedAt),
  )
  const kept = rejected.filter((one) => !back.includes(one))
  const refused = refusedAlike(state.refused)
  const asked = namesakeOffers(state.book, book.card.classId).length
  const outside = notInClass(state.book)
  const isEmpty = waiting.length + outside.length + notTaken.length + state.refused.length + asked + back.length === 0
  return (
    <section aria-labelledby="needs-your-eye">
      <h2 id="needs-your-eye">{words.eye}</h2>
      {isEmpty ? <p className={styles.quiet}>{words.eyeNone}</p> : null}
      <DecisionNews decisions={decisions} />
      <WaitingAll view={view} waiting={waiting} decisions={decisions} />
      <Block as="ul" isRuled className={styles.eye}>
        {back.slice(0, SHOWN).map((one) => (
          <li key={one.sender} className={styles.waits}>
            <Icon name="info" />
            <div>
              <b>{rejectedWords.back(one.name)}</b>{' '}
              <AsOf at={one.heardAt} now={now} carrier={one.carrier} size="bare" />
              <p>
                <span>{rejectedOn(one, now)}</span> {rejectedWords.backText}
              </p>
              {namesakesIn(members, one).map(({ member, name }) => (
                <p key={member}>{words.namesake(name)}</p>
              ))}
              <div className={styles.answers}>
                <ApproveAfterAll one={one} all={back} decisions={decisions} />
                <SteadyButton
                  meaning={`keep-rejected-${one.sender}`}
                  variant="line"
                  size="compact"
                  aria-label={`${rejectedWords.keepOut}: ${one.name}`}
                  onPress={() =>
                    decisions.decide(
                      `stay ${one.sender}`,
                      [{ sender: one.sender, member: one.member, isLetIn: false }],
                      rejectedWords.keptOut(one.name),
                    )
                  }
                >
                  {rejectedWords.keepOut}
                </SteadyButton>
              </div>
            </div>
          </li>
        ))}
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
                  {...(decisions.busy !== `true ${one.sender}` &&
                    actionOfMany(words.yes(one.name), waiting, nameOf, one))}
                  busy={decisions.busy === `true ${one.sender}`}
                  busyLabel={words.deciding}
                  onPress={() => decide(one, true)}
                >
                  {words.yes(one.name)}
                </SteadyButton>
                <SteadyButton
                  meaning={`keep-out-${one.sender}-${one.member}`}
                  variant="line"
                  size="compact"
                  {...actionOfMany(words.no(one.name), waiting, nameOf, one)}
                  onPress={() => decide(one, false)}
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
        {refused.slice(0, SHOWN).map(({ newest: { at, carrier, reason, name }, count }) => (
          <li key={`${reason} ${name}`}>
            <Icon name="cross" />
            <div>
              <b>{words.refusedTitle(name)}</b> <AsOf at={at} now={now} carrier={carrier} size="bare" />
              {count > 1 ? <p>{classWaitingWords.times(count)}</p> : null}
              <p>{words.reason[reason]}</p>
            </div>
          </li>
        ))}
        {refused.length > SHOWN ? <More said={classWaitingWords.moreRefused(refused.length - SHOWN)} /> : null}
      </Block>
      {kept.length === 0 ? null : (
        <Fold label={rejectedWords.title(kept.length)}>
          <p>{rejectedWords.text}</p>
          <RejectedTogether view={view} rejected={kept} decisions={decisions} />
          <RejectedDevices view={view} rejected={kept} decisions={decisions} />
        </Fold>
      )}
    </section>
  )
}

interface RefusedAlike {
  readonly newest: RefusedEnvelope
  readonly count: number
}

/** Returns one entry for all reports of one name with one fault. A device may try a hundred times. */
function refusedAlike(refused: readonly RefusedEnvelope[]): readonly RefusedAlike[] {
  const alike = new Map<string, RefusedAlike>()
  for (const one of refused) {
    const key = `${one.reason} ${one.name ?? ''}`
    const known = alike.get(key)
    alike.set(key, { newest: known?.newest ?? one, count: (known?.count ?? 0) + 1 })
  }
  return [...alike.values()]
}

function isFrom(sender: SenderHash, collected: ArrivedReport['collected']): boolean {
  return 'sender' in collected && collected.sender === sender
}

function nameOf({ name }: WaitingSender): string {
  return name
}

function More({ said }: { readonly said: string }) {
  return (
    <li>
      <Icon name="info" />
      <div>{said}</div>
    </li>
  )
}

/**
 * After the class got a new card, lists learners whose name matches that of an earlier learner. Each is listed until
 * the teacher says whether they are the same person.
 */
function BeforeOffers({ view }: ClassPageProps) {
  const { book, state } = view
  const offers = namesakeOffers(state.book, book.card.classId)
  return offers.map((offer) => <BeforeOffer key={offer.member.member} view={view} offer={offer} all={offers} />)
}

interface BeforeOfferProps extends ClassPageProps {
  readonly offer: SuccessionOffer
  readonly all: readonly SuccessionOffer[]
}

function BeforeOffer({ view: { book, now }, offer, all }: BeforeOfferProps) {
  const { member, namesakes } = offer
  const named = (text: string) => actionOfMany(text, all, ({ member: { name } }) => name, offer)
  const { run, isBusy, outcome } = useTellBefore(book, member.member)
  const [only, ...others] = namesakes
  return (
    <li className={styles.waits}>
      <Icon name="info" />
      <div>
        <b>{classBeforeWords.is(member.name)}</b>{' '}
        {only === undefined || others.length > 0 ? null : <AsOf at={only.asOf} now={now} size="bare" />}
        <p>{classBeforeWords.text}</p>
        <div className={styles.answers}>
          {namesakes.map((one) => {
            const text =
              others.length === 0
                ? classBeforeWords.yes(one.name)
                : classBeforeWords.yesOf(one.name, completedLessons(one.document).length)
            return (
              <SteadyButton
                key={one.member}
                meaning={`before-${member.member}-${one.member}`}
                variant="line"
                size="compact"
                {...(!isBusy && named(text))}
                busy={isBusy}
                busyLabel={classBeforeWords.saving}
                onPress={() => run(one.member)}
              >
                {text}
              </SteadyButton>
            )
          })}
          <SteadyButton
            meaning={`before-nobody-${member.member}`}
            variant="line"
            size="compact"
            {...named(classBeforeWords.no(member.name))}
            onPress={() => run(undefined)}
          >
            {classBeforeWords.no(member.name)}
          </SteadyButton>
        </div>
        <p role="alert" className={styles.failed}>
          {outcome ?? ''}
        </p>
      </div>
    </li>
  )
}
