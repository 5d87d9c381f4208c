import { type ComponentProps, useEffect, useRef } from 'react'
import { takeHeadingFocus } from './headingFocus'

interface PageHeadingProps extends ComponentProps<'h1'> {
  /** Changes when the same component shows another page, for example the lesson id. */
  readonly pageKey?: string
}

/** The h1 of a page. It takes the focus after a navigation, so that the new page is read out from its title. */
export function PageHeading({ pageKey, children, ...rest }: PageHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The router owns the scroll position.
    if (takeHeadingFocus()) element.current?.focus({ preventScroll: true })
  }, [pageKey])
  return (
    <h1 {...rest} ref={element} tabIndex={-1}>
      {children}
    </h1>
  )
}
