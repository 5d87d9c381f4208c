import { longDay } from '#words/ledgerFormat'
import { newslettersWords as words } from '#words/newsletters'
import { Leaf } from '../../ui/Leaf'
import { LeafRow } from '../../ui/LeafRow'
import { lessonPath, paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import { outlineLesson } from '../courseOutline'
import page from '../Page.module.css'
import { PageHead } from '../PageHead'
import type { Issue } from './issue'
import { IssueNeighbours } from './IssueNeighbours'
import { IssuePicture } from './IssuePicture'
import { IssueText } from './IssueText'
import { minutesOf } from './issues'
import styles from './NewsletterIssue.module.css'

/** One newsletter: it reads like a lesson without tools. A child of the route `/newsletters`. */
export function NewsletterIssue({ issue }: { readonly issue: Issue }) {
  const lessons = issue.lessons.map(outlineLesson).filter((lesson) => lesson !== undefined)
  return (
    <Leaf className={page['page']}>
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
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          )}
          <p className={styles.disclaimer}>
            {words.dated(longDay(issue.date))} {words.disclaimer}
          </p>
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
