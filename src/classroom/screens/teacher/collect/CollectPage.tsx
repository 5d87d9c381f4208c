import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { classCollectWords as words } from '#words/classCollect'
import { classRejectedWords } from '#words/classRejected'
import type { ClassBook } from '../../../protocol/book/classBook'
import { playChime } from '../../../../platform/window/chime'
import { Block } from '../../../../ui/Block'
import { Button, ButtonRow } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { LeafRow } from '../../../../ui/Leaf'
import { Row } from '../../../../ui/Row'
import { textLinkClass } from '../../../../ui/textLinkClass'
import { waitingSenders } from '../../../protocol/book/members'
import { AnswerCard, isRejected } from './AnswerCard'
import { ArchivedCollect } from './ArchivedCollect'
import { CameIn } from './CameIn'
import { GiveReceipts } from './GiveReceipts'
import { ClassHead } from '../ClassHead'
import { ClassWays } from '../ClassWays'
import type { ClassPageProps } from '../classView'
import styles from './CollectPage.module.css'
import { NeedsYourEye } from './NeedsYourEye'
import { LazyRelayIn, LazyRelayRead } from '../relays/relayParts'
import { figuresOf } from '../figures'
import { Scanner } from '../../light/Scanner'
import { useLightIn } from '../../light/useLightIn'
import type { Elements } from '../../../../ui/Elements'
import { type Taking, useTaking } from './useTaking'

/** Collects reports, one learner after another, with the camera and from files. An archived class collects none. */
export function CollectPage({ view }: ClassPageProps) {
  return view.state.archivedAt === undefined ? <Collecting view={view} /> : <ArchivedCollect view={view} />
}

function Collecting({ view }: ClassPageProps) {
  const { book, isMadeUp, line } = view
  const marginNote = book.card.relays.length === 0 ? words.marginNote : words.relayNote
  const [hasSound, setSound] = useState(true)
  const [news, setNews] = useState('')
  const picker = useRef<HTMLInputElement>(null)
  const taking = useTaking(
    book,
    () => new Date(),
    () => {
      if (hasSound) playChime()
    },
  )
  const waiting = waitingSenders(view.state.book).length
  const fetching = line?.fetching
  const onFetched = useEffectEvent(() => taking.noteAll(fetching?.getSnapshot().last?.news ?? []))
  useEffect(() => fetching?.subscribe(() => onFetched()), [fetching])
  const pick = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const files = [...(event.target.files ?? [])]
    if (files.length === 0) return
    setNews('')
    const all = await taking.takeFiles(files)
    const refused = all.filter(({ kind }) => kind === 'refused' || kind === 'not-taken').length
    const decided = book.getSnapshot().book
    const rejected = all.filter((one) => 'answer' in one && isRejected(decided, one)).length
    const done = words.filesDone(all.length - refused, refused)
    setNews(rejected === 0 ? done : `${done} ${classRejectedWords.ofFiles(rejected)}`)
    // Clearing the value lets the teacher choose the same files again.
    if (picker.current !== null) picker.current.value = ''
  }
  const others: ReactNode = (
    <>
      {/* There is no `accept`, because phones gray out files whose type they guess wrong. The content tells which
          files are reports. */}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={words.filesLabel}
        onChange={(event) => void pick(event)}
      />
      <Button
        variant="line"
        size="compact"
        busy={taking.isBusy}
        busyLabel={words.reading}
        onClick={() => picker.current?.click()}
      >
        <Icon name="upload" size="small" /> {words.files}
      </Button>
      {book.card.relays.length === 0 ? null : <LazyRelayIn view={view} onSaid={setNews} />}
      <Button variant="line" size="compact" aria-pressed={hasSound} onClick={() => setSound(!hasSound)}>
        <Icon name="speaker" size="small" /> <span>{hasSound ? words.soundOn : words.soundOff}</span>
      </Button>
    </>
  )
  return (
    <>
      <LeafRow className={styles.lead} marginNote={<p>{`${marginNote[0]} ${marginNote[1]}`}</p>}>
        <ClassHead view={view} page="collect" title={words.title} />
        <div className={styles.columns}>
          <div>
            {isMadeUp ? (
              <Block width={36}>
                <p>{words.madeUpText}</p>
                <ButtonRow>
                  <Button onClick={() => void taking.take(new Uint8Array(), 'light')}>{words.nextMadeUp}</Button>
                  <Button variant="line" size="compact" aria-pressed={hasSound} onClick={() => setSound(!hasSound)}>
                    <Icon name="speaker" size="small" /> <span>{hasSound ? words.soundOn : words.soundOff}</span>
                  </Button>
                </ButtonRow>
              </Block>
            ) : (
              <LightIn taking={taking} book={view.state.book} news={said(taking, view.state.book)} otherWay={others} />
            )}
            <p role="status" className={styles.said}>
              {news}
            </p>
            {fetching === undefined ? null : <LazyRelayRead fetching={fetching} now={view.now} />}
          </div>
          <div>
            <AnswerCard answered={taking.answered} book={view.state.book} />
            <CountToday view={view} />
            {waiting === 0 ? null : (
              <p>
                <a className={textLinkClass} href="#needs-your-eye">
                  {`${words.eye}: ${waiting}`}
                </a>
              </p>
            )}
          </div>
        </div>
      </LeafRow>
      <LeafRow marginNote={words.cameNote}>
        <div className={styles.columns}>
          <CameIn view={view} arrived={taking.arrived} />
          <NeedsYourEye view={view} arrived={taking.arrived} />
        </div>
        {isMadeUp ? null : <GiveReceipts view={view} />}
        <ClassWays view={view} />
      </LeafRow>
    </>
  )
}

/** Returns the screen reader text for the reports that arrived last. */
function said({ arrived }: Taking, book: ClassBook): string {
  const last = arrived[0]?.collected
  if (last === undefined) return ''
  if (last.kind === 'not-taken') return words.notTaken[last.reason]
  if (last.kind === 'refused') return `${words.refusedTitle(last.name)}. ${words.reason[last.reason]}`
  return isRejected(book, last) ? `${classRejectedWords.arrived(last.name)}.` : words.isIn(last.name)
}

/** How many learners of the class have handed in today, as a number and as boxes. */
function CountToday({ view: { state, curriculum, now } }: ClassPageProps) {
  const { handedInToday, members } = useMemo(
    () => figuresOf(state.book, curriculum, now),
    [state.book, curriculum, now],
  )
  const [count, of] = words.count(handedInToday, members)
  return (
    <Row gap={4} before={4} isRuled className={styles.total}>
      <p>
        <b className={styles.number}>{count}</b> <span className={styles.of}>{of}</span>
      </p>
      <p>{words.handedToday}</p>
      <div className={styles.boxes} aria-hidden="true">
        {Array.from({ length: members }, (_, place) => (
          <i key={place} className={place < handedInToday ? styles.done : undefined} />
        ))}
      </div>
    </Row>
  )
}

interface LightInProps {
  readonly taking: Taking
  readonly book: ClassBook
  /** Announced to screen readers when it changes. */
  readonly news: string
  readonly otherWay: Elements
}

/** The camera that collects reports from one learner after another, without a tap in between. */
function LightIn({ taking, book, news, otherWay }: LightInProps) {
  const { onTexts, part } = useLightIn(async (bytes) =>
    (await taking.take(bytes, 'light')).kind === 'not-taken' ? 'again' : 'done',
  )
  const { answered } = taking
  return (
    <Scanner onTexts={onTexts} news={news} otherWay={otherWay}>
      <div className={styles.part}>
        {/* On a phone, the card with the digits is below the camera and off the screen. */}
        {answered === undefined || part !== undefined ? null : isRejected(book, answered) ? (
          <p>{classRejectedWords.arrived(answered.name)}</p>
        ) : (
          <p>
            <span>{answered.name === undefined ? words.storedNoName : words.stored(answered.name)}</span>
            <b>{`${answered.answer.slice(0, 4)} ${answered.answer.slice(4)}`}</b>
          </p>
        )}
        <p>
          <b>{part === undefined ? words.ready : words.readingReport}</b>
          {part === undefined ? null : <span>{words.codes(part.have, part.count)}</span>}
        </p>
        {part === undefined ? null : <progress max={part.count} value={part.have} aria-label={words.readingReport} />}
      </div>
    </Scanner>
  )
}
