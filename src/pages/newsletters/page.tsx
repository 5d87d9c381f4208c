import { longDay } from '#words/ledgerFormat'
import { newslettersWords as words } from '#words/newsletters'
import { Block } from '../../ui/Block'
import { EmptyState } from '../../ui/EmptyState'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PhoneText } from '../../ui/PhoneText'
import { Row } from '../../ui/Row'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { textLinkClass } from '../../ui/textLinkClass'
import { lessonPath } from '../../words/links'
import { feedPath, newsletterPath, paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import { outlineLesson } from '../courseOutline'
import common from '../Page.module.css'
import { PageHead } from '../PageHead'
import type { PublicPage } from '../publicPages'
import { articleData } from '../structuredData'
import { IssuePicture, IssueText } from './IssueText'
import styles from './page.module.css'
import type { Issue } from './parseIssues'
import { issues, minutesOf } from './issues'
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
      <PageHead title={words.title} lead={words.lead} marginNote={<p>{words.issues(issues.length)}</p>}>
        <Row as="p" rowGap={0} gap={4} align="center" before={3} after={0}>
          <a className={textLinkClass} href={feedPath} type="application/rss+xml">
            {words.feed}
          </a>
          <span className={styles.feedNote}>{words.feedNote}</span>
        </Row>
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
          <Stack gap={4} before={4} className={styles.open}>
            {newest.picture === undefined ? null : <IssuePicture name={newest.picture} />}
            <IssueText sections={newest.sections.slice(0, 1)} />
          </Stack>
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
      marginNote={
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

/** One newsletter. It reads like a lesson without tools. A child of the route `/newsletters`. */
function NewsletterIssue({ issue }: { readonly issue: Issue }) {
  const lessons = issue.lessons.map(outlineLesson).filter((lesson) => lesson !== undefined)
  return (
    <Leaf className={common.page}>
      <article>
        <PageHead
          title={issue.title}
          lead={issue.summary}
          marginNote={
            <>
              <p>
                <time dateTime={issue.date}>{longDay(issue.date)}</time>
              </p>
              <p>{words.minutes(minutesOf(issue))}</p>
              <p className={`${styles.all} noPrint`}>
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
          <Text
            width={40}
            before={5}
            after={0}
            tone="quiet"
            size="small"
          >{`${words.dated(longDay(issue.date))} ${words.disclaimer}`}</Text>
        </LeafRow>
      </article>
      {lessons.length === 0 ? null : (
        <LeafRow>
          <h2>{words.lessons}</h2>
          <Block as="ul" width={40} before={3} isRuled className={styles.lessons}>
            {lessons.map(({ moduleId, id, title, minutes, points }) => (
              <li key={id}>
                <a href={lessonPath(moduleId, id)}>
                  <span>{title}</span>
                  <span className="num">{words.lessonFacts(minutes, points)}</span>
                </a>
              </li>
            ))}
          </Block>
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
    <Stack as="nav" gap={3} after={4} className={`${styles.neighbours} noPrint`} aria-label={words.neighbours}>
      {older === undefined ? <span /> : <Neighbour label={words.older}>{older}</Neighbour>}
      {newer === undefined ? null : <Neighbour label={words.newer}>{newer}</Neighbour>}
    </Stack>
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
