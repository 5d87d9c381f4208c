import { newslettersWords as words } from '#words/newsletters'
import { newsletterPath } from '../../words/paths'
import type { Issue } from './issue'
import { issues } from './issues'
import styles from './NewsletterIssue.module.css'

/** The issues before and after this one. */
export function IssueNeighbours({ slug }: { readonly slug: string }) {
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
