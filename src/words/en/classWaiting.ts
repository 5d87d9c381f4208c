import { plural } from '../plural'

/** Many new devices that need the teacher’s approval at once. */
export const classWaitingWords = {
  waiting: (count: number) => `${count} new devices need your approval.`,
  text: 'Their reports don’t count until you approve them. Check the names first.',
  tooMany: (more: number, expects: number) =>
    plural(expects, {
      one: `That’s ${more} more than the 1 learner you expect. Someone may have shared the class card. Check the names first.`,
      other: `That’s ${more} more than the ${expects} learners you expect. Someone may have shared the class card. Check the names first.`,
    }),
  refuseAll: (count: number) => `Reject all ${count} of these`,
  letAllIn: (count: number) => `Approve all ${count} new learners`,
  saving: 'Saving',
  refused: (count: number) =>
    plural(count, {
      one: 'You rejected 1 device. Their reports don’t count.',
      other: `You rejected ${count} devices. Their reports don’t count.`,
    }),
  letIn: (count: number) => plural(count, { one: 'You approved 1 learner.', other: `You approved ${count} learners.` }),
  undo: 'Undo this decision',
  undone: 'Undone. It’s the way it was before.',
  more: (count: number) =>
    plural(count, {
      one: '1 more device needs your approval. You’ll see them here after you approve or reject these.',
      other: `${count} more devices need your approval. You’ll see them here after you approve or reject these.`,
    }),
  moreRefused: (count: number) =>
    plural(count, {
      one: '1 more report couldn’t be collected.',
      other: `${count} more reports couldn’t be collected.`,
    }),
  /** The book stores only the newest entries that it rejected. */
  times: (count: number) => `This happened at least ${count} times.`,

  expectedNone: 'Set the class size',
  expectedNow: (expects: number) => `Class size: ${expects}`,
  expected: 'Learners in this class',
  expectedSave: 'Save class size',
  expectedError: (most: number) => `Enter a number from 1 to ${most}.`,

  forgetText: (count: number) =>
    plural(count, {
      one: '1 device still needs your approval. Your learners hand in again with the new class card.',
      other: `${count} devices still need your approval. Your learners hand in again with the new class card.`,
    }),
  forget: (count: number) =>
    plural(count, { one: 'Delete 1 unapproved report', other: `Delete ${count} unapproved reports` }),
  deleting: 'Deleting',
  forgotten: 'Deleted. Reports you approved are safe. Learners who hand in again appear under Collect.',
}
