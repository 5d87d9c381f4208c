import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDropdown, nextStop } from '../../src/app/layout/dropdown'

describe('a dropdown', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('opens on hover and closes 150 ms after the pointer leaves', () => {
    const dropdown = createDropdown()
    dropdown.pointerEntered()
    expect(dropdown.isOpen()).toBe(true)
    dropdown.pointerLeft()
    vi.advanceTimersByTime(149)
    expect(dropdown.isOpen()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(dropdown.isOpen()).toBe(false)
  })

  it('stays open when the pointer returns in time', () => {
    const dropdown = createDropdown()
    dropdown.pointerEntered()
    dropdown.pointerLeft()
    vi.advanceTimersByTime(100)
    dropdown.pointerEntered()
    vi.advanceTimersByTime(1000)
    expect(dropdown.isOpen()).toBe(true)
  })

  it('stays open when the pointer presses right after its hover opened it', () => {
    const dropdown = createDropdown()
    dropdown.pointerEntered()
    dropdown.pressed()
    expect(dropdown.isOpen()).toBe(true)
    dropdown.pressed()
    expect(dropdown.isOpen()).toBe(false)
  })

  it('opens and closes by taps', () => {
    const dropdown = createDropdown()
    dropdown.pressed()
    expect(dropdown.isOpen()).toBe(true)
    dropdown.pressed()
    expect(dropdown.isOpen()).toBe(false)
  })

  it('ignores an old timer', () => {
    const dropdown = createDropdown()
    dropdown.pointerEntered()
    dropdown.pointerLeft()
    dropdown.close()
    dropdown.open()
    vi.advanceTimersByTime(1000)
    expect(dropdown.isOpen()).toBe(true)
  })

  it('reports changes only', () => {
    const dropdown = createDropdown()
    const heard: boolean[] = []
    const leave = dropdown.subscribe(() => heard.push(dropdown.isOpen()))
    dropdown.close()
    dropdown.open()
    dropdown.open()
    dropdown.close()
    leave()
    dropdown.open()
    expect(heard).toEqual([true, false])
  })
})

describe('the keys of a dropdown with three entries', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 3, 1],
    ['ArrowUp', 0, 3],
    ['ArrowUp', 1, 3],
    ['ArrowUp', 3, 2],
    ['Home', 2, 1],
    ['End', 2, 3],
    ['Home', 0, undefined],
    ['End', 0, undefined],
    ['Tab', 1, undefined],
    ['ArrowDown', -1, undefined],
  ])('%s from %i to %s', (key, at, to) => {
    expect(nextStop(key, at, 4)).toBe(to)
  })

  it('do nothing when there are no entries', () => {
    expect(nextStop('ArrowDown', 0, 1)).toBeUndefined()
  })
})
