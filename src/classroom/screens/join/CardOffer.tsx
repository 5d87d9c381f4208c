import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { joinClassWords as words } from '#words/joinClass'
import { reportPartsWords } from '#words/reportParts'
import { sharingWords } from '#words/sharing'
import { nameOf } from '../../../data/accounts/learnerName'
import type { JoinedClass, JoinedClasses } from '../../ports/JoinedClasses'
import type { KeptCard } from '../../ports/KeptCard'
import { hexOf } from '../../protocol/bytes'
import type { ClassCard } from '../../protocol/card/classCard'
import { sixWords } from '../../protocol/card/sixWords'
import { plainName } from '../../../core/progress/plainName'
import { Button, ButtonRow } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { LeafRow } from '../../../ui/Leaf'
import { PageHeading } from '../../../ui/PageHeading'
import { Sheet } from '../../../ui/Sheet'
import { SteadyButton } from '../../../ui/SteadyButton'
import { joinedClassPath } from '../../../words/links'
import { paths } from '../../../words/paths'
import { lazyPart } from '../../../session/lazyPart'
import { LanguageButtons } from '../../../session/LanguageButtons'
import { useSession } from '../../../session/SessionContext'
import { Icon } from '../../../ui/Icon'
import { Text } from '../../../ui/Text'
import { useAction } from '../../../ui/useAction'
import { asksForReload, ReloadPage } from '../../../session/ReloadPage'
import { namesakesOf, useJoined } from './useJoined'
import styles from './Join.module.css'
import { ReportText } from './ReportText'
import { SharingChoice } from './SharingChoice'

/** For a learner who already joined the class with another card. That is rare, so its script is separate. */
const LazyOtherCardOffered = lazyPart(() => import('./OtherCard').then(({ OtherCardOffered }) => OtherCardOffered))

interface CardOfferProps {
  readonly card: ClassCard
  readonly kept: KeptCard
}

/** Shows a card's class and teacher, the data that a report sends, and the choices join, later and no. */
export function CardOffer({ card, kept }: CardOfferProps) {
  const { learner } = useSession()
  const navigate = useNavigate()
  const joined = useJoined()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<'missing' | keyof typeof words.notJoined | 'unsupported'>()
  const [chosen, setChosen] = useState<boolean>()
  const [isBusy, setBusy] = useState(false)
  const [from, opened] = words.marginNote
  // A class with a new relay has a new card. Learners who scan it keep the name and the answer that they gave before.
  const known = knownClass(card, joined)
  const name = typed ?? known?.name ?? plainName(nameOf(learner))
  const isSharing = chosen ?? known?.isSharing ?? false
  const isNamesake = joined !== undefined && joined !== 'missing' && namesakesOf(card, joined.list).length > 0

  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy || joined === undefined) return
    if (joined === 'missing') return setFailure('missing')
    setBusy(true)
    setError(undefined)
    setFailure(undefined)
    const refused = await joined.classes.join(card, name, isSharing)
    setBusy(false)
    if (refused === 'bad-name') return setError(words.badName)
    if (refused !== undefined) return setFailure(refused)
    await kept.drop()
    void navigate(joinedClassPath(hexOf(card.classId)), { replace: true })
  }
  const decline = (): void => {
    void kept.drop()
    void navigate(paths.dashboard, { replace: true })
  }

  return (
    <>
      <LeafRow
        marginNote={
          <p>
            {from} <br />
            {opened}
          </p>
        }
      >
        {/* People agree here, so they can read it in their own language. The card stays on the device. */}
        {__HAS_LANGUAGES__ ? <LanguageButtons /> : null}
        <PageHeading className={styles.heading}>{words.joinTitle}</PageHeading>
        <Sheet className={styles.card}>
          <p className={styles.className}>
            <bdi>{card.className}</bdi>
          </p>
          <p className={styles.teacher}>
            {words.teacher}{' '}
            <b>
              <bdi>{card.teacherName}</bdi>
            </b>
          </p>
          <h2 className={styles.compare}>{words.compare}</h2>
          <ol className={styles.six}>
            {sixWords(card.classId).map((word, place) => (
              // The same word may appear twice, so the position is the key.
              <li key={place}>{word}</li>
            ))}
          </ol>
          <Text after={0} tone="quiet">
            {words.compareText}
          </Text>
        </Sheet>
        {isNamesake ? <LazyOtherCardOffered /> : null}
      </LeafRow>
      <LeafRow marginNote={<p>{words.seeFirst.join(' ')}</p>}>
        <HandedOver isSharing={isSharing} />
        {card.relays.length === 0 ? null : <p>{words.byRelay}</p>}
        <form className={styles.form} noValidate onSubmit={(event) => void join(event)}>
          <Field
            label={words.name}
            hint={words.nameHint}
            error={error}
            value={name}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          <SharingChoice isSharing={isSharing} onChange={setChosen} />
          <ReportPreview key={String(isSharing)} card={card} name={name} isSharing={isSharing} />
          <p className={styles.failure} role="alert">
            {failure === undefined
              ? null
              : failure === 'missing' || failure === 'unsupported'
                ? words[failure]
                : words.notJoined[failure]}
          </p>
          {failure === 'missing' || asksForReload(failure) ? <ReloadPage /> : null}
          <ButtonRow>
            {/* A double tap on a link must not join the class. */}
            <SteadyButton meaning="join" type="submit" busy={isBusy || joined === undefined} busyLabel={words.joining}>
              {words.join}
            </SteadyButton>
            <Button variant="line" onClick={() => void navigate(paths.dashboard)}>
              {words.later}
            </Button>
            <Button variant="line" onClick={decline}>
              {words.no}
            </Button>
          </ButtonRow>
        </form>
        <p className="quiet">{words.promise}</p>
      </LeafRow>
    </>
  )
}

/** The class of the card, if the learner is in it. A learner who left answers again. */
function knownClass({ classId }: ClassCard, joined: ReturnType<typeof useJoined>): JoinedClass | undefined {
  if (joined === undefined || joined === 'missing') return undefined
  return joined.list.find(({ key, isLeaving }) => key === hexOf(classId) && !isLeaving)
}

/** Lists the data that a teacher gets about a learner, and the data that no teacher gets. */
function HandedOver({ isSharing }: { readonly isSharing: boolean }) {
  const parts = Object.values(reportPartsWords)
  const handed = isSharing ? [...parts, ...sharingWords.handed] : parts
  const never = isSharing ? words.neverList : [...words.neverList, ...sharingWords.notHanded]
  return (
    <>
      <Text as="h2" after={2} breaksWords>
        {words.gets}
      </Text>
      <div className={styles.parts}>
        <div>
          <Text as="h3" tone="done">
            <Icon name="check" size="small" /> {words.handedOver}
          </Text>
          <ul className={styles.list}>
            {handed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <Text as="h3" tone="failed">
            <Icon name="cross" size="small" /> {words.neverHanded}
          </Text>
          <ul className={styles.list}>
            {never.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

interface ReportPreviewProps {
  readonly card: ClassCard
  readonly name: string
  readonly isSharing: boolean
}

/** Shows the content that a report would have now, before anything is sent. */
function ReportPreview({ card, name, isSharing }: ReportPreviewProps) {
  const joined = useJoined()
  const [shown, setShown] = useState<{ readonly text: string | undefined }>()
  const make = useAction(async (classes: JoinedClasses) =>
    setShown({ text: await classes.preview(card, name, isSharing) }),
  )
  if (joined === undefined) return null
  const show = (): void => (joined === 'missing' ? setShown({ text: undefined }) : make.run(joined.classes))
  return (
    <>
      <Button variant="line" size="compact" busy={make.isBusy} busyLabel={words.making} onClick={show}>
        {words.seeReport}
      </Button>
      {shown === undefined ? null : shown.text === undefined ? (
        <>
          <p role="alert">{words.noReport}</p>
          <ReloadPage />
        </>
      ) : (
        <ReportText text={shown.text} />
      )}
    </>
  )
}
