import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barLayout } from '../../src/ui/barLayout'
import { stepTicks, valueTicks } from '../../src/ui/chartScale'
import { type LineChartData, lineLayout } from '../../src/ui/lineLayout'

describe('ticks', () => {
  it.each([
    [0, 873, 5, [0, 200, 400, 600, 800, 1000]],
    [0, 100, 5, [0, 20, 40, 60, 80, 100]],
    [0, 0.3, 3, [0, 0.1, 0.2, 0.3]],
    [-300, 900, 4, [-500, 0, 500, 1000]],
    [0, 0, 5, [0, 0.2]],
    [12, 12, 5, [0, 2.5, 5, 7.5, 10, 12.5]],
  ])('from %d to %d in about %d steps', (min, max, count, values) => {
    expect(valueTicks(min, max, count).values).toEqual(values)
  })

  it('enclose the data and zero in equal steps', () => {
    const number = fc.double({ min: -1e9, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(number, number, fc.integer({ min: 2, max: 8 }), (a, b, count) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)]
        const { from, to, values } = valueTicks(min, max, count)
        const near = (to - from) * 1e-8
        expect(from).toBeLessThanOrEqual(min + near)
        expect(to).toBeGreaterThanOrEqual(max - near)
        expect(values.some((value) => Math.abs(value) < 1e-9)).toBe(true)
        expect(values.length).toBeGreaterThanOrEqual(2)
        expect(values.length).toBeLessThanOrEqual(count * 2 + 3)
        const step = (values[1] ?? 0) - (values[0] ?? 0)
        values.slice(1).forEach((value, index) => expect((value - (values[index] ?? 0)) / step).toBeCloseTo(1, 6))
      }),
    )
  })

  it.each([
    [0, 20, 8, [0, 3, 6, 9, 12, 15, 18]],
    [0, 20, 4, [0, 6, 12, 18]],
    [1, 10, 8, [2, 4, 6, 8, 10]],
    [25, 100, 4, [48, 72, 96]],
    [0, 5000, 4, [0, 1000, 2000, 3000, 4000, 5000]],
  ])('along the bottom from %d to %d with room for %d', (from, to, count, values) => {
    const steps = from === 1 ? [1, 2, 5] : to === 5000 ? [500, 1000] : [1, 2, 3, 6, 12, 24]
    expect(stepTicks(from, to, steps, count).values).toEqual(values)
  })
})

const chart = (series: LineChartData['series']): LineChartData => ({
  series,
  xUnit: 'months',
  xSteps: [1, 2, 3, 6, 12],
  formatValue: String,
})
const line = (label: string, ...ys: readonly number[]) => ({ label, points: ys.map((y, x) => ({ x, y })) })

describe('a line chart', () => {
  it('stays inside its width, for any data', () => {
    const y = fc.double({ min: -1e7, max: 1e7, noNaN: true })
    const ys = fc.array(y, { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.array(ys, { minLength: 1, maxLength: 3 }), fc.integer({ min: 280, max: 1000 }), (list, width) => {
        const layout = lineLayout(chart(list.map((values, index) => line(`Line ${index}`, ...values))), width)
        expect(layout.right).toBeLessThan(width)
        for (const { marks, label } of layout.lines) {
          for (const mark of marks) {
            expect(mark.x).toBeGreaterThanOrEqual(layout.left - 0.1)
            expect(mark.x).toBeLessThanOrEqual(layout.right + 0.1)
            expect(mark.y).toBeGreaterThanOrEqual(layout.top - 0.1)
            expect(mark.y).toBeLessThanOrEqual(layout.bottom + 0.1)
          }
          expect(label.y).toBeLessThan(layout.height)
        }
      }),
    )
  })

  it('keeps labels of lines that end together apart', () => {
    const { lines } = lineLayout(chart([line('One', 0, 5), line('Two', 0, 5), line('Three', 0, 5)]), 640)
    const ys = lines.map(({ label }) => label.y).toSorted((a, b) => a - b)
    expect(Math.min(...ys.slice(1).map((y, index) => y - (ys[index] ?? 0)))).toBeGreaterThanOrEqual(19)
  })

  it('drops amounts and wraps long labels when space is tight', () => {
    const long = { ...line('In today\u2019s dollars', 0, 5), endText: '$48,180' }
    expect(lineLayout(chart([long]), 320).lines[0]?.label.lines).toEqual(['In', 'today\u2019s', 'dollars'])
    expect(lineLayout(chart([long]), 640).lines[0]?.label.lines).toEqual(['In today\u2019s dollars', '$48,180'])
  })

  it('connects an early end or a labeled point to its label', () => {
    const { lines } = lineLayout(chart([line('Short', 0, 5), line('Long', 0, 1, 2, 3)]), 640)
    expect(lines.map(({ label }) => label.leader !== undefined)).toEqual([true, false])
    const peak = lineLayout(chart([{ ...line('Peak', 0, 9, 0), labelAt: 1 }]), 640)
    expect(peak.lines[0]?.label.y).toBeLessThan(peak.bottom / 2)
  })

  it('fills the gap between two lines to the longer one’s end', () => {
    const tinted = { ...chart([line('Short', 0, 5), line('Long', 0, 1, 2, 3)]), isGapTinted: true }
    const { gap, right } = lineLayout(tinted, 640)
    expect(gap?.match(new RegExp(`${right} `, 'g'))?.length).toBe(2)
    expect(lineLayout(chart([line('Only', 0, 5)]), 640).gap).toBeUndefined()
  })
})

describe('a bar chart', () => {
  const groups = [
    { label: 'Needs', bars: [{ series: 0 as const, value: 200, text: 'Plan 200' }] },
    { label: 'Wants', bars: [{ series: 0 as const, value: 50, text: 'Plan 50' }] },
  ]

  it('draws lengths in proportion and leaves space for the figures', () => {
    const { groups: placed, left, width } = barLayout(groups, 640)
    const [needs, wants] = placed.map(({ bars }) => bars[0]?.width ?? 0)
    expect(needs).toBeCloseTo(4 * (wants ?? 0), 0)
    expect(left + (needs ?? 0)).toBeLessThan(width - 60)
  })

  it('puts names above their bars when space is tight', () => {
    const narrow = barLayout(groups, 320)
    const wide = barLayout(groups, 640)
    expect(narrow.left).toBeLessThan(wide.left)
    expect(narrow.groups[0]?.labelY).toBeLessThanOrEqual(narrow.groups[0]?.bars[0]?.y ?? 0)
    expect(narrow.height).toBeGreaterThan(wide.height)
  })

  it('draws nothing without data', () => {
    const [group] = barLayout([{ label: 'None', bars: [{ series: 1, value: 0, text: '0' }] }], 640).groups
    expect(group?.bars[0]?.width).toBe(0)
  })
})

it('keeps bars of any size inside their chart', () => {
  const bars = [1e308, 1e307].map((value) => ({ label: 'Huge', bars: [{ series: 0 as const, value, text: '1e308' }] }))
  const { groups } = barLayout(bars, 640)
  for (const bar of groups.flatMap((group) => group.bars)) {
    expect(bar.width).toBeGreaterThan(0)
    expect(bar.width).toBeLessThanOrEqual(640)
  }
})
