import type { Problem } from './problem'
import type { Content } from './readContent'

/** Fewer questions than this can't be spread evenly enough to judge. */
const FEWEST_QUESTIONS = 40
const LEAST_SHARE = 0.2
const MOST_SHARE = 0.3

/**
 * How many right answers stand at each of the four places, over all quizzes. Options are shuffled on the screen; the
 * files themselves must not lean either.
 */
export function answerPlaces({ modules }: Content): readonly number[] {
  const places = [0, 0, 0, 0]
  for (const { correct } of modules.flatMap(({ quiz }) => quiz?.quiz.questions ?? [])) {
    places[correct] = (places[correct] ?? 0) + 1
  }
  return places
}

/** No place holds less than a fifth or more than three tenths of the right answers of the course. */
export function checkAnswerPlaces(content: Content): Problem[] {
  const places = answerPlaces(content)
  const questions = places.reduce((sum, count) => sum + count, 0)
  if (questions < FEWEST_QUESTIONS) return []
  return places.flatMap((count, place): Problem[] =>
    count < LEAST_SHARE * questions || count > MOST_SHARE * questions
      ? [
          {
            file: 'manifest.json',
            field: '',
            problem: `${count} of ${questions} right answers of all quizzes stand at index ${place}`,
          },
        ]
      : [],
  )
}
