import { toolsWords } from '#words/tools'
import { type ChoiceField, choiceOf } from '../form/toolForm'

const all = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const

/** The frequency of a payment or a deposit. */
export type Often = (typeof all)[number]

export const timesPerYear: Readonly<Record<Often, number>> = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 }

export function oftenField(label: string, example: Often): ChoiceField<Often> {
  return choiceOf({ label, labels: toolsWords.often, order: all, example })
}

/** Returns the number of whole deposits in the given number of months. */
export function depositsIn(months: number, often: Often): number {
  return Math.floor((months * timesPerYear[often]) / 12 + 1e-9)
}

/** Returns the number of months that these deposits take, rounded up. */
export function monthsOf(deposits: number, often: Often): number {
  return Math.ceil((deposits * 12) / timesPerYear[often] - 1e-9)
}
