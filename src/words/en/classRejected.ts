import { isolated } from '../isolated'
import { plural } from '../plural'

/** Devices that the teacher rejected or removed. Their reports are kept, but don’t count. */
export const classRejectedWords = {
  title: (count: number) =>
    plural(count, { one: '1 rejected or removed device', other: `${count} rejected or removed devices` }),
  text: 'Their reports are saved, but don’t count. You can still approve each device.',
  rejected: 'You rejected or removed this device.',
  rejectedOn: (when: string) => `You rejected or removed this device: ${when}.`,
  /** When one answer rejected several devices. */
  together: (count: number, when: string) => `You rejected ${count} devices at once: ${when}.`,
  askAgain: (count: number) => `Decide again about these ${count}`,
  askedAgain: (count: number) => `${count} devices need your approval again.`,
  back: (name: string) => `${isolated(name)} handed in again`,
  backText: 'The report is saved, but doesn’t count. The learner’s device gets no digits for it.',
  approve: (name: string) => `Approve ${isolated(name)} after all`,
  keepOut: 'Keep it rejected',
  saving: 'Saving',
  more: (count: number) => plural(count, { one: 'Show 1 more device', other: `Show ${count} more devices` }),

  approved: (name: string) => `You approved ${isolated(name)}’s device.`,
  refused: (name: string) => `You rejected ${isolated(name)}’s device. The report doesn’t count.`,
  removed: (name: string) => `You removed ${isolated(name)}’s device. Its reports don’t count.`,
  keptOut: (name: string) => `${isolated(name)}’s device stays rejected.`,

  /** A report from a rejected device arrives. Nothing on the screen may look as if it counted. */
  arrived: (name: string | undefined) =>
    name === undefined ? 'This report doesn’t count' : `${isolated(name)}’s report doesn’t count`,
  arrivedText: 'You rejected this device. Under “Needs your attention,” you can approve it after all.',
  news: 'doesn’t count, you rejected this device',
  ofFiles: (count: number) =>
    plural(count, {
      one: '1 of them is from a device you rejected. It doesn’t count.',
      other: `${count} of them are from devices you rejected. They don’t count.`,
    }),

  gone: 'You rejected or removed this learner’s devices. The reports are saved, but don’t count.',
}
