import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sheetWords as words } from '#words/sheets'
import { LinesPart } from '../../../src/screens/lesson/sheet/LinesPart'
import type { PartOf } from '../../../src/screens/lesson/sheet/sheetFields'
import { renderPart } from '../../render/renderPart'
import { HeldForm } from './HeldForm'

const diary: PartOf<'lines'> = {
  type: 'lines',
  id: 'days',
  columns: [
    { id: 'what', label: 'What for', kind: 'text' },
    { id: 'sum', label: 'Dollars', kind: 'amount' },
  ],
  blank: 7,
  total: 'sum',
}
const open = (texts: Readonly<Record<string, string>> = {}, part = diary) =>
  renderPart(<HeldForm texts={texts}>{(form) => <LinesPart part={part} form={form} />}</HeldForm>)
const lines = () => screen.getAllByRole('textbox', { name: /^What for/ })
const line = (number: number) => screen.getByRole('textbox', { name: `What for, Row ${number}` })

describe('a table of many lines', () => {
  it('starts with a few lines, and always has a blank one', async () => {
    const { user } = open()
    expect(lines()).toHaveLength(4)
    await user.type(line(4), 'Bus')
    expect(lines()).toHaveLength(5)
    await user.clear(line(4))
    expect(lines()).toHaveLength(5)
  })

  it('adds lines on request up to the limit, and focuses the first', async () => {
    const { user } = open({ 'days.what.4': 'Bus' })
    await user.dblClick(screen.getByRole('button', { name: words.moreLines }))
    expect(lines()).toHaveLength(7)
    expect(document.activeElement).toBe(line(6))
    expect(screen.queryByRole('button', { name: words.moreLines })).toBeNull()
  })

  it('shows all saved lines, and sums only those with a number', () => {
    open({ 'days.sum.1': '$1,000.50', 'days.sum.6': '4', 'days.sum.2': 'some' })
    expect(lines()).toHaveLength(7)
    expect(screen.getByText('–')).toBeTruthy()
  })

  it('shows a dash as the total until there is a number', async () => {
    const { user } = open()
    expect(screen.getByText('–')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Dollars, Row 1' }), '0')
    expect(screen.getByText('$0')).toBeTruthy()
  })

  it('keeps the author’s preset lines unchanged', () => {
    open({}, { ...diary, first: ['Light', 'Water'], blank: 1 })
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Light', 'Water', 'Total'])
    expect(lines()).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: 'Dollars, Water' })).toBeTruthy()
  })
})
