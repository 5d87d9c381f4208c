import { inSeries } from '../listed'
import { whole } from './ledgerFormat'

/** The results of self-checks in Achievements, and at the end of one. */
export const checksTakenWords = {
  marginNote: 'Your self-checks',
  title: 'Before and after',
  text: 'This is what you knew before a module, right after it and later. It’s not a grade. Forgetting is normal, and Review helps.',
  /** `2 of 6, then 5 of 6, after a month 4 of 6` */
  line: (rights: Readonly<Partial<Record<'before' | 'after' | 'month' | 'quarter', number>>>, count: number) => {
    const { before, after, month, quarter } = rights
    const of = (right: number) => `${whole(right)} of ${whole(count)}`
    const parts = [
      ...(before === undefined ? [] : [after === undefined ? `${of(before)} before the lessons` : of(before)]),
      ...(after === undefined ? [] : [before === undefined ? `${of(after)} after the lessons` : `then ${of(after)}`]),
      ...(month === undefined ? [] : [`after a month ${of(month)}`]),
      ...(quarter === undefined ? [] : [`after three months ${of(quarter)}`]),
    ]
    return inSeries(parts)
  },
}
