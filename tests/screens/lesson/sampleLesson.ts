import { convertLesson } from '../../core/curriculum/withWords'
import type { LessonContent } from '../../../src/core/curriculum/curriculum'
import type { Figure, GlossaryEntry } from '../../../src/core/curriculum/parseLists'
import { parseLessonId } from '../../../src/core/progress/ids'

const saving2 = parseLessonId('saving_2')
if (saving2 === undefined) throw new Error('saving_2 is a lesson id')

export const ssiLimit: Figure = {
  id: 'ssi-limit',
  label: 'SSI limit for one person',
  value: 2000,
  unit: 'usd',
  year: 2026,
  source: 'Social Security Administration',
  url: 'https://www.ssa.gov/ssi/',
  compiledOn: '2026-10-01',
  sourceDated: '2026-06',
}

export const emergencyFund: GlossaryEntry = {
  id: 'emergency-fund',
  term: 'Emergency fund',
  aliases: ['emergency savings'],
  definition: 'Money set aside for what is needed, urgent and a surprise.',
  lessonId: saving2,
}

/** A lesson with every kind of part, in the format of the server's files. */
export const sampleLesson: LessonContent = convertLesson({
  title: 'Building an Emergency Fund',
  duration: '20 min',
  points: 50,
  terms: ['emergency-fund'],
  disclaimers: ['This lesson is general education.'],
  content: {
    hero: { title: 'Building an Emergency Fund', subtitle: 'A small cushion.', image: 'pantry' },
    introduction: 'The furnace quits in January.\n\nIt cannot wait.',
    keyPoints: ['An **emergency** is a surprise.', 'An emergency fund pays for it.'],
    sections: [
      { title: 'How much is enough?', content: 'An emergency fund holds months of costs. {{ssi-limit}} is a limit.' },
      {
        title: 'Targets',
        content: '- Starter\n- Full',
        table: {
          caption: 'Targets',
          columns: [
            { label: 'Target', kind: 'text' },
            { label: 'Dollars', kind: 'number' },
          ],
          rows: [
            ['Starter', '500'],
            ['Six months', '12,600'],
          ],
          total: true,
        },
      },
    ],
    callouts: [
      { title: 'Keep the starter', content: 'Do not drain it.', type: 'warning', after: 'Targets' },
      { title: 'Refill', content: 'Then refill it.', type: 'tip' },
    ],
    practicalSteps: [
      { title: 'Add up essentials', description: 'one month: rent, heat and {{ssi-limit}}.' },
      { title: 'Set target one', description: 'and open an emergency fund.' },
    ],
  },
})
