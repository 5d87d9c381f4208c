import { describe, expect, it } from 'vitest'
import { marked, readMark } from '../../src/core/curriculum/languageMark'
import { lettersBeside } from '../../tools/languages/compose/lettersBeside'

const lesson = (text: string, style = 'letter') => ({
  title: 'A lesson',
  sheet: {
    title: 'A sheet',
    parts: [
      { type: 'fields', id: 'it' },
      { type: 'letter', id: 'to', style, text },
    ],
  },
})

describe('a letter in another language', () => {
  it('stays English, with its translation beside it', () => {
    const { sheet } = lettersBeside(lesson('Estimado banco'), lesson('Dear bank')) as ReturnType<typeof lesson>
    const [, letter] = sheet.parts as readonly { readonly text: string; readonly beside?: string }[]
    expect(readMark(letter?.text ?? '')).toEqual({ text: 'Dear bank', lang: 'en', isOld: false })
    expect(letter?.beside).toBe('Estimado banco')
  })

  it('has nothing beside it if it is not translated', () => {
    const english = lesson(marked('Dear bank', 'en'))
    expect(lettersBeside(english, lesson('Dear bank'))).toEqual(english)
  })

  it('is only translated if it is a script to say', () => {
    const script = lesson('Hola', 'script')
    expect(lettersBeside(script, lesson('Hello', 'script'))).toEqual(script)
  })

  it('changes nothing in a lesson without a worksheet', () => {
    expect(lettersBeside({ title: 'Una' }, { title: 'One' })).toEqual({ title: 'Una' })
  })
})
