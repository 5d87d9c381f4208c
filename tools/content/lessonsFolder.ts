import { fileURLToPath } from 'node:url'
import { QUESTION_LIST } from './questionList.ts'
import { FIGURE_LIST } from './recordedFigures.ts'

/** The folder of the course, from the root of the repository. */
export const LESSONS_FOLDER = 'public/data/lessons'

/** The files of the course that are not in its folder. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'states.json': 'src/core/curriculum/states.json',
  'signCards.json': 'src/core/curriculum/signCards.json',
  [QUESTION_LIST]: `tools/content/${QUESTION_LIST}`,
  [FIGURE_LIST]: `tools/content/${FIGURE_LIST}`,
}

/** The path of a course file from the root of the repository. */
export function courseFilePath(file: string, folder = LESSONS_FOLDER): string {
  return ELSEWHERE[file] ?? `${folder}/${file}`
}

/** The absolute path of a path from the root of the repository. */
export function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}
