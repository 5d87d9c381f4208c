import emptyState from '../../ui/EmptyState.module.css'
import ledger from '../../ui/Ledger.module.css'
import page from '../Page.module.css'
import text from './IssueText.module.css'
import issue from './NewsletterIssue.module.css'
import list from './Newsletters.module.css'

export const newslettersStyles = [page, ledger, emptyState, text, issue, list]
