import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClassCurriculum } from '../../src/classroom/protocol/book/grid'
import { parseManifest } from '../../src/core/curriculum/parseManifest'
import { parseQuiz } from '../../src/core/curriculum/parseQuiz'
import type { Validated } from '../../src/core/curriculum/validate'
import { contentWords } from '../../src/words/en/content'

/**
 * Reads the modules and quizzes of a course from its folder.
 *
 * @throws naming the file, if one is damaged
 */
export function readCourse(folder: string): ClassCurriculum {
  const read = <T>(file: string, parse: (value: unknown) => Validated<T>): T => {
    const parsed = parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    if (parsed.kind === 'valid') return parsed.value
    throw new Error(`${file}: ${parsed.reason}`)
  }
  const { modules } = read('manifest.json', parseManifest)
  const quizzes = modules.map(
    ({ id, quiz }) => [id, read(quiz.contentFile, (value) => parseQuiz(value, contentWords))] as const,
  )
  return { modules, quizzes: new Map(quizzes) }
}
