import { longDay } from '#words/ledgerFormat'
import { newslettersWords as words } from '#words/newsletters'
import { EmptyState } from '../../ui/EmptyState'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { textLinkClass } from '../../ui/textLinkClass'
import { feedPath, newsletterPath, paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import common from '../Page.module.css'
import { PageHead } from '../PageHead'
import type { PublicPage } from '../publicPages'
import { articleData } from '../structuredData'
import { IssuePicture, IssueText } from './IssueText'
import styles from './page.module.css'
import type { Issue } from './parseIssues'
import { issues, minutesOf } from './issues'
import { NewsletterIssue } from './NewsletterIssue'
import type { Elements } from '../../ui/Elements'

export const page: PublicPage = {
  Page: Newsletters,
  title: words.documentTitle,
  description: words.description,
  below: new Map(issues.map((issue) => [newsletterPath(issue.slug), issuePage(issue)])),
}

function issuePage(issue: Issue): PublicPage {
  return {
    Page: () => <NewsletterIssue issue={issue} />,
    title: issue.title,
    description: issue.summary,
    publishedOn: issue.date,
    structuredData: (addressOf) => [articleData(issue, addressOf)],
  }
}

/** Route `/newsletters` (contract, section 1.1): a dated list with its newest entry open. */
function Newsletters() {
  const [newest, ...older] = issues
  return (
    <Leaf className={common.page}>
      <PageHead title={words.title} lead={words.lead} folio={<p>{words.issues(issues.length)}</p>}>
        <p className={styles.feed}>
          <a className={textLinkClass} href={feedPath} type="application/rss+xml">
            {words.feed}
          </a>
          <span className={styles.feedNote}>{words.feedNote}</span>
        </p>
      </PageHead>
      {newest === undefined ? (
        <LeafRow>
          <EmptyState
            title={words.empty}
            headingLevel={2}
            action={<ArrowLink href={paths.financialLiteracy}>{words.toLessons}</ArrowLink>}
          >
            {words.emptyText}
          </EmptyState>
        </LeafRow>
      ) : (
        <Entry issue={newest}>
          <div className={styles.open}>
            {newest.picture === undefined ? null : <IssuePicture name={newest.picture} />}
            <IssueText sections={newest.sections.slice(0, 1)} />
          </div>
        </Entry>
      )}
      {older.map((issue) => (
        <Entry key={issue.slug} issue={issue} />
      ))}
    </Leaf>
  )
}

interface EntryProps {
  readonly issue: Issue
  readonly children?: Elements
}

function Entry({ issue, children }: EntryProps) {
  const path = newsletterPath(issue.slug)
  return (
    <LeafRow
      className={styles.entry}
      folio={
        <>
          <p>
            <time dateTime={issue.date}>{longDay(issue.date)}</time>
          </p>
          {children === undefined ? null : <p>{words.newest}</p>}
        </>
      }
    >
      <h2>
        <a className={styles.title} href={path}>
          {issue.title}
        </a>
      </h2>
      <p className={styles.summary}>{issue.summary}</p>
      {children}
      <p className={styles.end}>
        {children === undefined ? null : <ArrowLink href={path}>{words.readOn}</ArrowLink>}
        <span className={styles.minutes}>{words.minutes(minutesOf(issue))}</span>
      </p>
    </LeafRow>
  )
}
