import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'

interface PageHeadingProps extends ComponentProps<'h1'> {
  /** A key that changes when the same component shows another page, for example the lesson id. */
  readonly pageKey?: string
}

/**
 * The page's h1. It takes the focus after a navigation, so that a screen reader starts at the title. It doesn't take the
 * focus from a control that the user has moved to since.
 */
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

/** Whether the focus is on the page's heading or on nothing. Otherwise the user has moved it to a control. */
export function hasUntouchedFocus(): boolean {
  const focus = document.activeElement
  return focus === null || focus === document.body || focus === document.querySelector('h1')
}

/**
 * The element that had the focus when the navigation started, while its heading is awaited. The first page's heading is
 * not awaited, because the first Tab on that page must reach the skip link. A screen reader starts at the top anyway.
 */
let awaited: { readonly focus: Element | null } | undefined

/** Call this when a navigation starts, before the new page renders. */
export function awaitHeadingFocus(): void {
  awaited = { focus: document.activeElement }
}

/**
 * Whether the page's heading takes the focus. Returns true only for the first call after each `awaitHeadingFocus`. A user
 * may already have moved the focus, for example into a menu of the bar. Then the focus stays there.
 */
export function takeHeadingFocus(): boolean {
  if (awaited === undefined) return false
  const { focus } = awaited
  awaited = undefined
  // The browser gives the focus of a removed element to the body.
  return [focus, document.body, null].includes(document.activeElement)
}
