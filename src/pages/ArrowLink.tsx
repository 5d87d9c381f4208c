import { Icon } from '../ui/Icon'
import { textLinkClass, textLinkEndClass } from '../ui/textLinkClass'

interface ArrowLinkProps {
  readonly href: string
  readonly children: string
}

/** A link on its own line. */
export function ArrowLink({ href, children }: ArrowLinkProps) {
  const cut = children.lastIndexOf(' ') + 1
  return (
    <a className={textLinkClass} href={href}>
      <span>
        <span>{children.slice(0, cut)}</span>
        <span className={textLinkEndClass}>
          <span>{children.slice(cut)}</span> <Icon name="arrowRight" />
        </span>
      </span>
    </a>
  )
}
