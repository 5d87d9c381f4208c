import type { KeyboardEvent } from 'react'
import { optionForKey } from './QuizOption'

interface KeyedQuestion {
  /** The written places of the options, as they stand. */
  readonly order: readonly number[]
  readonly onChoose: (option: number) => void
  /** Enter on the heading, where the focus stands first. */
  readonly onEnter: () => void
}

/** Letters work only while the focus is in the question, so they never take a key from a screen reader or a voice. */
export function answerByKey(event: KeyboardEvent, { order, onChoose, onEnter }: KeyedQuestion): void {
  // A key held down on one question is no answer to the next.
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  const option = optionForKey(event.key, order)
  if (option !== undefined) onChoose(option)
  else if (event.key === 'Enter' && event.target instanceof HTMLHeadingElement) onEnter()
}
