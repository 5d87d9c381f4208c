import type { BlockState } from '../compose/translation.ts'

type States = ReadonlyMap<string, ReadonlyMap<string, BlockState>>
type Counts = Readonly<Record<BlockState, number>>

const COLUMNS = ['fresh', 'stale', 'missing', 'wrong'] as const

/** A table with the number of texts in each state: words, then the files of the course, then all. */
export function coverageTable(states: States): string {
  const words = [...states].filter(([path]) => path.startsWith('words/'))
  const content = [...states].filter(([path]) => !path.startsWith('words/'))
  const rows = [
    ...[...words, ...content].map(([path, file]) => [path, countsOf([file])] as const),
    ['all words', countsOf(words.map(([, file]) => file))] as const,
    ['all of the course', countsOf(content.map(([, file]) => file))] as const,
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  const line = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join('')
  return [
    line('', COLUMNS),
    ...rows.map(([name, counts]) =>
      line(
        name,
        COLUMNS.map((state) => counts[state]),
      ),
    ),
  ].join('\n')
}

export function isComplete(states: States): boolean {
  const { stale, missing, wrong } = countsOf([...states.values()])
  return stale + missing + wrong === 0
}

export function countsOf(files: readonly ReadonlyMap<string, BlockState>[]): Counts {
  const counts = { fresh: 0, stale: 0, missing: 0, wrong: 0 }
  for (const file of files) for (const state of file.values()) counts[state] += 1
  return counts
}
