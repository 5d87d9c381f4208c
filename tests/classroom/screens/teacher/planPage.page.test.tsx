import { classPlanWords as planWords } from '#words/classPlan'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClassPage } from '../../../../src/words/places'
import { type MemoryBook, MemoryTaughtClasses } from '../../../fakes/MemoryTaughtClasses'

loadsPages()

let book: MemoryBook
beforeEach(() => {
  book = new MemoryTaughtClasses().add({ className: 'Period 3', teacherName: 'Ms. Hale', password: 'four good words' })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const shows = (page: ClassPage, of?: string) => showsPage(book, page, of)

describe('the plan', () => {
  it('is signed once with the choices, and shows the class’s progress', async () => {
    await isIn(book, ADA)
    const page = await shows('plan')
    const setPlan = vi.spyOn(book, 'setPlan')
    await page.user.selectOptions(await screen.findByLabelText(planWords.partLabel(1)), 'lesson foundations_1')
    await page.user.selectOptions(screen.getByLabelText(planWords.partLabel(2)), 'quiz foundations')
    await page.user.type(screen.getByLabelText(planWords.message), 'Before Friday.')
    await page.user.dblClick(screen.getByRole('button', { name: new RegExp(`^${planWords.send}`) }))
    await screen.findByText(planWords.saved)
    // The buttons that share it are at the current plan, far above.
    await presses(page, planWords.now)
    expect(document.activeElement?.textContent).toBe(planWords.now)
    expect(document.activeElement?.tagName).toBe('H2')
    expect(setPlan).toHaveBeenCalledTimes(1)
    const parts = [
      { kind: 'lesson', id: 'foundations_1' },
      { kind: 'quiz', id: 'foundations' },
    ]
    expect(book.getSnapshot().plan?.plan).toMatchObject({ parts, until: '2026-11-27', message: 'Before Friday.' })
    const table = screen.getByRole('table', { name: planWords.table })
    const cells = within(table).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([planWords.doneBy(1, 1), planWords.doneBy(0, 1)])
  })

  it('saved by mistake is deleted or replaced by the earlier one', async () => {
    const page = await shows('plan')
    const message = () => screen.findByLabelText<HTMLTextAreaElement>(planWords.message)
    const saves = async (text: string) => {
      await page.user.clear(await message())
      await page.user.type(await message(), text)
      await presses(page, planWords.send)
      await screen.findByText(planWords.saved)
    }
    await saves('Before Friday.')
    await presses(page, planWords.delete)
    await screen.findByText(planWords.deleted)
    expect(screen.getByText(planWords.none)).toBeTruthy()
    expect((await message()).value).toBe('')
    expect(screen.queryByRole('button', { name: planWords.delete })).toBeNull()

    await saves('Before Friday.')
    await saves('Wrong week.')
    await presses(page, planWords.restore)
    await screen.findByText(planWords.restored)
    expect(book.getSnapshot().plan?.plan.message).toBe('Before Friday.')
    expect((await message()).value).toBe('Before Friday.')
  })

  it('says that the class can do a locked quiz anyway', async () => {
    const page = await shows('plan')
    await page.user.selectOptions(await screen.findByLabelText(planWords.partLabel(1)), 'lesson foundations_1')
    expect(screen.queryByText(/locked for new learners/)).toBeNull()
    await page.user.selectOptions(screen.getByLabelText(planWords.partLabel(2)), 'quiz taxes')
    expect(screen.getByText(planWords.locked(['Taxes']))).toBeTruthy()
    await page.user.selectOptions(screen.getByLabelText(planWords.partLabel(2)), '')
    expect(screen.queryByText(/locked for new learners/)).toBeNull()
  })

  it('needs a lesson or a message, and a current or future day', async () => {
    const page = await shows('plan')
    await presses(page, planWords.send)
    await screen.findByText(planWords.empty)
    await page.user.type(screen.getByLabelText(planWords.message), 'Hello')
    fireEvent.change(screen.getByLabelText(planWords.untilLabel), { target: { value: '2026-11-19' } })
    await presses(page, planWords.send)
    await screen.findByText(planWords.noDay)
    expect(book.getSnapshot().plan).toBeUndefined()
  })
})
