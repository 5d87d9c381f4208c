import { describe, expect, it } from 'vitest'
import budgets from '../../tools/build/budgets.json'

describe('the table of budgets', () => {
  it('counts files, not bytes, where it limits files', () => {
    expect(Object.entries(budgets.files).filter(([, most]) => most > 40)).toEqual([])
  })

  it('gives a site with Firebase no less than one without', () => {
    const without = new Map(Object.entries(budgets.bytes))
    const less = Object.entries(budgets.bytesWithFirebase).filter(([name, most]) => most < (without.get(name) ?? 0))
    expect(less).toEqual([])
  })
})
