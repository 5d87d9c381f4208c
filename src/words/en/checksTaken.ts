import { whole } from './ledgerFormat'

/** The line of the checks on the profile, and at the end of one. */
export const checksTakenWords = {
  folio: 'Your checks',
  title: 'Before and after',
  text: 'What you knew before a module, after it and later. No grade: some of it goes, and your review brings it back.',
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
    return parts.join(', ')
  },
}
