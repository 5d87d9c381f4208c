import {
  convertLesson as convert,
  parseLesson as parse,
  type RawLesson,
} from '../../../src/core/curriculum/parseLesson'
import { createLibrary as create } from '../../../src/core/curriculum/createLibrary'
import {
  fallbackLesson as lesson,
  fallbackManifest as manifest,
  fallbackQuiz as quiz,
} from '../../../src/core/curriculum/fallbacks'
import { parseQuiz as parseAQuiz } from '../../../src/core/curriculum/parseQuiz'
import { contentWords } from '../../../src/words/en/content'

/** The curriculum with the site's texts, as the site combines them. */

export const fallbackLesson = lesson(contentWords)
export const fallbackManifest = manifest(contentWords)
export const fallbackQuiz = quiz(contentWords)
export const parseLesson = (value: unknown) => parse(value, contentWords)
export const parseQuiz = (value: unknown) => parseAQuiz(value, contentWords)
export const convertLesson = (raw: RawLesson) => convert(raw, contentWords)
export const createLibrary = (fetchText: Parameters<typeof create>[0], onFailure?: Parameters<typeof create>[2]) =>
  create(fetchText, contentWords, onFailure)
