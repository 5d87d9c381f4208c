import { counted } from './counting'

const devices = (count: number): string => counted(count, 'device', 'devices')

/** New devices of a class that wait for the teacher, many at once. */
export const classWaitingWords = {
  waiting: (count: number) => `${count} new devices wait for you.`,
  text: 'Nothing of theirs counts until you answer. Look at the names first.',
  tooMany: (more: number, expects: number) =>
    `That is ${more} more than the ${counted(expects, 'learner', 'learners')} you expect. Someone may have shared the class card. Look at the names first.`,
  refuseAll: (count: number) => `Refuse all ${count} of these`,
  letAllIn: (count: number) => `Let in all ${count} new learners`,
  saving: 'Saving',
  refused: (count: number) => `You refused ${devices(count)}. What they handed in counts nowhere.`,
  letIn: (count: number) => `You let in ${counted(count, 'learner', 'learners')}.`,
  undo: 'Undo this answer',
  undone: 'Undone. They wait for you again.',
  more: (count: number) =>
    `${devices(count)} more ${count === 1 ? 'waits' : 'wait'}. You can see them here once you answer these.`,
  moreRefused: (count: number) => `${counted(count, 'report', 'reports')} more could not be taken.`,

  expectedNone: 'Set the class size',
  expectedNow: (expects: number) => `Class size: ${expects}`,
  expected: 'Learners in this class',
  expectedSave: 'Save number',
  expectedError: (most: number) => `Enter a number from 1 to ${most}.`,

  forgetText: (count: number) =>
    `${devices(count)} still ${count === 1 ? 'waits' : 'wait'} under Collect. Your learners hand in again with the new card.`,
  forget: (count: number) => `Delete ${counted(count, 'waiting report', 'waiting reports')}`,
  deleting: 'Deleting',
  forgotten: 'Deleted. Learners who hand in again wait under Collect.',
}
