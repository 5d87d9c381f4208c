import { describe, expect, it } from 'vitest'
import { firstName, takeNewStroke } from '../../../src/screens/dashboard/Greeting'
import { timeOfDay } from '../../../src/session/useToday'

describe('the greeting', () => {
  it.each([
    ['Maya', 'Maya'],
    ['Maya Jones', 'Maya'],
    ['  Ana María  López ', 'Ana'],
    ['Jean-Luc', 'Jean-Luc'],
    ['', ''],
  ])('greets %j as %j', (name, first) => {
    expect(firstName(name)).toBe(first)
  })

  it.each([
    [0, 'evening'],
    [3, 'evening'],
    [4, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %i o’clock says good %s', (hour, part) => {
    expect(timeOfDay(new Date(2026, 10, 21, hour, 59))).toBe(part)
  })

  it('draws the stroke of a day once', () => {
    expect(takeNewStroke('2026-11-21')).toBe(true)
    expect(takeNewStroke('2026-11-21')).toBe(false)
    expect(takeNewStroke('2026-11-22')).toBe(true)
  })
})
