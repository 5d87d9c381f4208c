import { Link } from 'react-router-dom'
import { signWords as words } from '#words/sign'
import { parseSignCards, type SignCard } from '../../core/curriculum/parseSignCards'
import file from '../../core/curriculum/signCards.json'
import { isInCourse } from '../../core/progress/course'
import { NotInCourse } from '../../session/NotInCourse'
import { Block } from '../../ui/Block'
import { Text } from '../../ui/Text'
import { buttonClass } from '../../ui/buttonClass'
import { Icon } from '../../ui/Icon'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { PhoneText } from '../../ui/PhoneText'
import { textLinkClass } from '../../ui/textLinkClass'
import { lessonPath, signPath, toolPath } from '../../words/links'
import { paths } from '../../words/paths'
import { useOfflineReadiness } from '../../session/useOfflineReadiness'
import { useOpenSession } from '../../session/SessionContext'
import { usePlace } from '../../session/usePlace'
import styles from './SignScreen.module.css'

// The cards are part of this script, so they are available whenever the screen is.
const parsed = parseSignCards(file)
/** A card stays out of the course together with its lesson, which teaches its rule. */
const cards = parsed.kind === 'valid' ? parsed.value.filter(({ lessonId }) => isInCourse(lessonId)) : []

/** Shows three questions to ask before signing, a rule, a calculator, and a sentence to say when leaving. */
export function SignScreen() {
  const asked = usePlace('sign')?.card
  const card = cards.find(({ id }) => id === asked) ?? cards[0]
  const { savesNothing } = useOpenSession()
  const isKept = useOfflineReadiness().state === 'ready'
  const [works, withoutNetwork] = words.offline
  if (card === undefined) {
    return <NotInCourse title={words.noneTitle} text={words.noneText} link={words.toLearning} />
  }
  return (
    <Leaf>
      <LeafRow
        marginNote={
          isKept ? (
            <p>
              <span>{works}</span> <br className={styles.wideOnly} />
              <span>{withoutNetwork}</span>
            </p>
          ) : undefined
        }
      >
        <Block width={44}>
          {savesNothing === true ? null : (
            <Link className={textLinkClass} to={paths.dashboard}>
              <Icon name="arrowLeft" /> {words.toDashboard}
            </Link>
          )}
          <PageHeading>{words.title}</PageHeading>
          <nav className={styles.which} aria-label={words.which}>
            {cards.map(({ id, short }) => (
              // Choosing another card replaces the history entry, so that Back leaves the screen.
              <Link key={id} to={signPath(id)} replace aria-current={id === card.id ? 'page' : undefined}>
                {short}
              </Link>
            ))}
          </nav>
          <Card card={card} />
        </Block>
      </LeafRow>
    </Leaf>
  )
}

function Card({ card }: { readonly card: SignCard }) {
  const { title, questions, rule, action, leave } = card
  const { tool, moduleId = '', lessonId = '' } = action
  const isThere = tool !== undefined || isInCourse(lessonId)
  return (
    // Screen readers announce the new card, and the focus remains on the name that was pressed.
    <div aria-live="polite">
      <article className={styles.card} aria-labelledby="sign-card">
        <h2 id="sign-card">{title}</h2>
        <ol>
          {questions.map(({ ask, note }) => (
            <li key={ask}>
              <b>{ask}</b>
              <span>
                <PhoneText>{note}</PhoneText>
              </span>
            </li>
          ))}
        </ol>
        <p className={styles.rule}>
          <span>{words.rule}</span>
          <span>{rule}</span>
        </p>
        {isThere ? (
          <Link
            className={buttonClass('solid', { isWide: true })}
            to={tool === undefined ? lessonPath(moduleId, lessonId) : toolPath(tool)}
          >
            <Icon name={tool === undefined ? 'book' : 'calculator'} />
            <span>{action.label}</span>
          </Link>
        ) : null}
      </article>
      <Text before={5} after={0} tone="quiet" size="small">
        {leave}
      </Text>
    </div>
  )
}
