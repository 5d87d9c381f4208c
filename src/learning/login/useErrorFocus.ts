import { type RefObject, useEffect, useRef } from 'react'
import type { FieldError } from './fieldError'

/** Moves the focus to the field in error, after each attempt anew: `attempt` changes with every answer. */
export function useErrorFocus(error: FieldError | undefined, isBusy: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const field = isBusy ? undefined : error?.field
  useEffect(() => {
    if (field === undefined) return
    form.current?.querySelector<HTMLElement>(field === 'form' ? '[role="alert"]' : `[name="${field}"]`)?.focus()
  }, [field])
  return form
}
