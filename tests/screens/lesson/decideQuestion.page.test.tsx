import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { lessonWords as words } from '#words/lesson'
import { DecideQuestion } from '../../../src/screens/lesson/DecideQuestion'

const decision = {
  id: 'decide-saving_2-1',
  question: 'The gas company writes that it will shut off your heat. What do you do first?',
  options: ['Pay half today', 'Call before the date', 'Wait for the visit'],
  correct: 1,
  why: ['Half may not stop the shut-off.', 'A plan can stop it.', 'The visit costs a fee.'],
}

it('explains each choice when I choose it, and lets me try another', async () => {
  const user = userEvent.setup()
  render(<DecideQuestion decision={decision} />)
  const status = screen.getByRole('status')
  expect(screen.getByRole('group', { name: /What would you do\?.*shut off your heat/ })).toBeTruthy()
  expect(status.textContent).toBe('')
  await user.click(screen.getByRole('radio', { name: 'Pay half today' }))
  expect(status.textContent).toBe(`${words.decideOther} Half may not stop the shut-off.`)
  await user.click(screen.getByRole('radio', { name: 'Call before the date' }))
  expect(status.textContent).toBe(`${words.decideBest} A plan can stop it.`)
})
