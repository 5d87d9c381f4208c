import file from '#lessons/figures.json'
import { type Figure, parseFigures } from '../core/curriculum/parseLists'

const parsed = parseFigures(file)

/** The dated figures in the lessons, from the same file that learners get. */
export const courseFigures: readonly Figure[] = parsed.kind === 'valid' ? parsed.value : []

/** The latest day on which a figure was compiled, `YYYY-MM-DD`. Undefined if there are no figures. */
export const newestCompiled: string | undefined = courseFigures
  .map(({ compiledOn }) => compiledOn)
  .sort()
  .at(-1)

/** The number of figures that a person has compared with the official page. */
export const checkedByPerson = courseFigures.filter(({ checked }) => checked !== undefined).length

/** The figure used as an example, which is a well-known figure if there is one, otherwise any figure. */
export const exampleFigure: Figure | undefined =
  courseFigures.find(({ id }) => id === 'standard-deduction-single') ?? courseFigures[0]
