/** Sequences of several steps that chance alone rarely makes. */
import type { Network } from './Line'
import type { Action } from './model/actions'
import type { Pause, Step } from './Step'

interface Among {
  readonly on: number
  readonly other: number
  readonly lesson: string
  readonly between: Step
}

const idle = { turns: 1000 }
const met = { ms: 25_000 }

export const PHRASES: readonly ((among: Among) => readonly Step[])[] = [
  ({ on, lesson, between }) => [
    pressing(on, { kind: 'complete', lesson }, idle),
    pressing(on, { kind: 'undo', lesson }, idle),
    pressing(on, { kind: 'start-over' }, idle),
    between,
    plain('bring-back', on),
  ],
  ({ on, other, lesson, between }) => [
    pressing(on, { kind: 'complete', lesson }, idle),
    pressing(other, { kind: 'complete', lesson }, met),
    between,
    pressing(on, { kind: 'undo', lesson }, met),
    plain('look', on),
  ],
  ({ on, other, lesson, between }) => [
    pressing(on, { kind: 'complete', lesson }, idle),
    plain('export', on),
    between,
    plain('wipe', on),
    importing(on, other),
  ],
  ({ on, other, lesson, between }) => [
    pressing(on, { kind: 'complete', lesson }, met),
    between,
    pressing(other, { kind: 'start-over' }, met),
    plain('bring-back', on),
  ],
  // The same lesson is completed on two days, on devices that have not exchanged since.
  ({ on, other, lesson, between }) => [
    at(other, '2026-03-02'),
    network(other, 'away'),
    pressing(other, { kind: 'complete', lesson }, idle),
    pressing(on, { kind: 'complete', lesson }, met),
    between,
    network(other, 'good'),
  ],
  // Two names are set at once, and one of them is the third here.
  ({ on, other, between }) => [
    network(other, 'away'),
    pressing(other, { kind: 'name', name: 'Bo' }, idle),
    pressing(on, { kind: 'name', name: 'Bo' }, idle),
    pressing(on, { kind: 'name', name: 'Ana' }, met),
    between,
    network(other, 'good'),
  ],
  // A device learns without the account, which starts over meanwhile.
  ({ on, other, lesson, between }) => [
    network(other, 'away'),
    plain('wipe', other),
    pressing(other, { kind: 'complete', lesson }, idle),
    pressing(on, { kind: 'complete', lesson }, idle),
    pressing(on, { kind: 'start-over' }, met),
    between,
    network(other, 'good'),
  ],
  // A page falls asleep in the middle of an exchange while it has the lock.
  ({ on, lesson, between }) => [
    network(on, 'late'),
    pressing(on, { kind: 'complete', lesson }, { ms: 4000 }),
    { kind: 'sleep', on, page: 0, pause: idle },
    { kind: 'open', on, page: 0, pause: idle },
    between,
    network(on, 'good'),
  ],
  // The answer to a commit gets lost, and another tab writes before the action is retried.
  ({ on, lesson, between }) => [
    between,
    { kind: 'open', on, page: 0, pause: idle },
    { kind: 'drop', answer: true, on, page: 1, pause: { turns: 0 } },
    { ...pressing(on, { kind: 'quiz', module: 'saving', score: 80 }, { turns: 1 }), page: 1 },
    pressing(on, { kind: 'complete', lesson }, idle),
  ],
  // A file from before a start-over is restored on a device that has not joined the account.
  ({ on, other, lesson, between }) => [
    network(other, 'away'),
    plain('wipe', other),
    pressing(on, { kind: 'complete', lesson }, idle),
    pressing(on, { kind: 'undo', lesson }, idle),
    between,
    plain('export', on),
    pressing(on, { kind: 'start-over' }, idle),
    pressing(on, { kind: 'complete', lesson }, met),
    importing(other, 0),
    network(other, 'good'),
  ],
]

function plain(name: 'bring-back' | 'export' | 'wipe' | 'look', on: number): Step {
  return { kind: name, on, page: 0, pause: idle }
}

function pressing(on: number, action: Action, pause: Pause): Step {
  return { kind: 'action', on, page: 0, action, pause }
}

function importing(on: number, file: number): Step {
  return { kind: 'import', on, page: 0, file: file + 1, pause: idle }
}

function network(on: number, name: Network): Step {
  return { kind: 'network', on, page: 0, network: name, pause: { turns: 0 } }
}

function at(on: number, date: string): Step {
  return { kind: 'clock', on, page: 0, date, pause: { turns: 0 } }
}
