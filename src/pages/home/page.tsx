import { homeWords as words } from '#words/home'
import { levelName } from '#words/levels'
import { ButtonRow } from '../../ui/Button'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { buttonClass } from '../../ui/buttonClass'
import { Prairie } from '../../ui/Prairie'
import { ledgerFigure } from '../../words/format'
import type { PublicPage } from '../publicPages'
import { organizationData } from '../structuredData'
import styles from './page.module.css'
import type { PageProps } from '../PageProps'
import { HomeLanguages } from './HomeLanguages'
import { HomeOffline } from './HomeOffline'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { hasClasses } from '../../words/hasClasses'
import { lessonPath } from '../../words/links'
import { paths } from '../../words/paths'
import { firstLesson, openModules, outline, outlineLesson, totals } from '../courseOutline'
import { PhoneText } from '../../ui/PhoneText'
import { ArrowLink } from '../ArrowLink'

export const page: PublicPage = {
  Page: Home,
  title: words.documentTitle,
  description: words.description,
  structuredData: (addressOf, site) => [organizationData(site, addressOf)],
}

/** Route `/` (contract, section 1.1). */
export function Home({ OfflineProof, StartLink, StartNote }: PageProps) {
  return (
    <>
      <HomeHero StartLink={StartLink} StartNote={StartNote} />
      <HomeModules />
      <HomeOffline OfflineProof={OfflineProof} />
      <HomePromises />
    </>
  )
}

/** The modules as a ledger table with a double-underlined total. */
function HomeModules() {
  return (
    <Leaf>
      <LeafRow
        id="learn"
        marginNote={
          <p className={styles.counts}>
            <span>{`${words.modules(totals.modules)},`}</span> <br />
            <span>{`${words.lessons(totals.lessons)},`}</span> <br />
            <span>{words.quizzes(totals.quizzes)}</span>
          </p>
        }
      >
        <h2>{words.learnTitle}</h2>
        <Text width={40} before={3} after={5}>
          {words.learnText(openModules.length, totals.modules)}
        </Text>
        <ul className={styles.modules}>
          {outline.map((module) => (
            <li key={module.id} className={styles.module}>
              <QuiltBlock look={module} done={1} total={1} />
              <a className={styles.title} href={`${paths.learning}#${module.id}`}>
                {module.title}
              </a>
              <span className={`num ${styles.facts}`}>
                <span>{words.lessons(module.lessons)}</span>
                <span>{words.weeks(module.weeks)}</span>
                <span>{levelName(module.difficulty)}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className={`num ${styles.sum}`}>
          <span>{words.inAll}</span>
          <span className="dbl fig">{words.lessons(totals.lessons)}</span>
          <span className="dbl fig">{words.weeks(totals.weeks)}</span>
        </p>
      </LeafRow>
    </Leaf>
  )
}

/** The lesson for a month that doesn't add up. */
const HELP_LESSON = 'foundations_8'

/** The headings for our commitments to users, and two links. */
function HomePromises() {
  const help = outlineLesson(HELP_LESSON)
  return (
    <Leaf>
      <LeafRow marginNote={<p>{words.promisesNote}</p>}>
        <h2>{words.promisesTitle}</h2>
        <ul className={styles.promises}>
          {words.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <ArrowLink href={paths.about}>{words.promisesLink}</ArrowLink>
      </LeafRow>
      <LeafRow className={styles.last} marginNote={<p>{words.groupsNote}</p>}>
        <Stack gap={6} className={styles.groups}>
          <div>
            <h2>{words.classTitle}</h2>
            <p>{words.classText}</p>
            {hasClasses ? (
              <ArrowLink href={paths.teachers}>{words.teachersLink}</ArrowLink>
            ) : (
              <ArrowLink href={paths.partnerships}>{words.classLink}</ArrowLink>
            )}
          </div>
          <div>
            <h2>{words.helpTitle}</h2>
            <p>
              <PhoneText>{words.helpText}</PhoneText>
            </p>
            {help === undefined ? null : (
              <ArrowLink href={lessonPath(help.moduleId, help.id)}>{words.helpLink(help.title)}</ArrowLink>
            )}
          </div>
        </Stack>
      </LeafRow>
    </Leaf>
  )
}

/** The lesson with the worked example. */
const EXAMPLE_LESSON = 'foundations_1'

/** The worked example, in dollars. */
const pay = 2600
const spending = [
  { label: words.example.rent, dollars: -1450 },
  { label: words.example.groceries, dollars: -480 },
  { label: words.example.transport, dollars: -310 },
  { label: words.example.rest, dollars: -300 },
] as const
const left = spending.reduce((sum, { dollars }) => sum + dollars, pay)

const topics = Object.entries(words.topics)
  .filter(([moduleId]) => outline.some(({ id }) => id === moduleId))
  .map(([, topic]) => topic)

/**
 * The ruled sky is the ledger page. At the horizon, the page's lines are drawn as furrows, and its margin line as the
 * road.
 */
function HomeHero({ StartLink, StartNote }: Pick<PageProps, 'StartLink' | 'StartNote'>) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          {__HAS_LANGUAGES__ ? <HomeLanguages /> : null}
          <h1>{words.headline}</h1>
          <p>{words.lead(topics)}</p>
          <ButtonRow>
            <StartLink
              path={firstLesson === undefined ? paths.learning : lessonPath(firstLesson.moduleId, firstLesson.id)}
            />
            <a className={`${buttonClass('line')} ${styles.second}`} href="#learn">
              {words.seeModules(totals.modules)}
            </a>
          </ButtonRow>
          <div className={styles.note}>
            <StartNote note={firstLesson === undefined ? '' : words.startNote(firstLesson.minutes)} />
          </div>
        </div>
        <div className={styles.slip}>
          <table>
            <caption>{words.example.caption(firstLesson?.id === EXAMPLE_LESSON)}</caption>
            <thead className="sr">
              <tr>
                <th scope="col">{words.example.entry}</th>
                <th scope="col">{words.example.dollars}</th>
              </tr>
            </thead>
            <tbody>
              <Row label={words.example.pay}>{pay}</Row>
              {spending.map(({ label, dollars }) => (
                <Row key={label} label={label}>
                  {dollars}
                </Row>
              ))}
              <tr className={styles.total}>
                <th scope="row">{words.example.left}</th>
                <td>
                  <span className="fig">{ledgerFigure(left)}</span>
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </div>
      <Prairie className={styles.scene} />
    </section>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{ledgerFigure(children)}</td>
    </tr>
  )
}
