/**
 * Role: the start of a year as Markdown check boxes (`npm run figures -- --checklist 2027`): every figure that doesn't last
 * through the year, by official page, with the lessons that use it, then the notes of states and the calculators' figures.
 * Guarantee: has every value that ends before the last day of the year.
 */
import { formatFigure } from '../../src/core/curriculum/formatFigure'
import type { Figure } from '../../src/core/curriculum/parseLists'
import type { DatedValue } from './datedValues'
import { byPage } from './figureList'
import type { UsingText } from './usingTexts'

/** A number such as `$16,100` is found in a text without a mark. A round one, such as `$2,000`, has other meanings there. */
const isTelling = (number: string): boolean => number.replaceAll(/\D/g, '').replace(/0+$/, '').length >= 3

export function figureChecklist(
  figures: readonly Figure[],
  values: readonly DatedValue[],
  texts: readonly UsingText[],
  year: number,
): string {
  const last = `${year}-12-31`
  // A figure with a next value shows it without help. Its worked examples don't, so it is in the list too.
  const due = figures.filter(({ expiresOn }) => expiresOn !== undefined && expiresOn < last)
  const ids = new Set(figures.map(({ id }) => id))
  const others = values.filter(({ name, through }) => !ids.has(name) && through < last)
  return [
    `# Figures of ${year}`,
    ...byPage(due).flatMap(([url, of]) => [
      `## ${of[0]?.source ?? ''}`,
      url,
      of.map((figure) => `- [ ] ${oneFigure(figure, texts)}`).join('\n'),
    ]),
    ...(others.length === 0 ? [] : ['## Notes of states and calculators']),
    others.map(({ name, through, url }) => `- [ ] \`${name}\`, through ${through}: ${url}`).join('\n'),
  ].join('\n\n')
}

function oneFigure(figure: Figure, texts: readonly UsingText[]): string {
  const { id, label, next } = figure
  const said = formatFigure(figure, 'en-US')
  const users = texts.filter(({ text }) => text.includes(`{{${id}}}`))
  const printed = isTelling(said) ? texts.filter(({ text }) => says(text, said)) : []
  const examples = [...users, ...printed].filter(({ isExample }) => isExample === true)
  return [
    `\`${id}\`, ${said} for ${figure.year}: ${label}.`,
    ...(next === undefined ? [] : [`Already has ${formatFigure({ ...figure, value: next.value }, 'en-US')}.`]),
    ...filesOf('Used in', users),
    ...filesOf('Worked examples:', examples),
    ...filesOf('Also written out in', printed),
  ].join(' ')
}

/** Whether a text has the number itself: `$16,100` is not in `$116,100` or `$16,100.50`. A table leaves out the dollar sign. */
function says(text: string, number: string): boolean {
  const digits = number.replace(/^\$/, '').replaceAll('.', String.raw`\.`)
  return new RegExp(String.raw`(?<!\d|\d[.,])${digits}(?!\d|[.,]\d)`).test(text)
}

function filesOf(what: string, texts: readonly UsingText[]): readonly string[] {
  const files = [...new Set(texts.map(({ file }) => file.replace('.json', '')))]
  return files.length === 0 ? [] : [`${what} ${files.join(', ')}.`]
}
