import { money } from './toolsFormat'

/** Questions about income tax, with new numbers each time. Amounts are in cents. */
interface Wages {
  readonly wagesCents: number
  readonly deductionCents: number
  readonly lowUpToCents: number
  readonly middleUpToCents: number
  readonly year: number
}

const brackets = ({ year, lowUpToCents, middleUpToCents }: Wages): string =>
  `For a single person in ${year}, the tax on taxable income up to ${money(lowUpToCents)} is 10%. The rate is 12% from there to ${money(middleUpToCents)} and 22% in the next bracket.`

export const incomeTaxWords = {
  title: 'Income tax, bracket by bracket',
  ask: (wages: Wages) =>
    `${brackets(wages)} The standard deduction is ${money(wages.deductionCents)}. What is the federal income tax on ${money(wages.wagesCents)} of wages?`,
  option: money,
  steps: ({ wagesCents, deductionCents, lowUpToCents, middleUpToCents }: Wages, right: number) => {
    const taxable = wagesCents - deductionCents
    const middle = Math.min(taxable, middleUpToCents) - lowUpToCents
    const rest = Math.max(0, taxable - middleUpToCents)
    const upper = rest > 0 ? ` 22% of the last ${money(rest)} = ${money(Math.round(rest * 0.22))}.` : ''
    return [
      `Taxable income = ${money(wagesCents)} − ${money(deductionCents)} = ${money(taxable)}.`,
      `10% of the first ${money(lowUpToCents)} = ${money(Math.round(lowUpToCents * 0.1))}.`,
      `12% of the next ${money(middle)} = ${money(Math.round(middle * 0.12))}.${upper}`,
      `Add them up. The total tax is ${money(right)}.`,
    ]
  },
  mistakes: {
    topOnAll:
      'That applies the highest rate to all of the taxable income. Each rate applies only to the income in its bracket.',
    lowestOnAll: 'That applies 10% to all of the taxable income. Only the first bracket is taxed at 10%.',
    forgotDeduction: 'That leaves out the standard deduction, which isn’t taxed.',
    flatMiddle: 'That’s 12% of all the wages. It leaves out the standard deduction and the brackets.',
  },
}

interface Raise extends Wages {
  readonly taxableCents: number
  readonly raiseCents: number
}

export const raiseWords = {
  title: 'The tax on a raise',
  ask: (raise: Raise) =>
    `${brackets(raise)} A worker’s taxable income was ${money(raise.taxableCents)}. Now the worker gets a raise of ${money(raise.raiseCents)}. How much federal income tax does the raise add?`,
  option: money,
  steps: ({ taxableCents, raiseCents, middleUpToCents }: Raise, right: number) => {
    const below = middleUpToCents - taxableCents
    const above = raiseCents - below
    return [
      `The first ${money(below)} of the raise is in the 12% bracket, which ends at ${money(middleUpToCents)}.`,
      `12% of that ${money(below)} = ${money(Math.round(below * 0.12))}.`,
      `The other ${money(above)} is in the 22% bracket. 22% of that = ${money(Math.round(above * 0.22))}.`,
      `The raise adds ${money(right)} in tax. The worker keeps the rest of the raise. The tax on the earlier income doesn’t change.`,
    ]
  },
  mistakes: {
    allNew: 'That applies the new rate to the whole raise. Part of the raise is still in the 12% bracket.',
    allOld: 'That applies the old rate to the whole raise. Part of the raise is in the 22% bracket.',
    onEverything:
      'That applies the new rate to all of the income. A raise doesn’t change the tax on the income in lower brackets.',
    wholeRaise: 'That would take the whole raise. Only part of each new dollar goes to tax.',
  },
}
