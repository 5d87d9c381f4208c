import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string
}

/**
 * The component that renders links. Without a provider, links load documents, because the prerendered public pages have
 * no router.
 */
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
