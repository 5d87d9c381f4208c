import type { Problem } from './problem'
import { questionsOfForms } from './questionList'
import type { Content } from './readContent'

/** With fewer questions the spread is too uneven to judge. */
const FEWEST_QUESTIONS = 40
const LEAST_SHARE = 0.2
const MOST_SHARE = 0.3

/**
 * The number of right answers at each of the four places, over all quizzes. Options are shuffled on the screen, but the
 * files must not favor a place either.
 */
export function answerPlaces({ modules }: Content): readonly number[] {
  const places = [0, 0, 0, 0]
  for (const { correct } of modules.flatMap(({ quiz }) => (quiz === undefined ? [] : questionsOfForms(quiz.quiz)))) {
    places[correct] = (places[correct] ?? 0) + 1
  }
  return places
}

/** Each place has between a fifth and three tenths of the right answers of the course. */
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
