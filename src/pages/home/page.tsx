import { homeWords as words } from '#words/home'
import type { PublicPage } from '../publicPages'
import { organizationData } from '../structuredData'
import styles from './page.module.css'
import type { PageProps } from '../PageProps'
import { HomeHero } from './HomeHero'
import { HomeOffline } from './HomeOffline'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { lessonPath, paths } from '../../words/paths'
import { outline, outlineLesson, totals } from '../courseOutline'
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

/** The modules as a ledger with a double-underlined total. */
function HomeModules() {
  return (
    <Leaf>
      <LeafRow
        id="learn"
        folio={
          <p className={styles.counts}>
            {words.modules(totals.modules)}, <br />
            {words.lessons(totals.lessons)}, <br />
            {words.quizzes(totals.quizzes)}
          </p>
        }
      >
        <h2>{words.learnTitle}</h2>
        <p className={styles.intro}>{words.learnText(totals.beginnerModules)}</p>
        <ul className={styles.modules}>
          {outline.map((module) => (
            <li key={module.id} className={styles.module}>
              <QuiltBlock module={module.id} done={1} total={1} />
              <span className={styles.text}>
                <a className={styles.title} href={`${paths.learning}#${module.id}`}>
                  {module.title}
                </a>
                <span className={styles.description}>{module.description}</span>
              </span>
              <span className={`num ${styles.facts}`}>
                <span>{words.lessons(module.lessons)}</span>
                <span>{words.weeks(module.weeks)}</span>
                <span>{module.difficulty}</span>
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

/** Five promises and two doors. */
function HomePromises() {
  const help = outlineLesson('foundations_8')
  return (
    <Leaf>
      <LeafRow folio={<p>{words.promisesNote}</p>}>
        <h2>{words.promisesTitle}</h2>
        <dl className={styles.promises}>
          {words.promises.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </LeafRow>
      <LeafRow className={styles.last} folio={<p>{words.groupsNote}</p>}>
        <div className={styles.doors}>
          <div>
            <h2>{words.classTitle}</h2>
            <p>{words.classText}</p>
            <ArrowLink href={paths.partnerships}>{words.classLink}</ArrowLink>
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
        </div>
      </LeafRow>
    </Leaf>
  )
}
