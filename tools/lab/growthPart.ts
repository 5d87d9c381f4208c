import { type Growth, growth, ID_LENGTHS, LIMIT } from '../../tests/lab/growth'
import { count } from './count'

/** Medians of one run in milliseconds: of the grown progress document on ten devices, and of an empty one. */
export type GrowthTimes = readonly { readonly what: string; readonly grown: number; readonly empty: number }[]

interface Measured {
  readonly commit: string
  readonly day: string
  readonly times: GrowthTimes
}

/** The part of the report on the size and cost of a progress document after years of use. */
export function growthPart(noted: Measured | undefined): readonly string[] {
  const one = growth(1)
  return [
    `A learner who came on each of ${count(one.days)} days, took each quiz ${one.attempts} times and answered each of the ${one.questions} questions that can come back at least six times *on each device*, with a`,
    'picture of 16,000 characters, the longest name, every lesson, module and certificate:',
    '',
    '| Devices | The document, in bytes as Firestore counts | With all that follows from it | Of Firestore’s 1 MiB |',
    '|---|---|---|---|',
    ...[one, growth(2), growth(5), growth(10)].map(
      (grown) => `| ${grown.devices} | ${count(grown.bytes)} | ${count(grown.whole)} | ${percentOf(grown)} |`,
    ),
    '',
    `A fifth of 1 MiB is the bound that we set ourselves, and ten devices stay below it. Their names have ${ID_LENGTHS.first} characters here, as those of the first edition; a device of today has`,
    `${ID_LENGTHS.today}, and ten of them come to ${percentOf(growth(10, ID_LENGTHS.today))}. What grew most is bounded: of a question the last twelve answers are kept, over all devices, and the last of each.`,
    '[How, and what it costs](decisions/0022-how-large-a-ledger-gets.md).',
    ...(noted === undefined ? [] : timesTable(noted)),
  ]
}

function percentOf({ whole }: Growth): string {
  return `${((whole / LIMIT) * 100).toFixed(1)} %`
}

function timesTable({ commit, day, times }: Measured): readonly string[] {
  return [
    '',
    `What the ledger of ten devices costs, beside one with nothing in it (\`npm run bench -- growth --record\`, ${day}, commit \`${commit}\`, medians of one run; only`,
    'their ratio means something on another machine):',
    '',
    '| What | Ten devices | Nothing in it | |',
    '|---|---|---|---|',
    ...times.map(
      ({ what, grown, empty }) =>
        `| ${what} | ${shown(grown)} ms | ${shown(empty)} ms | ${(grown / empty).toFixed(1)}x |`,
    ),
  ]
}

function shown(ms: number): string {
  return ms >= 10 ? ms.toFixed(0) : ms.toFixed(3)
}
