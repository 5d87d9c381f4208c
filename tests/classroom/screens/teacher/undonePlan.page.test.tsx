import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { classPlanWords as planWords } from '#words/classPlan'
import { ClassBookPages } from '../../../../src/classroom/screens/teacher/ClassBookPages'
import { MemoryTaughtClasses } from '../../../fakes/MemoryTaughtClasses'
import { renderScreen } from '../../../screens/renderScreen'

it('a plan saved by mistake gives way to the earlier one', async () => {
  const book = new MemoryTaughtClasses().add({
    className: 'Period 3',
    teacherName: 'Ms. Hale',
    password: 'four good words',
  })
  const page = await renderScreen(
    <ClassBookPages book={book} isMadeUp={false} page="plan" of={null} onLock={vi.fn()} onClosed={vi.fn()} />,
  )
  const presses = async (name: string) => {
    const button = await screen.findByRole('button', { name: new RegExp(`^${name}`) })
    await page.advance(600)
    await page.user.click(button)
  }
  const message = () => screen.findByLabelText<HTMLTextAreaElement>(planWords.message)
  const saves = async (text: string) => {
    await page.user.clear(await message())
    await page.user.type(await message(), text)
    await presses(planWords.send)
    await screen.findByText(planWords.saved)
  }
  await saves('Before Friday.')
  await presses(planWords.delete)
  await screen.findByText(planWords.deleted)
  expect(screen.getByText(planWords.none)).toBeTruthy()
  expect((await message()).value).toBe('')
  expect(screen.queryByRole('button', { name: planWords.delete })).toBeNull()

  await saves('Before Friday.')
  await saves('Wrong week.')
  await presses(planWords.restore)
  await screen.findByText(planWords.restored)
  expect(book.getSnapshot().plan?.plan.message).toBe('Before Friday.')
  expect((await message()).value).toBe('Before Friday.')
})
