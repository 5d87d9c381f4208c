import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'

interface PageHeadingProps extends ComponentProps<'h1'> {
  /** Changes when the same component shows another page, for example the lesson id. */
  readonly pageKey?: string
}

/** The h1 of a page. It takes the focus after a navigation, so that the new page is read out from its title. */
export function PageHeading({ pageKey, children, ...rest }: PageHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null)
  // The heading of a page that loads makes way for the one of the whole page, and may not take the focus with it.
  useLayoutEffect(() => {
    const heading = element.current
    return () => {
      if (heading !== null && document.activeElement === heading) awaitHeadingFocus()
    }
  }, [])
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

/** For a control that goes away by its own press: the focus would be nowhere. Nothing scrolls. */
export function focusPageHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}

/**
 * Whether the next page heading takes the focus. The very first page doesn't: there the first Tab must reach the skip
 * link, and the reader starts at the top by itself.
 */
let isAwaited = false

/** Call when a navigation starts, before the new page renders. */
export function awaitHeadingFocus(): void {
  isAwaited = true
}

/** True once after each `awaitHeadingFocus`. */
export function takeHeadingFocus(): boolean {
  const taken = isAwaited
  isAwaited = false
  return taken
}
