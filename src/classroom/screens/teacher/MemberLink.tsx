import { Link } from 'react-router-dom'
import type { Member } from '../../protocol/book/members'
import type { ClassPageProps } from './classView'

interface MemberLinkProps extends ClassPageProps {
  readonly member: Member
}

/** A learner's name as a link to their page. */
export function MemberLink({ view, member }: MemberLinkProps) {
  return (
    <Link to={view.to('learner', member.member)}>
      <bdi>{member.name}</bdi>
    </Link>
  )
}
