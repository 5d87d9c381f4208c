import { Link } from 'react-router-dom'
import { DocumentLink, type SiteLinkProps } from '../layout/SiteLink'
import { isLogin, learnerScreenAt, preloadScreenAt } from './screens'

/** Changes the screen in place where the learner area has one; public pages are documents. */
export function RouterLink({ to, children, ...rest }: SiteLinkProps) {
  if (!isLogin(to) && learnerScreenAt(to) === undefined) {
    return (
      <DocumentLink {...rest} to={to}>
        {children}
      </DocumentLink>
    )
  }
  return (
    <Link {...rest} to={to} onPointerDown={() => void preloadScreenAt(to)}>
      {children}
    </Link>
  )
}
