import file from '../../public/data/lessons/figures.json'
import { type Figure, parseFigures } from '../core/curriculum/parseLists'

const parsed = parseFigures(file)

/** The dated figures of the lessons, from the very file that learners get. */
export const courseFigures: readonly Figure[] = parsed.kind === 'valid' ? parsed.value : []

/** The day on which a figure was last compiled, `YYYY-MM-DD`; undefined when there are none. */
export const newestCompiled: string | undefined = courseFigures
  .map(({ compiledOn }) => compiledOn)
  .sort()
  .at(-1)

/** So many figures did a person compare with the official page. */
export const checkedByPerson = courseFigures.filter(({ checked }) => checked !== undefined).length

/** The figure that serves as an example: a well-known one where it is there, else any. */
export const exampleFigure: Figure | undefined =
  courseFigures.find(({ id }) => id === 'standard-deduction-single') ?? courseFigures[0]
