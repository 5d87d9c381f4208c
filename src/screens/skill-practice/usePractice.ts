import { useState } from 'react'
import { rightInARowAfter, stepsShown } from '../../core/practice/fading'
import type { Item, Skill } from '../../core/practice/skill'

interface Asked {
  readonly item: Item
  /** Counted from 1. */
  readonly number: number
  /** The index of the marked option. */
  readonly chosen: number | undefined
  readonly isAnswered: boolean
  /** The number of consecutive right answers before this one. */
  readonly rightBefore: number
}

/**
 * Asks one question after another on a skill, with new numbers each time. Nothing is saved.
 * @param newSeed returns a number for each question
 */
export function usePractice(skill: Skill, newSeed: () => number) {
  const ask = (number: number, rightBefore: number): Asked => ({
    item: skill.item(newSeed()),
    number,
    chosen: undefined,
    isAnswered: false,
    rightBefore,
  })
  const [asked, setAsked] = useState(() => ask(1, 0))
  const { item, chosen, isAnswered, rightBefore } = asked
  const isRight = isAnswered && chosen !== undefined && item.options[chosen]?.mistake === undefined
  const rightInARow = isAnswered ? rightInARowAfter(rightBefore, isRight) : rightBefore
  return {
    ...asked,
    isRight,
    /** This includes the current answer after it is given. */
    rightInARow,
    /** All steps are shown after the question is answered. */
    shownSteps: isAnswered ? item.steps.length : stepsShown(item.steps.length, rightBefore),
    choose: (place: number) => setAsked((now) => (now.isAnswered ? now : { ...now, chosen: place })),
    /** Does nothing while no option is marked. */
    answer: () => setAsked((now) => (now.chosen === undefined ? now : { ...now, isAnswered: true })),
    /** Shows the solution without an answer, so the question is not counted as right. */
    showWay: () => setAsked((now) => (now.isAnswered ? now : { ...now, chosen: undefined, isAnswered: true })),
    askAnother: () => setAsked(ask(asked.number + 1, rightInARow)),
  }
}
