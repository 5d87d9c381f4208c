/**
 * Role: the list of dated values as work for a person (`npm run figures`): the expired ones first, then those that expire
 * by a day, each with its official address and the sentences that it supports, then all others by official page.
 * Guarantee: every figure is in exactly one group.
 * Must not: mark a figure as checked. Only a person does that, in `figures.json`.
 */
import { formatFigure } from '../../src/core/curriculum/formatFigure'
import type { Figure } from '../../src/core/curriculum/parseLists'
import { type DatedValue, expiring } from './datedValues'
import type { UsingText } from './usingTexts'

const MARK = /\{\{([A-Za-z0-9][A-Za-z0-9_-]*)\}\}/g
/** The ends of sentences and lines. */
const BETWEEN = /(?<=[.!?]["”’)*]{0,4})\s+|\n+/

/** @param today and `by` are `YYYY-MM-DD` */
export function figureList(
  figures: readonly Figure[],
  values: readonly DatedValue[],
  texts: readonly UsingText[],
  today: string,
  by: string,
): string {
  const known = new Map(figures.map((figure) => [figure.id, figure] as const))
  const { expired, soon } = expiring(values, today, by)
  const due = new Set([...expired, ...soon].map(({ name }) => name))
  const whole = ({ name, through, url }: DatedValue): string => {
    const figure = known.get(name)
    return figure === undefined ? `${name}: through ${through}\n  ${url}` : oneFigure(figure, texts, known)
  }
  const rest = byPage(figures.filter(({ id }) => !due.has(id)))
  return [
    [`# Expired on ${today}: ${expired.length}`, ...expired.map(whole)],
    [`# Expires by ${by}: ${soon.length}`, ...soon.map(whole)],
    [`# Others, by official page: ${figures.filter(({ id }) => !due.has(id)).length}`, ...rest.map(onePage)],
  ]
    .map((group) => group.join('\n\n'))
    .join('\n\n')
}

/** Figures by the address of their official page, in the order of the addresses. */
export function byPage(figures: readonly Figure[]): readonly (readonly [url: string, of: readonly Figure[]])[] {
  const urls = [...new Set(figures.map(({ url }) => url))].sort()
  return urls.map((url) => [url, figures.filter((figure) => figure.url === url)] as const)
}

function onePage([url, of]: readonly [string, readonly Figure[]]): string {
  return [url, ...of.map((figure) => `  ${heading(figure)}; ${readBy(figure)}`)].join('\n')
}

function oneFigure(figure: Figure, texts: readonly UsingText[], known: ReadonlyMap<string, Figure>): string {
  const { id, label, url, source, sourceDated = 'undated', compiledOn, next } = figure
  const sentences = texts.flatMap(({ file, text }) =>
    text
      .split(BETWEEN)
      .filter((sentence) => sentence.includes(`{{${id}}}`))
      .map(
        (sentence) => `  ${file}: ${sentence.replace(MARK, (mark, other: string) => said(known.get(other)) ?? mark)}`,
      ),
  )
  return [
    heading(figure),
    `  ${label}`,
    `  ${url}`,
    `  ${source}, ${sourceDated}, read on ${compiledOn}`,
    ...(next === undefined ? [] : [`  from ${next.from}: ${said({ ...figure, value: next.value })}, ${next.url}`]),
    `  ${readBy(figure)}`,
    ...new Set(sentences),
  ].join('\n')
}

function heading({ expiresOn, ...figure }: Figure): string {
  return `${figure.id}: ${said(figure)} for ${figure.year}${expiresOn === undefined ? '' : `, through ${expiresOn}`}`
}

function readBy({ checked }: Figure): string {
  return checked === undefined ? 'not compared with the official page' : `checked by ${checked.by}, ${checked.on}`
}

function said(figure: Figure | undefined): string | undefined {
  return figure && formatFigure(figure, 'en-US')
}
