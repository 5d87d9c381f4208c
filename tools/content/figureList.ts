/**
 * Role: the list of dated figures as work for a person: each figure with its official address and the sentences that it
 * supports, the expired ones first (`npm run figures`).
 * Guarantee: every figure is in exactly one group, with all texts that use it.
 * Must not: mark a figure as checked. Only a person does that, in `figures.json`.
 */
import { formatFigure } from '../../src/core/curriculum/formatFigure'
import type { Figure } from '../../src/core/curriculum/parseLists'

/** A text of a lesson or a quiz. */
export interface UsingText {
  readonly file: string
  readonly text: string
}

const MARK = /\{\{([A-Za-z0-9][A-Za-z0-9_-]*)\}\}/g
/** The ends of sentences and lines. */
const BETWEEN = /(?<=[.!?]["”’)*]{0,4})\s+|\n+/

/** @param today and `by` are `YYYY-MM-DD` */
export function figureList(figures: readonly Figure[], texts: readonly UsingText[], today: string, by: string): string {
  const expired = figures.filter(({ expiresOn }) => expiresOn !== undefined && expiresOn < today)
  const soon = figures.filter(({ expiresOn }) => expiresOn !== undefined && expiresOn >= today && expiresOn <= by)
  const rest = figures.filter((figure) => !expired.includes(figure) && !soon.includes(figure))
  const groups = [
    { title: `Expired on ${today}`, of: expired },
    { title: `Expires by ${by}`, of: soon },
    { title: 'Others, not compared with the official page', of: rest.filter(({ checked }) => checked === undefined) },
    { title: 'Others, compared', of: rest.filter(({ checked }) => checked !== undefined) },
  ]
  const known = new Map(figures.map((figure) => [figure.id, figure] as const))
  return groups
    .map(({ title, of }) =>
      [`# ${title}: ${of.length}`, ...of.map((figure) => oneFigure(figure, texts, known))].join('\n\n'),
    )
    .join('\n\n')
}

function oneFigure(figure: Figure, texts: readonly UsingText[], known: ReadonlyMap<string, Figure>): string {
  const { id, label, year, url, source, sourceDated = 'undated', compiledOn, expiresOn, next, checked } = figure
  const sentences = texts.flatMap(({ file, text }) =>
    text
      .split(BETWEEN)
      .filter((sentence) => sentence.includes(`{{${id}}}`))
      .map(
        (sentence) => `  ${file}: ${sentence.replace(MARK, (mark, other: string) => said(known.get(other)) ?? mark)}`,
      ),
  )
  return [
    `${id}: ${said(figure)} for ${year}${expiresOn === undefined ? '' : `, through ${expiresOn}`}`,
    `  ${label}`,
    `  ${url}`,
    `  ${source}, ${sourceDated}, read on ${compiledOn}`,
    ...(next === undefined ? [] : [`  from ${next.from}: ${said({ ...figure, value: next.value })}, ${next.url}`]),
    checked === undefined ? '  not compared with the official page' : `  checked by ${checked.by}, ${checked.on}`,
    ...new Set(sentences),
  ].join('\n')
}

function said(figure: Figure | undefined): string | undefined {
  return figure && formatFigure(figure, 'en-US')
}
