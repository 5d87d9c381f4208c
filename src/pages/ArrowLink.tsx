import { Icon } from '../ui/Icon'
import { textLinkClass } from '../ui/textLinkClass'

interface ArrowLinkProps {
  readonly href: string
  readonly children: string
}

/** A link that stands alone on its line. */
export function ArrowLink({ href, children }: ArrowLinkProps) {
  return (
    <a className={textLinkClass} href={href}>
      {children} <Icon name="arrowRight" />
    </a>
  )
}
