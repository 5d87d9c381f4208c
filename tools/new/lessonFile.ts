import { STANDARD_DISCLAIMER } from '../content/standardSentences.ts'
import { blank } from './blanks.ts'

interface NewLesson {
  readonly id: string
  readonly title: string
  readonly points: number
}

/** The JSON of a lesson whose texts are blanks. Its parts and their numbers are right. */
export function lessonFile({ id, title, points }: NewLesson): object {
  return {
    title,
    type: 'reading',
    duration: '15 min',
    points,
    objectives: [blank('what a reader can do afterward, with a verb'), blank('a second one')],
    standards: [blank('a code of the national standards, such as SP 12-1')],
    terms: [],
    disclaimers: [STANDARD_DISCLAIMER],
    rule: blank('one sentence that helps a reader decide'),
    content: {
      hero: { title, subtitle: blank('one sentence: why this matters today') },
      introduction: blank('60 to 120 words: a person from here, and the problem that this lesson solves'),
      keyPoints: ['first', 'second', 'third', 'fourth'].map((place) => blank(`the ${place} point, in one sentence`)),
      sections: [
        {
          title: blank('the heading of the first section'),
          content: blank('100 to 240 words'),
          decide: decision(`decide-${id}-1`),
        },
        { title: blank('the heading of the worked example'), content: blank('100 to 240 words with its numbers') },
        { title: blank('the heading of the last section'), content: blank('100 to 240 words') },
      ],
      callouts: [
        { title: blank('a tip in a few words'), content: blank('at most 60 words'), type: 'tip' },
        { title: blank('a warning in a few words'), content: blank('at most 60 words'), type: 'warning' },
      ],
      practicalSteps: ['first', 'second', 'third'].map((place) => ({
        title: blank(`the ${place} step, with a verb`),
        description: blank('how to do it, in one or two sentences'),
      })),
      decide: decision(`decide-${id}-2`),
    },
  }
}

/** A question inside a lesson. */
function decision(id: string): unknown {
  return {
    id,
    question: blank('what happens to somebody, and the question: What would you do?'),
    options: ['right', 'wrong', 'wrong', 'wrong'].map((kind) => blank(`a ${kind} answer, as long as the others`)),
    correct: 0,
    why: Array.from({ length: 4 }, () => blank('12 to 35 words: what this answer gets right or wrong')),
  }
}
