import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { classCardWords as words } from '#words/classCard'
import { dayNear } from '#words/ledgerFormat'
import { copyText } from '../../../../platform/window/copyText'
import { shareLink } from '../../../../platform/window/shareLink'
import { Button, ButtonRow } from '../../../../ui/Button'
import { Field } from '../../../../ui/Field'
import { cardText } from '../../../protocol/card/classCard'
import { classroomTools } from '../../../../platform/classroomTools'
import { localDateOf } from '../../../../core/progress/calendar'
import { Fold } from '../../../../ui/Fold'
import { Icon } from '../../../../ui/Icon'
import { ClassWays } from '../ClassWays'
import { LeafRow } from '../../../../ui/Leaf'
import { textLinkClass } from '../../../../ui/textLinkClass'
import { language } from '../../../../words/language'
import { classPath, joinPath } from '../../../../words/links'
import { siteAddress } from '../../../../words/siteAddress'
import { useOnce } from '../../../../session/useRead'
import { CardSheet } from './CardSheet'
import { ClassHead } from '../ClassHead'
import type { ClassPageProps } from '../classView'
import { LazyCardRelays } from '../relays/relayParts'
import styles from './CardPage.module.css'

/** The class card at full screen size, as a sheet for the wall, and as a link. The part about relays is collapsed. */
export function CardPage({ view }: ClassPageProps) {
  const { book, isMadeUp, now } = view
  const [origin] = useState(() => window.location.origin)
  const made = words.made(dayNear(localDateOf(new Date(book.openedAt)) ?? '', localDateOf(now) ?? ''))
  return (
    <>
      <LeafRow isTight className={styles.onScreen} marginNote={<p>{`${made[0]} ${made[1]}`}</p>}>
        <ClassHead view={view} page="card" title={words.title} />
      </LeafRow>
      <LeafRow
        className={styles.paper}
        marginNote={
          <p className={styles.onScreen}>
            {words.marginNote[0]} {words.marginNote[1]}
          </p>
        }
      >
        {isMadeUp ? (
          <CardSheet view={view} text={words.madeUpCode} address={siteAddress(origin)} />
        ) : (
          <Card
            key={book.card.relays.map(({ name, password }) => name + password).join()}
            view={view}
            origin={origin}
          />
        )}
      </LeafRow>
      {isMadeUp ? null : (
        <LeafRow className={styles.onScreen}>
          {view.state.archivedAt === undefined ? <LazyCardRelays view={view} /> : null}
          <Fold label={words.safety.title}>
            <ul className={styles.points}>
              {words.safety.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Fold>
          <Link className={textLinkClass} to={classPath()}>
            {words.newCard} <Icon name="arrowRight" />
          </Link>
          <ClassWays view={view} />
        </LeafRow>
      )}
    </>
  )
}

interface CardProps extends ClassPageProps {
  /** The origin of the site, such as `https://ledger.example.org`. */
  readonly origin: string
}

function Card({ view, origin }: CardProps) {
  const { card } = view.book
  const text = useOnce(() => cardText(card, classroomTools))
  const link = text === undefined ? undefined : `${origin}${joinPath(text, __HAS_LANGUAGES__ ? language : undefined)}`
  return (
    <>
      <CardSheet view={view} text={link} address={siteAddress(origin)} />
      <div className={styles.share}>
        {link === undefined ? null : <CardLink link={link} className={card.className} />}
        <p className="quiet">{words.fiveWords}</p>
      </div>
    </>
  )
}

interface CardLinkProps {
  readonly link: string
  readonly className: string
}

/** The card as a link to print, share or copy. */
function CardLink({ link, className }: CardLinkProps) {
  const id = useId()
  const [news, setNews] = useState('')
  const share = async (): Promise<void> => {
    const isShared = await shareLink(link, words.shareTitle(className))
    setNews(isShared ? words.shared : '')
  }
  const copy = async (): Promise<void> => {
    // A screen reader says the same message again only after it was gone.
    setNews('')
    setNews((await copyText(link)) ? words.copied : words.notCopied)
  }
  return (
    <>
      <ButtonRow>
        <Button onClick={() => window.print()}>
          <Icon name="print" size="small" /> {words.print}
        </Button>
        {'share' in navigator ? (
          <Button variant="line" onClick={() => void share()}>
            <Icon name="share" size="small" /> {words.share}
          </Button>
        ) : null}
      </ButtonRow>
      <div className={styles.link}>
        <Field
          id={id}
          label={words.link}
          hint={words.linkHint}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="line" onClick={() => void copy()}>
          <Icon name="copy" size="small" /> {words.copy}
        </Button>
      </div>
      <p role="status">{news}</p>
    </>
  )
}
