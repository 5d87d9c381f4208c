import type { FunctionComponent } from 'react'
import type { Issue } from './issue'
import { NewsletterIssue } from './NewsletterIssue'

/** The page of one issue, for the list of public pages. */
export function issuePage(issue: Issue): FunctionComponent {
  return function IssuePage() {
    return <NewsletterIssue issue={issue} />
  }
}
