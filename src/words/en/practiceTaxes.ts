import { money } from './toolsFormat'

/** The questions about income tax, made with new numbers each time. Amounts are cents. */
interface Wages {
  readonly wagesCents: number
  readonly deductionCents: number
  readonly lowUpToCents: number
  readonly middleUpToCents: number
  readonly year: number
}

const brackets = ({ year, lowUpToCents, middleUpToCents }: Wages): string =>
  `For a single person in ${year}, the tax on taxable income up to ${money(lowUpToCents)} is 10%. It is 12% from there to ${money(middleUpToCents)}, and 22% on the next part.`

export const incomeTaxWords = {
  title: 'Income tax, slice by slice',
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
      `Together: ${money(right)}.`,
    ]
  },
  mistakes: {
    topOnAll: 'That takes the highest rate from all of the taxable income. Each rate applies only to its own slice.',
    lowestOnAll: 'That takes 10% from all of it. Only the first slice is taxed that low.',
    forgotDeduction: 'That leaves out the standard deduction, which isn’t taxed.',
    flatMiddle: 'That takes 12% of all the wages, without the deduction and without slices.',
  },
}

interface Raise extends Wages {
  readonly taxableCents: number
  readonly raiseCents: number
}

export const raiseWords = {
  title: 'The tax on a raise',
  ask: (raise: Raise) =>
    `${brackets(raise)} Taxable income was ${money(raise.taxableCents)}, and now there is a raise of ${money(raise.raiseCents)}. How much more federal income tax is that?`,
  option: money,
  steps: ({ taxableCents, raiseCents, middleUpToCents }: Raise, right: number) => {
    const below = middleUpToCents - taxableCents
    const above = raiseCents - below
    return [
      `The first ${money(below)} of the raise is below the line at ${money(middleUpToCents)}.`,
      `12% of that ${money(below)} = ${money(Math.round(below * 0.12))}.`,
      `The other ${money(above)} is above the line: 22% = ${money(Math.round(above * 0.22))}.`,
      `Together: ${money(right)}. You keep the rest of the raise. The tax on everything below the line doesn’t change.`,
    ]
  },
  mistakes: {
    allNew: 'That takes the new rate from the whole raise. Part of it is still below the line.',
    allOld: 'That takes the old rate from the whole raise. Part of it is above the line.',
    onEverything:
      'That takes the new rate from all of the income. A raise never changes the tax on what is below the line.',
    wholeRaise: 'That would take the whole raise. Only a part of each new dollar goes to tax.',
  },
}
