import { expect, it } from 'vitest'
import { awaitHeadingFocus, takeHeadingFocus } from '../../src/ui/PageHeading'

it('leaves the first page alone and focuses one heading for each navigation', () => {
  expect(takeHeadingFocus()).toBe(false)
  awaitHeadingFocus()
  awaitHeadingFocus()
  expect(takeHeadingFocus()).toBe(true)
  expect(takeHeadingFocus()).toBe(false)
})
