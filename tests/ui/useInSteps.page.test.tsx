import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { useInSteps } from '../../src/ui/useInSteps'
import { advance, renderPart } from '../render/renderPart'

interface RowsProps {
  readonly all: number
  readonly isWhole?: boolean
  /** Receives how many are on the page, each time that it changes. */
  readonly seen: number[]
}

function Rows({ all, isWhole = false, seen }: RowsProps) {
  const shown = Math.min(all, useInSteps(all, { first: 2, each: 3 }, isWhole))
  useLayoutEffect(() => void seen.push(shown), [shown, seen])
  return <p>{`${shown} of ${all}`}</p>
}

it.each([
  ['the first at once, and the others in steps', 9, false, [2, 5, 8, 9]],
  ['all at once if all are needed', 9, true, [9]],
  ['a short page at once', 2, false, [2]],
])('shows %s', async (_name, all, isWhole, steps) => {
  const seen: number[] = []
  renderPart(<Rows all={all} isWhole={isWhole} seen={seen} />)
  for (let frame = 0; frame < steps.length; frame += 1) await advance(20)
  expect(screen.getByText(`${all} of ${all}`)).toBeTruthy()
  expect(seen).toEqual(steps)
})
