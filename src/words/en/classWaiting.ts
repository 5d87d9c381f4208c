import { counted } from './counting'

const devices = (count: number): string => counted(count, 'device', 'devices')

/** Many new devices that need the teacher’s approval at once. */
export const classWaitingWords = {
  waiting: (count: number) => `${count} new devices need your approval.`,
  text: 'Their reports don’t count until you approve them. Check the names first.',
  tooMany: (more: number, expects: number) =>
    `That’s ${more} more than the ${counted(expects, 'learner', 'learners')} you expect. Someone may have shared the class card. Check the names first.`,
  refuseAll: (count: number) => `Reject all ${count} of these`,
  letAllIn: (count: number) => `Approve all ${count} new learners`,
  saving: 'Saving',
  refused: (count: number) => `You rejected ${devices(count)}. Their reports don’t count.`,
  letIn: (count: number) => `You approved ${counted(count, 'learner', 'learners')}.`,
  undo: 'Undo this decision',
  undone: 'Undone. They need your approval again.',
  more: (count: number) =>
    `${counted(count, 'more device needs', 'more devices need')} your approval. You’ll see them here after you approve or reject these.`,
  moreRefused: (count: number) => `${counted(count, 'more report', 'more reports')} couldn’t be collected.`,

  expectedNone: 'Set the class size',
  expectedNow: (expects: number) => `Class size: ${expects}`,
  expected: 'Learners in this class',
  expectedSave: 'Save class size',
  expectedError: (most: number) => `Enter a number from 1 to ${most}.`,

  forgetText: (count: number) =>
    `${devices(count)} still ${count === 1 ? 'needs' : 'need'} your approval. Your learners hand in again with the new class card.`,
  forget: (count: number) => `Delete ${counted(count, 'unapproved report', 'unapproved reports')}`,
  deleting: 'Deleting',
  forgotten: 'Deleted. Reports you approved are safe. Learners who hand in again appear under Collect.',
}
