import type { AuthoredLesson } from '../../tools/content/authored/authoredLesson'
import type { AuthoredQuiz } from '../../tools/content/authored/authoredQuiz'
import { STANDARD_DISCLAIMER } from '../../tools/content/standardSentences'

const MODULE = 'banking'
const WHO = ['An aunt', 'A priest', 'A nurse', 'A clerk', 'A guard', 'A guest', 'A judge', 'A maid']
const DOES = ['puts', 'keeps', 'counts', 'finds', 'moves', 'checks', 'needs', 'saves']
const WHAT = ['cash', 'pay', 'change', 'notes', 'bills', 'coins', 'funds', 'slips']
const WHERE = ['home', 'work', 'school', 'church', 'town', 'camp', 'dawn', 'noon']

/** A plain sentence of 12 words. No two numbers below 4,096 give the same sentence. */
function sentence(number: number): string {
  const pick = (words: readonly string[], power: number) => words[Math.floor(number / 8 ** power) % 8] ?? ''
  return `${pick(WHO, 0)} ${pick(DOES, 1)} the ${pick(WHAT, 2)} in a jar at ${pick(WHERE, 3)} each week.`
}

function sentences(from: number, count: number): string {
  return Array.from({ length: count }, (_, index) => sentence(from + index)).join(' ')
}

export function soundLesson(place: number): AuthoredLesson {
  const from = place * 500
  return {
    title: `Lesson ${place}`,
    type: 'reading',
    duration: '4 min',
    points: 50,
    objectives: ['Find a safe place for your pay.', 'Ask what an account costs.'],
    standards: ['SV 12-1'],
    terms: place === 1 ? ['deposit'] : [],
    disclaimers: [STANDARD_DISCLAIMER],
    content: {
      hero: { title: `Lesson ${place}`, subtitle: sentence(from + 95) },
      introduction: sentences(from, 7),
      keyPoints: [sentence(from + 10), sentence(from + 11), sentence(from + 12), sentence(from + 13)],
      sections: [
        {
          title: 'Where to start',
          content: `${sentences(from + 20, 16)}${place === 1 ? ' Make a first deposit. The cap is {{cap}} a year.' : ''}`,
          table: {
            caption: 'One month',
            columns: [
              { label: 'Entry', kind: 'text' },
              { label: 'Dollars', kind: 'number' },
            ],
            rows: [
              ['Rent', '$800'],
              ['All', '$800'],
            ],
            total: true,
          },
        },
        { title: 'What to ask', content: sentences(from + 40, 16) },
        {
          title: 'What to keep',
          content: sentences(from + 60, 16),
          bars: {
            caption: 'Two jars',
            unit: 'dollars',
            items: [
              { label: 'Small', parts: [{ label: 'Saved', value: 20 }] },
              { label: 'Big', parts: [{ label: 'Saved', value: 50 }] },
            ],
          },
        },
      ],
      callouts: [
        { title: 'Tip', content: sentences(from + 80, 2), type: 'tip', after: 'What to ask' },
        { title: 'Take care', content: sentences(from + 85, 2), type: 'warning' },
      ],
      practicalSteps: [
        { title: 'Call', description: sentence(from + 90) },
        { title: 'Ask', description: sentence(from + 91) },
        { title: 'Write', description: sentence(from + 92) },
      ],
    },
  }
}

export function soundQuiz(): AuthoredQuiz {
  return {
    title: 'Banking Quiz',
    type: 'quiz',
    duration: '10 min',
    points: 100,
    passingScore: 70,
    questions: Array.from({ length: 10 }, (_, index) => ({
      id: `q${index + 1}`,
      type: 'multiple-choice' as const,
      question: 'Where would you keep this pay, and why?',
      options: ['In an account', 'In a deep drawer', 'With a friend', 'On a gift card'],
      correct: index % 4,
      explanation: sentences(index * 5, 4),
      lessonId: `${MODULE}_${(index % 4) + 1}`,
    })),
  }
}

export function soundManifest() {
  return {
    modules: [
      {
        id: MODULE,
        title: 'Banking',
        description: 'Keep your pay safe.',
        duration: '2 weeks',
        difficulty: 'Beginner',
        icon: MODULE,
        color: 'blue',
        lessons: [1, 2, 3, 4].map((place) => ({
          id: `${MODULE}_${place}`,
          title: `Lesson ${place}`,
          type: 'reading',
          duration: '4 min',
          points: 50,
          contentFile: `${MODULE}_${place}.json`,
        })),
        quiz: {
          id: `${MODULE}_quiz`,
          title: 'Banking Quiz',
          duration: '10 min',
          points: 100,
          contentFile: `${MODULE}_quiz.json`,
        },
      },
    ],
  }
}

export function soundFigures() {
  return [
    {
      id: 'cap',
      label: 'The cap',
      value: 2000,
      unit: 'usd',
      year: 2026,
      source: 'An agency',
      url: 'https://example.gov/cap',
      compiledOn: '2026-11-21',
      expiresOn: '2026-12-31',
    },
  ]
}

export function soundGlossary() {
  return [
    {
      id: 'deposit',
      term: 'Deposit',
      aliases: ['deposits'],
      definition: 'Money that you put into an account.',
      lessonId: 'banking_1',
    },
  ]
}

/** A lessons folder without faults. It has one module, which shows that the check works with part of the curriculum. */
export function soundContent() {
  return {
    'manifest.json': soundManifest(),
    'figures.json': soundFigures(),
    'glossary.json': soundGlossary(),
    'banking_1.json': soundLesson(1),
    'banking_2.json': soundLesson(2),
    'banking_3.json': soundLesson(3),
    'banking_4.json': soundLesson(4),
    'banking_quiz.json': soundQuiz(),
  }
}

export function asFiles(content: Readonly<Record<string, unknown>>): Map<string, string> {
  return new Map(Object.entries(content).map(([file, value]) => [file, JSON.stringify(value)]))
}
