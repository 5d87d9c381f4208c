/**
 * Role: the list of every figure, `figures.txt` beside this file, with its value and the day on which a person copied it
 * from the official page.
 * Guarantee: fails for a value, a last day or a next value that differs from the list, until the day is later too.
 * Must not: record such a change. Only a new day in `figures.json` says that a person looked.
 */
import type { Figure } from '../../src/core/curriculum/parseLists'
import type { Problem } from './problem'

export const FIGURE_LIST = 'figures.txt'

const COMMAND = 'npx tsx tools/content/listFigures.ts'
const LINE = /^(\S+) (.+) read (\d{4}-\d{2}-\d{2})$/

interface Recorded {
  readonly says: string
  readonly readOn: string
}

/** The differences between the figures and the list. A figure whose day alone changed has none. */
export function checkRecordedFigures(figures: readonly Figure[], list: string): Problem[] {
  const problems: Problem[] = []
  const recorded = new Map<string, Recorded>()
  for (const [index, line] of linesOf(list).entries()) {
    const [, id = '', says = '', readOn = ''] = LINE.exec(line) ?? []
    const problem = id === '' ? 'no figure, value and day' : recorded.has(id) ? `${id} is listed twice` : ''
    if (problem !== '') problems.push({ file: FIGURE_LIST, field: `line ${index + 1}`, problem })
    else recorded.set(id, { says, readOn })
  }
  figures.forEach((figure, index) => {
    const { id, compiledOn } = figure
    const report = (problem: string) => problems.push({ file: 'figures.json', field: `[${index}]`, problem })
    const before = recorded.get(id)
    const says = saidBy(figure)
    if (before === undefined) report(`${id} is not in ${FIGURE_LIST}. Run ${COMMAND}`)
    else if (before.says !== says && compiledOn > before.readOn) report(`${id} has a new value. Run ${COMMAND}`)
    else if (before.says !== says)
      report(
        `${id} was “${before.says}” on ${before.readOn} and is “${says}” now. Look at ${figure.url}, put the day you ` +
          `looked as compiledOn, then run ${COMMAND}`,
      )
  })
  const ids = new Set(figures.map(({ id }) => id))
  for (const id of recorded.keys()) {
    if (!ids.has(id)) {
      problems.push({ file: FIGURE_LIST, field: id, problem: `figures.json no longer has it. Run ${COMMAND}` })
    }
  }
  return problems
}

/** Figures of ours that another organization gave another value, but not a later day. Its own figures are in no list. */
export function checkChangedFigures(figures: readonly Figure[], list: string): Problem[] {
  const recorded = new Map(linesOf(list).map((line) => [line.split(' ')[0], LINE.exec(line)]))
  return figures.flatMap((figure) => {
    const [, , says = '', readOn = ''] = recorded.get(figure.id) ?? []
    if (readOn === '' || says === saidBy(figure) || figure.compiledOn > readOn) return []
    const problem =
      `${figure.id} was “${says}” on ${readOn} and is “${saidBy(figure)}” now. Look at ${figure.url}, and put the day ` +
      'you looked as compiledOn.'
    return [{ file: 'figures.json', field: '', problem }]
  })
}

/** The list of today. A figure whose value changed without its day keeps its line, so the check still fails. */
export function listedFigures(figures: readonly Figure[], list: string): string {
  const before = new Map(linesOf(list).map((line) => [line.split(' ')[0] ?? '', line]))
  const lines = figures.map((figure) => {
    const line = before.get(figure.id)
    const [, , says = '', readOn = ''] = LINE.exec(line ?? '') ?? []
    const isUnread = line !== undefined && says !== saidBy(figure) && figure.compiledOn <= readOn
    return isUnread ? line : `${figure.id} ${saidBy(figure)} read ${figure.compiledOn}`
  })
  return `${lines.sort().join('\n')}\n`
}

function saidBy({ value, unit, year, expiresOn, next }: Figure): string {
  const lasts = expiresOn === undefined ? `of ${year}` : `of ${year} through ${expiresOn}`
  return [`${value} ${unit}`, lasts, ...(next === undefined ? [] : [`then ${next.value}`])].join(' ')
}

function linesOf(list: string): readonly string[] {
  return list.split('\n').filter((line) => line !== '')
}
