import type { History } from './Step'

/** The smallest histories that once failed, of mistakes that are mended: each run begins with them. */
export const kept: readonly History[] = [
  // A page that sleeps was told of a write, read, and held its disk for ever.
  {
    devices: ['today'],
    steps: [
      { kind: 'deed', on: 0, page: 0, deed: { kind: 'undo', lesson: 'saving_1' }, pause: { ms: 300 } },
      { kind: 'sleep', on: 0, page: 0, pause: { turns: 0 } },
      { kind: 'open', on: 0, page: 0, pause: { ms: 300 } },
      { kind: 'deed', on: 0, page: 0, deed: { kind: 'complete', lesson: 'saving_1' }, pause: { ms: 100_000 } },
      { kind: 'deed', on: 0, page: 1, deed: { kind: 'complete', lesson: 'saving_1' }, pause: { ms: 100_000 } },
      { kind: 'close', on: 0, page: 1, pause: { ms: 100_000 } },
    ],
    order: 0,
  },
  // Another tab wrote before a try was repeated whose answer had been lost, and the action counted twice.
  {
    devices: ['today'],
    steps: [
      { kind: 'look', on: 0, page: 0, pause: { ms: 100_000 } },
      { kind: 'open', on: 0, page: 0, pause: { ms: 300 } },
      { kind: 'drop', answer: true, on: 0, page: 1, pause: { turns: 0 } },
      { kind: 'deed', on: 0, page: 1, deed: { kind: 'check', module: 'saving', right: 0 }, pause: { turns: 0 } },
      { kind: 'deed', on: 0, page: 0, deed: { kind: 'complete', lesson: 'saving_1' }, pause: { turns: 1000 } },
    ],
    order: 0,
  },
  // Begun anew before the account was met, whose epoch took the place of the device’s own: a file of before undid a lesson of after.
  {
    devices: ['today'],
    steps: [
      { kind: 'network', network: 'away', on: 0, page: 0, pause: { turns: 0 } },
      { kind: 'deed', on: 0, page: 0, deed: { kind: 'complete', lesson: 'saving_1' }, pause: { turns: 1000 } },
      { kind: 'deed', on: 0, page: 0, deed: { kind: 'undo', lesson: 'saving_1' }, pause: { turns: 1000 } },
      { kind: 'export', on: 0, page: 0, pause: { turns: 1000 } },
      { kind: 'deed', on: 0, page: 0, deed: { kind: 'start-over' }, pause: { turns: 1000 } },
      { kind: 'deed', on: 0, page: 0, deed: { kind: 'complete', lesson: 'saving_1' }, pause: { turns: 1000 } },
      { kind: 'network', network: 'good', on: 0, page: 0, pause: { ms: 100_000 } },
      { kind: 'import', file: 1, on: 0, page: 0, pause: { turns: 1000 } },
    ],
    order: 0,
  },
]
