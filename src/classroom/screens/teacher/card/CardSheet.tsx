import { classBookWords } from '#words/classBook'
import { classCardWords as words } from '#words/classCard'
import { languagesWords } from '#words/languages'
import { sixWords } from '../../../protocol/card/sixWords'
import { QuiltBlock } from '../../../../ui/QuiltBlock'
import { Skeleton } from '../../../../ui/Skeleton'
import { language } from '../../../../words/language'
import { otherLanguages } from '../../../../words/languages'
import { QrCode } from '../../light/QrCode'
import styles from './CardPage.module.css'
import type { ClassPageProps } from '../classView'

/** The Friendship Star, for the whole class. */
const STAR = { icon: 'insurance', color: 'teal' }

interface CardSheetProps extends ClassPageProps {
  /** The content of the code. Undefined until it is ready. */
  readonly text: string | undefined
  /** The address of the site, for people who have to type it. It has no secret of the class. */
  readonly address: string
}

/** The sheet for the wall: the QR code, the six words, and instructions for learners. */
export function CardSheet({ view: { book, isMadeUp }, text, address }: CardSheetProps) {
  const { className, teacherName, classId } = book.card
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <div>
          <p className={styles.small}>{words.kind}</p>
          <h2>
            <bdi>{isMadeUp ? classBookWords.madeUpName : className}</bdi>
          </h2>
          <p className={styles.who}>
            <bdi>{isMadeUp ? classBookWords.madeUpTeacher : teacherName}</bdi>
          </p>
          {__HAS_LANGUAGES__ && otherLanguages().length > 0 ? (
            <p className={styles.small}>
              {languagesWords.ofCard}{' '}
              <b lang={language.tag} dir={language.dir}>
                {language.name}
              </b>
            </p>
          ) : null}
        </div>
        <QuiltBlock look={STAR} done={1} total={1} size="large" />
      </header>
      <div className={styles.body}>
        <div>
          <div className={styles.code}>
            {text === undefined ? <Skeleton label={words.codeLoading} /> : <QrCode text={text} label={words.code} />}
          </div>
          <div className={styles.orType}>
            <h3>{words.orType}</h3>
            <p>{words.orTypeAddress}</p>
            <p className={styles.address}>
              <b>{address}</b>
            </p>
            <p>{words.orTypeText}</p>
          </div>
        </div>
        <div>
          <h3>{words.words}</h3>
          <ol className={styles.words}>
            {sixWords(classId).map((word, place) => (
              // The same word may appear twice, so the position is the key.
              <li key={place}>{word}</li>
            ))}
          </ol>
          <p className={styles.small}>{words.wordsText}</p>
          <h3>{words.join}</h3>
          <Steps steps={words.joinSteps} />
        </div>
      </div>
      <footer className={styles.foot}>
        <h3>{words.handIn}</h3>
        <Steps steps={words.handInSteps} isWide />
        <p className={styles.small}>{words.choice}</p>
      </footer>
    </article>
  )
}

interface StepsProps {
  readonly steps: readonly (readonly [before: string, button: string, after: string])[]
  readonly isWide?: boolean
}

function Steps({ steps, isWide = false }: StepsProps) {
  return (
    <ol className={`${styles.steps} ${isWide ? styles.three : ''}`}>
      {steps.map(([before, button, after]) => (
        <li key={before}>
          <span>{before}</span>
          {button === '' ? null : <b>{button}</b>}
          <span>{after}</span>
        </li>
      ))}
    </ol>
  )
}
