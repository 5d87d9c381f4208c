import { blank } from './blanks.ts'

interface NewQuiz {
  readonly moduleId: string
  readonly title: string
  readonly points: number
  /** The lessons that the quiz asks about. Each form has a question about every one. */
  readonly lessons: readonly string[]
}

/** The fewest questions of a form. */
const QUESTIONS = 10

/** The JSON of a quiz with both forms, whose texts are blanks. The right answers are spread over the four places. */
export function quizFile({ moduleId, title, points, lessons }: NewQuiz): object {
  return {
    title,
    type: 'quiz',
    duration: '15 min',
    points,
    passingScore: 70,
    questions: form(moduleId, lessons, 1),
    again: form(moduleId, lessons, QUESTIONS + 1),
  }
}

function form(moduleId: string, lessons: readonly string[], from: number): unknown[] {
  return Array.from({ length: Math.max(QUESTIONS, lessons.length) }, (_, place) => {
    const correct = place % 4
    return {
      id: `${moduleId}_q${from + place}`,
      type: 'multiple-choice',
      lessonId: lessons[place % lessons.length],
      question: blank('a small scene, and a question that the lesson answers'),
      options: [0, 1, 2, 3].map((option) =>
        blank(`a ${option === correct ? 'right' : 'wrong'} answer, as long as the others`),
      ),
      correct,
      explanation: blank('40 to 80 words: why the right answer is right'),
      why: [0, 1, 2, 3].map(() => blank('12 to 35 words: what this answer gets right or wrong')),
    }
  })
}
