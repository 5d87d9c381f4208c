import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sheetWords as words } from '#words/sheets'
import { typedNumberWords } from '#words/typedNumber'
import { type ControlKind, SheetControl } from '../../../src/screens/lesson/sheet/SheetControl'
import { renderPart } from '../../render/renderPart'
import { HeldForm } from './HeldForm'

const open = (kind: ControlKind, text = '', onLeave: () => void = () => undefined) =>
  renderPart(
    <HeldForm texts={{ 'a.b': text }} onLeave={onLeave}>
      {(form) => (
        <>
          <SheetControl form={form} name="a.b" kind={kind} id="here" label="Rent" options={['Yes', 'No']} />
          <output>{form.textOf('a.b')}</output>
        </>
      )}
    </HeldForm>,
  )
const held = () => screen.getByRole('status').textContent

describe('a field of a worksheet', () => {
  it('shows an error and saves only once it is left', async () => {
    const leave = vi.fn<() => void>()
    const { user } = open('amount', '', leave)
    const field = screen.getByRole('textbox', { name: 'Rent' })
    await user.type(field, 'a lot')
    expect(field.getAttribute('aria-invalid')).toBeNull()
    await user.tab()
    expect(leave).toHaveBeenCalledTimes(1)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words.notANumber)
    expect(held()).toBe('a lot')
  })

  it.each(['', '0', '$1,250.50', '\u22125'])('takes %j as a number, or as none', (text) => {
    open('amount', text)
    expect(screen.getByRole('textbox', { name: 'Rent' }).getAttribute('aria-invalid')).toBeNull()
  })

  it('shows how it reads 1.200, and saves it in period form', async () => {
    const { user } = open('amount')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rent' })
    await user.type(field, '1.200')
    const note = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    expect(note()).toBe(typedNumberWords.readAs('1200'))
    await user.tab()
    expect([field.value, held()]).toEqual(['1200', '1200'])
    await user.clear(field)
    await user.type(field, '12,50')
    await user.tab()
    expect([field.value, held()]).toEqual(['12.50', '12.50'])
  })

  it('asks which number is meant when 1.200 is not money', async () => {
    const { user } = open('number')
    const field = screen.getByRole('textbox', { name: 'Rent' })
    await user.type(field, '1.200')
    await user.tab()
    expect(screen.getByText(typedNumberWords.unclear('1200', '1.2000'))).toBeTruthy()
  })

  it('is ticked and cleared, and ignores a double press', async () => {
    const { user } = open('tick')
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Rent' })
    await user.click(box)
    expect([box.checked, held()]).toEqual([true, 'yes'])
    await user.dblClick(box)
    expect([box.checked, held()]).toEqual([true, 'yes'])
    await user.click(box)
    expect([box.checked, held()]).toEqual([false, ''])
  })

  it('keeps a choice that this version lacks until another is chosen', async () => {
    const { user } = open('choice', 'Perhaps')
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rent' })
    expect(choice.value).toBe('Perhaps')
    await user.selectOptions(choice, 'No')
    expect(held()).toBe('No')
    expect(screen.queryByRole('option', { name: 'Perhaps' })).toBeNull()
  })

  it.each([
    ['text', 300, '300'],
    ['long', 2000, '2,000'],
  ] as const)('of kind %s takes %i letters, and says when it is full', (kind, most, shown) => {
    open(kind, 'x'.repeat(most))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Rent' }).maxLength).toBe(most)
    expect(screen.getByText(words.full(shown))).toBeTruthy()
  })
})
