import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'

interface PageHeadingProps extends ComponentProps<'h1'> {
  /** Changes when the same component shows another page, for example the lesson id. */
  readonly pageKey?: string
}

/** The h1 of a page. It takes the focus after a navigation, so that a screen reader starts at the title. */
export function PageHeading({ pageKey, children, ...rest }: PageHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null)
  // The heading of a loading page is replaced by the final one. If it had the focus, the next heading takes it.
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

/** Call it for a control that disappears when pressed, because the focus would be lost. Nothing scrolls. */
export function focusPageHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}

/**
 * Whether the next page heading takes the focus. The first page's heading does not, because there the first Tab must
 * reach the skip link, and a screen reader starts at the top anyway.
 */
let isAwaited = false

/** Call it when a navigation starts, before the new page renders. */
export function awaitHeadingFocus(): void {
  isAwaited = true
}

/** True once after each `awaitHeadingFocus`. */
export function takeHeadingFocus(): boolean {
  const taken = isAwaited
  isAwaited = false
  return taken
}
