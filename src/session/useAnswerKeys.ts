import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { mainContentId } from '../words/paths'
import { optionForKey } from './QuizOption'

interface KeyedQuestion {
  /** The written places of the options, as they stand. */
  readonly order: readonly number[]
  readonly onChoose: (option: number) => void
  /** Enter where nothing else takes it. */
  readonly onEnter: () => void
}

/**
 * Answers a question by keys. Letters choose while the focus is in the question, and Enter goes on from its heading; both work
 * while the focus is nowhere, where a click on empty space leaves it. Any other place keeps its keys.
 *
 * @returns for the element that holds the question
 */
export function useAnswerKeys({ order, onChoose, onEnter }: KeyedQuestion): RefObject<HTMLDivElement | null> {
  const question = useRef<HTMLDivElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    // A key held down on one question is no answer to the next.
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    if (!(event.target instanceof Element)) return
    const { target } = event
    const isNowhere = target.matches(`body, #${mainContentId}`) && document.querySelector('dialog[open]') === null
    const option = optionForKey(event.key, order)
    if (option !== undefined) {
      if (isNowhere || question.current?.contains(target) === true) onChoose(option)
    } else if (event.key === 'Enter' && (isNowhere || target instanceof HTMLHeadingElement)) onEnter()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return question
}
