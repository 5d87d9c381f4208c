import { expect, test } from 'vitest'
import { countMarks } from '../../../src/core/curriculum/countMarks'
import { marked } from '../../../src/core/curriculum/languageMark'

test('counts the texts of each mark, at any depth', () => {
  const lesson = {
    title: marked('Save “first”', 'en'),
    parts: [{ text: marked('Uno\nDos', 'x-old') }, { text: 'Hola', rows: [[marked('a', 'en'), '2']] }],
  }
  expect(countMarks(lesson)).toEqual({ english: 2, old: 1 })
  expect(countMarks({ title: 'Hola', sheet: undefined })).toEqual({ english: 0, old: 0 })
})
