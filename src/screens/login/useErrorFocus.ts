import { type RefObject, useEffect, useRef } from 'react'
import type { FieldError } from './fieldError'

/** Focuses the field in error after each attempt. It depends on `isBusy`, which becomes false with every answer. */
export function useErrorFocus<Place extends HTMLElement = HTMLFormElement>(
  error: FieldError | undefined,
  isBusy: boolean,
): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const field = isBusy ? undefined : error?.field
  useEffect(() => {
    if (field === undefined) return
    const selector = field === 'form' ? '[role="alert"]' : `[name="${field}"], [data-name="${field}"]`
    place.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [field])
  return place
}

/** A ref for a field that the learner has just asked for. It takes the focus on mount. */
export function focusWhenAsked(field: HTMLElement | null): void {
  field?.focus()
}
