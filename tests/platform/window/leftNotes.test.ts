import { describe, expect, it } from 'vitest'
import { createLeftNotes } from '../../../src/platform/window/leftNotes'

function storage(first: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(first))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const ASK = { text: 'Ask Dad', from: '' }

describe('a note from a page that was left', () => {
  it('is saved by learner and lesson, and leaves no trace after deletion', () => {
    const place = storage()
    const left = createLeftNotes(() => place)
    left.leave('ana', 'saving_1', ASK)
    left.leave('ana', 'saving_2', { text: 'Two', from: 'On' })
    expect([...left.read('ana')]).toEqual([
      ['saving_1', ASK],
      ['saving_2', { text: 'Two', from: 'On' }],
    ])
    expect(left.read('ben').size).toBe(0)
    left.drop('ana', 'saving_1', 'Ask Dad')
    left.drop('ana', 'saving_2', 'Two')
    expect(place.kept.size).toBe(0)
  })

  it('stays when another page has saved a newer one', () => {
    const place = storage()
    const left = createLeftNotes(() => place)
    left.leave('ana', 'saving_1', { text: 'Ask Mom', from: '' })
    left.drop('ana', 'saving_1', 'Ask Dad')
    expect(left.read('ana').get('saving_1')?.text).toBe('Ask Mom')
  })

  it('is deleted with its learner, and with no other', () => {
    const place = storage()
    const left = createLeftNotes(() => place)
    left.leave('ana', 'saving_1', ASK)
    left.leave('ben', 'saving_1', ASK)
    left.forget('ana')
    expect([...place.kept.keys()].map((key) => key.endsWith('ben'))).toEqual([true])
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '{"saving_1":1}',
    '[["a"]]',
    '[["a",null]]',
    '[["a",{"text":1,"from":""}]]',
    '[[1,{}]]',
  ])('is missing when the stored value is %s', (text) => {
    const left = createLeftNotes(() => storage({ 'left-notes:ana': text }))
    expect(left.read('ana').size).toBe(0)
  })

  it('is the only loss when storage is blocked or full', () => {
    const blocked = createLeftNotes(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    blocked.leave('ana', 'saving_1', ASK)
    blocked.forget('ana')
    expect(blocked.read('ana').size).toBe(0)
  })
})
