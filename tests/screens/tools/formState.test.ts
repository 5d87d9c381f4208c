import { describe, expect, it } from 'vitest'
import { debtPayoffTool } from '../../../src/screens/tools/calculators/debtPayoffTool'
import { loanTool } from '../../../src/screens/tools/calculators/loanTool'
import {
  beginForm,
  changeTexts,
  errorAt,
  type FormState,
  followAddress,
  leaveField,
  showErrors,
} from '../../../src/screens/tools/form/formState'
import { withRow } from '../../../src/screens/tools/form/texts'

const started = beginForm(loanTool, '?tool=loan')
const type = (state: FormState, name: string, text: string): FormState =>
  changeTexts(state, loanTool, { ...state.texts, [name]: text }, name)

describe('typing', () => {
  it('keeps the last result, and shows an error only after leaving', () => {
    const empty = type(started, 'rate', '')
    expect(empty.evaluation.kind).toBe('problems')
    expect(empty.result).toBe(started.result)
    expect(errorAt(empty, 'rate')).toBeUndefined()
    expect(errorAt(leaveField(empty, loanTool, 'rate'), 'rate')).toMatch(/^Enter a number/)
    const typed = type(empty, 'rate', '9')
    expect(typed.result).not.toEqual(started.result)
    expect(errorAt(leaveField(typed, loanTool, 'rate'), 'rate')).toBeUndefined()
  })

  it('formats a number on leaving, without another result', () => {
    const typed = type(started, 'amount', '$12000')
    const left = leaveField(typed, loanTool, 'amount')
    expect(left.texts['amount']).toBe('12,000')
    expect(left.result).toBe(typed.result)
  })

  it('shows the error of a link immediately', () => {
    const shared = beginForm(loanTool, '?tool=loan&rate=lots')
    expect(shared.result).toBeUndefined()
    expect(errorAt(shared, 'rate')).toMatch(/^Enter a number/)
  })

  it('shows no error in a new row before it was visited', () => {
    const first = beginForm(debtPayoffTool, '')
    const { rows } = debtPayoffTool.form
    if (rows === undefined) throw new Error('Debts are rows.')
    const added = changeTexts(first, debtPayoffTool, withRow(rows, first.texts))
    const named = changeTexts(added, debtPayoffTool, { ...added.texts, debt4: 'Car' }, 'debt4')
    expect(named.evaluation.kind).toBe('problems')
    expect(errorAt(named, 'balance4')).toBeUndefined()
    expect(errorAt(leaveField(named, debtPayoffTool, 'balance4'), 'balance4')).toMatch(/^Enter an amount/)
    expect(errorAt(showErrors(named), 'minimum4')).toMatch(/^Enter an amount/)
  })
})

describe('the address', () => {
  it('changes nothing when the form wrote it', () => {
    const typed = { ...type(started, 'rate', '9'), written: '?tool=loan&rate=9' }
    const followed = followAddress(typed, loanTool, '?tool=loan&rate=9')
    expect(followed).toEqual({ ...typed, seen: '?tool=loan&rate=9' })
    expect(followAddress(followed, loanTool, '?tool=loan&rate=9')).toBe(followed)
  })

  it('from elsewhere restarts the form with its numbers', () => {
    const typed = type(started, 'rate', '9')
    const elsewhere = followAddress(typed, loanTool, '?tool=loan&rate=12')
    expect(elsewhere.texts).toEqual(beginForm(loanTool, '?tool=loan&rate=12').texts)
    expect(elsewhere).toMatchObject({ isChanged: false, seen: '?tool=loan&rate=12', written: undefined })
  })
})
