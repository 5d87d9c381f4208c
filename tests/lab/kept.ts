import type { History } from './Step'

/** The smallest histories that once failed, of bugs that are fixed. Each run starts with them. */
export const kept: readonly History[] = [
  // A sleeping page was notified of a write, started to read, and blocked its disk forever.
  {
    devices: ['today'],
    steps: [
      { kind: 'action', on: 0, page: 0, action: { kind: 'undo', lesson: 'saving_1' }, pause: { ms: 300 } },
      { kind: 'sleep', on: 0, page: 0, pause: { turns: 0 } },
      { kind: 'open', on: 0, page: 0, pause: { ms: 300 } },
      { kind: 'action', on: 0, page: 0, action: { kind: 'complete', lesson: 'saving_1' }, pause: { ms: 100_000 } },
      { kind: 'action', on: 0, page: 1, action: { kind: 'complete', lesson: 'saving_1' }, pause: { ms: 100_000 } },
      { kind: 'close', on: 0, page: 1, pause: { ms: 100_000 } },
    ],
    order: 0,
  },
  // Another tab wrote before the retry of an action whose answer had been lost, and the action counted twice.
  {
    devices: ['today'],
    steps: [
      { kind: 'look', on: 0, page: 0, pause: { ms: 100_000 } },
      { kind: 'open', on: 0, page: 0, pause: { ms: 300 } },
      { kind: 'drop', answer: true, on: 0, page: 1, pause: { turns: 0 } },
      { kind: 'action', on: 0, page: 1, action: { kind: 'check', module: 'saving', right: 0 }, pause: { turns: 0 } },
      { kind: 'action', on: 0, page: 0, action: { kind: 'complete', lesson: 'saving_1' }, pause: { turns: 1000 } },
    ],
    order: 0,
  },
  // A learner started over before the account was joined, and the account's epoch replaced the device’s own. An earlier file
  // undid a later lesson.
  {
    devices: ['today'],
    steps: [
      { kind: 'network', network: 'away', on: 0, page: 0, pause: { turns: 0 } },
      { kind: 'action', on: 0, page: 0, action: { kind: 'complete', lesson: 'saving_1' }, pause: { turns: 1000 } },
      { kind: 'action', on: 0, page: 0, action: { kind: 'undo', lesson: 'saving_1' }, pause: { turns: 1000 } },
      { kind: 'export', on: 0, page: 0, pause: { turns: 1000 } },
      { kind: 'action', on: 0, page: 0, action: { kind: 'start-over' }, pause: { turns: 1000 } },
      { kind: 'action', on: 0, page: 0, action: { kind: 'complete', lesson: 'saving_1' }, pause: { turns: 1000 } },
      { kind: 'network', network: 'good', on: 0, page: 0, pause: { ms: 100_000 } },
      { kind: 'import', file: 1, on: 0, page: 0, pause: { turns: 1000 } },
    ],
    order: 0,
  },
  // A start-over whose answer got lost ran again when it was retried and found no room. The screen said that it was not saved.
  {
    devices: ['today'],
    steps: [
      { kind: 'drop', answer: true, on: 0, page: 0, pause: { turns: 1000 } },
      { kind: 'action', on: 0, page: 0, action: { kind: 'start-over' }, pause: { turns: 5 } },
      { kind: 'full', writes: 2, on: 0, page: 0, pause: { ms: 100_000 } },
      { kind: 'wipe', on: 0, page: 0, pause: { turns: 1000 } },
    ],
    order: 0,
  },
  // A page that opened on a full disk did not know which database it then wrote, and treated it as deleted.
  {
    devices: ['today'],
    steps: [
      { kind: 'full', writes: 2, on: 0, page: 0, pause: { ms: 300 } },
      { kind: 'network', network: 'away', on: 0, page: 0, pause: { turns: 0 } },
      { kind: 'wipe', on: 0, page: 0, pause: { turns: 1000 } },
      { kind: 'action', on: 0, page: 0, action: { kind: 'complete', lesson: 'saving_1' }, pause: { turns: 1000 } },
      { kind: 'action', on: 0, page: 0, action: { kind: 'complete', lesson: 'saving_1' }, pause: { turns: 1000 } },
      { kind: 'action', on: 0, page: 0, action: { kind: 'start-over' }, pause: { ms: 25_000 } },
      { kind: 'bring-back', on: 0, page: 0, pause: { turns: 1000 } },
      { kind: 'network', network: 'good', on: 0, page: 0, pause: { turns: 0 } },
      { kind: 'open', on: 0, page: 0, pause: { ms: 300 } },
      { kind: 'bring-back', on: 0, page: 0, pause: { turns: 0 } },
    ],
    order: 0,
  },
  // Both devices restored one file. A better result replaced its quiz on one of them, so the other had nothing to send, and
  // the reference took the lesser result for a lost one.
  {
    devices: ['today', 'today'],
    steps: [
      { kind: 'import', file: 0, on: 1, page: 0, pause: { turns: 0 } },
      {
        kind: 'action',
        on: 0,
        page: 0,
        action: { kind: 'quiz', module: 'investing', score: 100 },
        pause: { ms: 300 },
      },
      { kind: 'import', file: 0, on: 0, page: 0, pause: { ms: 300 } },
      { kind: 'crash', on: 1, page: 0, after: 0, power: false, pause: { ms: 300 } },
    ],
    order: 1,
  },
]
