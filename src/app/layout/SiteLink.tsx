import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string
}

/** How links work here. Without one they load documents: the public pages are prerendered and carry no router. */
export const LinkKind = createContext<ComponentType<SiteLinkProps>>(DocumentLink)

export function SiteLink(props: SiteLinkProps) {
  const Link = useContext(LinkKind)
  return <Link {...props} />
}

export function DocumentLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}
