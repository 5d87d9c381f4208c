import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'

interface PageHeadingProps extends ComponentProps<'h1'> {
  /** A key that changes when the same component shows another page, for example the lesson id. */
  readonly pageKey?: string
}

/** The page's h1. It takes the focus after a navigation, so that a screen reader starts at the title. */
export function PageHeading({ pageKey, children, ...rest }: PageHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null)
  // While a page loads, it has a temporary heading. If that heading had the focus, the final heading takes the focus.
  useLayoutEffect(() => {
    const heading = element.current
    return () => {
      if (heading !== null && document.activeElement === heading) awaitHeadingFocus()
    }
  }, [])
  useEffect(() => {
    // The router controls the scroll position, so this must not scroll.
    if (takeHeadingFocus()) element.current?.focus({ preventScroll: true })
  }, [pageKey])
  return (
    <h1 {...rest} ref={element} tabIndex={-1}>
      {children}
    </h1>
  )
}

/** Call this for a control that disappears when pressed, because the focus would be lost. The page doesn't scroll. */
export function focusPageHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}

/**
 * Whether the next page heading takes the focus. The first page's heading does not, because the first Tab on that page
 * must reach the skip link. A screen reader starts at the top anyway.
 */
let isAwaited = false

/** Call this when a navigation starts, before the new page renders. */
export function awaitHeadingFocus(): void {
  isAwaited = true
}

/** Returns true only for the first call after each `awaitHeadingFocus`. */
export function takeHeadingFocus(): boolean {
  const taken = isAwaited
  isAwaited = false
  return taken
}
