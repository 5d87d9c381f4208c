import { expect, it } from 'vitest'
import { durationText } from '#words/duration'
import { marked } from '../../src/core/curriculum/languageMark'

it.each(['15 min', '4 weeks', '1 week', 'half a day', ''])('keeps “%s” in English', (text) => {
  expect(durationText(text)).toBe(text)
})

it('leaves out the mark of a text that isn’t translated', () => {
  expect(durationText(marked('15 min', 'en'))).toBe('15 min')
})
