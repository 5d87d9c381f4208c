import file from '../../public/data/lessons/figures.json'
import type { Figure } from '../curriculum/curriculum'
import { parseFigures } from '../curriculum/parseFigures'

const parsed = parseFigures(file)

/** The dated figures of the lessons, from the very file that learners get. */
export const courseFigures: readonly Figure[] = parsed.kind === 'valid' ? parsed.value : []

/** The day on which a figure was last checked, `YYYY-MM-DD`; undefined when there are none. */
export const newestCheck: string | undefined = courseFigures
  .map(({ checkedOn }) => checkedOn)
  .sort()
  .at(-1)

/** The figure that serves as an example: a well-known one where it is there, else any. */
export const exampleFigure: Figure | undefined =
  courseFigures.find(({ id }) => id === 'standard-deduction-single') ?? courseFigures[0]
