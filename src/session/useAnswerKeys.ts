import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { mainContentId } from '../words/paths'
import { optionForKey } from './QuizOption'

interface KeyedQuestion {
  /** The options in the order shown, each as its index in written order. */
  readonly order: readonly number[]
  readonly onChoose: (option: number) => void
  /** Called for Enter if nothing else handles it. */
  readonly onEnter: () => void
}

/**
 * Answers a question with the keyboard. Letters choose while the focus is in the question, and Enter continues from its
 * heading. Both also work while nothing has the focus, for example after a click on empty space. If the focus is on
 * anything else, keys keep their normal effect.
 *
 * @returns a ref for the element that contains the question
 */
export function useAnswerKeys({ order, onChoose, onEnter }: KeyedQuestion): RefObject<HTMLDivElement | null> {
  const question = useRef<HTMLDivElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    // A key that is held down on one question must not answer the next question.
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    if (!(event.target instanceof Element)) return
    const { target } = event
    const isNowhere = target.matches(`body, #${mainContentId}`) && document.querySelector('dialog[open]') === null
    const option = optionForKey(event.key, order)
    if (option !== undefined) {
      if (isNowhere || question.current?.contains(target) === true) onChoose(option)
    } else if (event.key === 'Enter' && (isNowhere || target instanceof HTMLHeadingElement)) onEnter()
  })
  // Who sees the question or its answer can press a key, so the keys work before the first picture.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return question
}
