import { newslettersWords as words } from '#words/newsletters'
import { newsletterPath } from '../../words/paths'
import type { PublicPage } from '../publicPages'
import { articleData } from '../structuredData'
import type { Issue } from './parseIssues'
import { issues } from './issues'
import { NewsletterIssue } from './NewsletterIssue'
import { Newsletters } from './Newsletters'

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
