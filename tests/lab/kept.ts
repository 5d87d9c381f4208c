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
  // A new beginning whose answer got lost was begun once more as it was repeated, which found no room: it was called not saved.
  {
    devices: ['today'],
    steps: [
      { kind: 'drop', answer: true, on: 0, page: 0, pause: { turns: 1000 } },
      { kind: 'deed', on: 0, page: 0, deed: { kind: 'start-over' }, pause: { turns: 5 } },
      { kind: 'full', writes: 2, on: 0, page: 0, pause: { ms: 100_000 } },
      { kind: 'wipe', on: 0, page: 0, pause: { turns: 1000 } },
    ],
    order: 0,
  },
  // A page that was opened on a full disk did not know which database it then wrote, and took it for deleted.
  {
    devices: ['today'],
    steps: [
      { kind: 'full', writes: 2, on: 0, page: 0, pause: { ms: 300 } },
      { kind: 'network', network: 'away', on: 0, page: 0, pause: { turns: 0 } },
      { kind: 'wipe', on: 0, page: 0, pause: { turns: 1000 } },
      { kind: 'deed', on: 0, page: 0, deed: { kind: 'complete', lesson: 'saving_1' }, pause: { turns: 1000 } },
      { kind: 'deed', on: 0, page: 0, deed: { kind: 'complete', lesson: 'saving_1' }, pause: { turns: 1000 } },
      { kind: 'deed', on: 0, page: 0, deed: { kind: 'start-over' }, pause: { ms: 25_000 } },
      { kind: 'bring-back', on: 0, page: 0, pause: { turns: 1000 } },
      { kind: 'network', network: 'good', on: 0, page: 0, pause: { turns: 0 } },
      { kind: 'open', on: 0, page: 0, pause: { ms: 300 } },
      { kind: 'bring-back', on: 0, page: 0, pause: { turns: 0 } },
    ],
    order: 0,
  },
]
