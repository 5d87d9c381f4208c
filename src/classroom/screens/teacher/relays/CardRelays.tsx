import { type FormEvent, useState } from 'react'
import { classBookWords } from '#words/classBook'
import { classRelayWords as words } from '#words/classRelay'
import type { RelayTrouble } from '../../../ports/BookRelays'
import type { ClassRelays } from '../../../ports/ClassRelays'
import type { CardRelay } from '../../../protocol/card/classCard'
import { databaseOf } from '../../../protocol/relay/relayDocument'
import { Button, ButtonRow } from '../../../../ui/Button'
import { Field } from '../../../../ui/Field'
import { Fold } from '../../../../ui/Fold'
import { useAction } from '../../../../ui/useAction'
import { useSession } from '../../../../session/SessionContext'
import { useClasses } from '../../useClasses'
import { useOnce } from '../../../../session/useRead'
import type { ClassPageProps } from '../classView'
import styles from '../card/CardPage.module.css'
import { ForgetWaiting } from './ForgetWaiting'
import { PreparedRelay } from './PreparedRelay'
import { RenewRelay } from './RenewRelay'
import { tellRelays } from './tellRelays'
import { UntoldRelays } from './UntoldRelays'

type Asked = Pick<CardRelay, 'name' | 'address'> & { readonly pin: string }

/**
 * Chooses the relay on the class card, from the relays that this build may use. Most classes don't need a relay, so
 * this part is collapsed.
 */
export function CardRelays({ view }: ClassPageProps) {
  const classes = useClasses()
  // If the relay script can't be loaded, nothing is offered.
  const relays = useOnce(() => classes.relays().catch(() => undefined))
  if (relays === undefined || (relays.addresses.length === 0 && !relays.hasFirestore)) return null
  return <OfBuild view={view} relays={relays} />
}

function OfBuild({ view, relays }: ClassPageProps & { readonly relays: ClassRelays }) {
  const { book, line } = view
  const classes = useClasses()
  const { learner } = useSession()
  const [error, setError] = useState<string>()
  /** The number of PINs that have created or renewed a class. A PIN works only once, so its field is emptied. */
  const [pinsUsed, setPinsUsed] = useState(0)
  const [untold, setUntold] = useState<readonly RelayTrouble[]>([])
  const [first] = relays.addresses
  // A local hub has a PIN, so only an `https:` relay can be prepared from a file.
  const outside = relays.addresses.find((address) => address.startsWith('https:'))
  const ways = useOnce(() =>
    first === undefined ? Promise.resolve('unknown' as const) : relays.reach({ name: 'couchdb', address: first }),
  )
  const [named] = book.card.relays
  const never = new AbortController().signal
  const strange = words.unknown(relays.addresses)

  const work = useAction((ask: () => Promise<string>) => {
    setError(undefined)
    return ask().catch(() => words.partMissing)
  })
  const { isBusy, outcome: news = '' } = work
  const add = async (asked: Asked, done: string = words.isOn): Promise<string> => {
    const made = await relays.make(book, { ...asked, learner: learner.id })
    const opened = await made.relay.open(book.card, never)
    if (opened.kind === 'failed') return words.notMade[opened.reason]
    setPinsUsed((used) => used + 1)
    const failure = await book.setRelays([made.named])
    return failure === undefined ? done : classBookWords.notSaved(failure)
  }
  const reachAndAdd = async (asked: Asked, done?: string): Promise<string> => {
    const way = await relays.reach(asked)
    if (way === 'unknown') return strange
    return way === 'never' ? words.never : await add(asked, done)
  }
  const take = async (named: CardRelay): Promise<string> => {
    const card = { ...book.card, relays: [named] }
    const signAccess: typeof book.signAccess = (access, after) => book.signAccess(access, after)
    const signDeletion: typeof book.signDeletion = (deleted) => book.signDeletion(deleted)
    const [reached] = await relays.of({ card, signAccess, signDeletion }, learner.id, true)
    if (reached?.relay === undefined) return reached?.way === 'never' ? words.never : strange
    const opened = await reached.relay.open(card, never)
    if (opened.kind === 'failed') return opened.reason === 'refused' ? words.notPrepared : words.notMade[opened.reason]
    const failure = await book.setRelays([named])
    return failure === undefined ? words.isOn : classBookWords.notSaved(failure)
  }
  const drop = async (withUntold: boolean): Promise<string> => {
    const troubles = await tellRelays(
      book,
      async () => line?.relays ?? (await (await classes.relays()).ofBook(book, learner.id)),
      (opened) => opened.close(never),
    )
    setUntold(withUntold ? [] : troubles)
    if (troubles.length > 0 && !withUntold) return ''
    const failure = await book.setRelays([])
    if (failure !== undefined) return classBookWords.notSaved(failure)
    return troubles.length === 0 ? words.dropped : words.droppedUntold
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string): string => {
      const value = form.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const address = typed('address').replace(/\/+$/, '')
    work.run(async () => {
      const said = await reachAndAdd({ name: 'couchdb', address, pin: typed('pin').replace(/\D/g, '') })
      if (said !== strange) return said
      // This error is shown beside the address.
      setError(strange)
      return ''
    })
  }

  return (
    <Fold label={words.advanced}>
      <section className={styles.relay}>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        {named === undefined ? (
          <>
            {relays.hasFirestore && learner.kind === 'cloud' ? (
              <ButtonRow>
                <Button
                  variant="line"
                  busy={isBusy}
                  busyLabel={words.asking}
                  onClick={() => work.run(() => add({ name: 'firestore', address: '', pin: '' }))}
                >
                  {words.withAccount}
                </Button>
              </ButtonRow>
            ) : null}
            {ways === 'never' ? <p>{words.never}</p> : null}
            {ways === 'ask' ? (
              <p>
                <b>{words.askTitle}.</b> {words.askText}
              </p>
            ) : null}
            {first === undefined || ways === 'never' ? null : (
              <form noValidate onSubmit={submit}>
                <Field label={words.address} name="address" defaultValue={first} error={error} inputMode="url" />
                <Field key={pinsUsed} label={words.pin} name="pin" autoComplete="off" inputMode="numeric" />
                <Button type="submit" variant="line" busy={isBusy} busyLabel={words.asking}>
                  {words.putOn}
                </Button>
              </form>
            )}
            {outside === undefined ? null : (
              <PreparedRelay
                className={book.card.className}
                database={databaseOf(book.card.classId)}
                isBusy={isBusy}
                work={work.run}
                make={async () => {
                  const asked = { name: 'couchdb', address: outside, pin: '', learner: learner.id } as const
                  return (await relays.make(book, asked)).named
                }}
                take={take}
              />
            )}
          </>
        ) : (
          <>
            <p>{words.has(named.name === 'firestore' ? words.account : named.address)}</p>
            {untold.length > 0 ? null : (
              <Button
                variant="line"
                busy={isBusy}
                busyLabel={words.dropping}
                onClick={() => work.run(() => drop(false))}
              >
                {words.drop}
              </Button>
            )}
            {named.name === 'firestore' || untold.length > 0 ? null : (
              <RenewRelay
                isBusy={isBusy}
                pinsUsed={pinsUsed}
                renew={(pin) => work.run(() => reachAndAdd({ ...named, pin }, words.renewed))}
              />
            )}
            <UntoldRelays
              troubles={untold}
              of="drop"
              isBusy={isBusy}
              onAgain={() => work.run(() => drop(false))}
              onward={() => work.run(() => drop(true))}
              onCancel={() => setUntold([])}
            />
          </>
        )}
        <p role="status">{news}</p>
        {news === words.renewed ? <ForgetWaiting view={view} /> : null}
      </section>
    </Fold>
  )
}
