import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barScale } from '../../../src/screens/lesson/barScale'

const repair = {
  items: [
    { label: 'From savings', parts: [{ label: 'Repair', value: 500 }] },
    {
      label: 'Payday loan',
      parts: [
        { label: 'Repair', value: 500 },
        { label: 'Fees', value: 375 },
      ],
    },
  ],
}

describe('bars side by side', () => {
  it('scale to the widest, with one ink for each label', () => {
    const [savings, loan] = barScale(repair)
    expect(savings?.total).toBe(500)
    expect(savings?.pieces[0]?.width).toBeCloseTo(57.14, 1)
    expect(loan?.total).toBe(875)
    expect(loan?.pieces[1]).toMatchObject({ label: 'Fees', value: 375, ink: 'barn' })
    expect(loan?.pieces[1]?.from).toBeCloseTo(57.14, 1)
    expect(savings?.pieces[0]?.ink).toBe(loan?.pieces[0]?.ink)
  })

  it('use the module’s ink when no bar has a second part', () => {
    const rows = barScale({ items: repair.items.slice(0, 1) })
    expect(rows[0]?.pieces[0]?.ink).toBe('module')
  })

  it('show three shares without the ink of a cost', () => {
    const parts = ['Needs', 'Wants', 'Saving'].map((label) => ({ label, value: 10 }))
    const [row] = barScale({ items: [{ label: 'A month', parts }] })
    expect(row?.pieces.map((piece) => piece.ink)).toEqual(['done', 'wheat', 'info'])
  })

  it('never leave their row, for any amounts', () => {
    const parts = fc.array(fc.record({ label: fc.string(), value: fc.integer({ min: -1e9, max: 1e9 }) }))
    fc.assert(
      fc.property(fc.array(fc.record({ label: fc.string(), parts })), (items) => {
        for (const row of barScale({ items })) {
          for (const piece of row.pieces) {
            expect(piece.width).toBeGreaterThanOrEqual(0)
            expect(piece.from + piece.width).toBeLessThanOrEqual(100 + 1e-6)
          }
        }
      }),
    )
  })
})

it('keeps bars of any size within the widest', () => {
  const items = [1e308, 5e307].map((value) => ({ label: 'Huge', parts: [{ label: 'Huge', value }] }))
  expect(barScale({ items }).flatMap(({ pieces }) => pieces.map(({ width }) => width))).toEqual([100, 50])
})
