import { longDay } from '#words/ledgerFormat'
import { newslettersWords as words } from '#words/newsletters'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { lessonPath, newsletterPath, paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import { outlineLesson } from '../courseOutline'
import common from '../Page.module.css'
import { PageHead } from '../PageHead'
import type { Issue } from './parseIssues'
import { IssuePicture, IssueText } from './IssueText'
import { issues, minutesOf } from './issues'
import { PhoneText } from '../../ui/PhoneText'
import styles from './NewsletterIssue.module.css'

/** One newsletter. It reads like a lesson without tools. A child of the route `/newsletters`. */
export function NewsletterIssue({ issue }: { readonly issue: Issue }) {
  const lessons = issue.lessons.map(outlineLesson).filter((lesson) => lesson !== undefined)
  return (
    <Leaf className={common.page}>
      <article>
        <PageHead
          title={issue.title}
          lead={issue.summary}
          folio={
            <>
              <p>
                <time dateTime={issue.date}>{longDay(issue.date)}</time>
              </p>
              <p>{words.minutes(minutesOf(issue))}</p>
              <p className={styles.all}>
                <a href={paths.newsletters}>{words.all}</a>
              </p>
            </>
          }
        />
        <LeafRow className={styles.body}>
          {issue.picture === undefined ? null : <IssuePicture name={issue.picture} />}
          <IssueText sections={issue.sections} />
          {issue.steps.length === 0 ? null : (
            <section className={styles.steps}>
              <h2>{words.steps}</h2>
              <ol>
                {issue.steps.map((step) => (
                  <li key={step}>
                    <PhoneText>{step}</PhoneText>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <p className={styles.disclaimer}>{`${words.dated(longDay(issue.date))} ${words.disclaimer}`}</p>
        </LeafRow>
      </article>
      {lessons.length === 0 ? null : (
        <LeafRow>
          <h2>{words.lessons}</h2>
          <ul className={styles.lessons}>
            {lessons.map(({ moduleId, id, title, minutes, points }) => (
              <li key={id}>
                <a href={lessonPath(moduleId, id)}>
                  <span>{title}</span>
                  <span className="num">{words.lessonFacts(minutes, points)}</span>
                </a>
              </li>
            ))}
          </ul>
        </LeafRow>
      )}
      <LeafRow>
        <IssueNeighbours slug={issue.slug} />
        <ArrowLink href={paths.newsletters}>{words.all}</ArrowLink>
      </LeafRow>
    </Leaf>
  )
}

/** The issues before and after this one. */
function IssueNeighbours({ slug }: { readonly slug: string }) {
  const at = issues.findIndex((issue) => issue.slug === slug)
  const newer = at > 0 ? issues[at - 1] : undefined
  const older = at < 0 ? undefined : issues[at + 1]
  if (newer === undefined && older === undefined) return null
  return (
    <nav className={styles.neighbours} aria-label={words.neighbours}>
      {older === undefined ? <span /> : <Neighbour label={words.older}>{older}</Neighbour>}
      {newer === undefined ? null : <Neighbour label={words.newer}>{newer}</Neighbour>}
    </nav>
  )
}

function Neighbour({ label, children }: { readonly label: string; readonly children: Issue }) {
  return (
    <a href={newsletterPath(children.slug)}>
      <span>{label}</span>
      <b>{children.title}</b>
    </a>
  )
}
