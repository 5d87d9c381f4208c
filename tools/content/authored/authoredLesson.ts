/**
 * The form in which authors write lessons. It is stricter than the site's parser: every field of a finished lesson is
 * required, and a misspelled field is an error. The site would silently ignore it.
 */
import * as v from 'valibot'
import { amount, minutes, points, said, schemaAddress, text, texts } from './authoredFields'
import { authoredSheet } from './authoredSheet'

const table = v.pipe(
  v.strictObject({
    caption: said(text, 'The title above the table, as plain text.'),
    columns: said(
      v.pipe(
        v.array(
          v.strictObject({
            label: said(text, 'The heading of the column, as plain text.'),
            kind: said(v.picklist(['text', 'number']), 'Numbers are aligned on the right.'),
          }),
        ),
        v.minLength(2, 'fewer than two columns'),
      ),
      'Two or more columns, from left to right.',
    ),
    rows: said(
      v.pipe(v.array(v.array(said(v.string(), 'One cell. It may be empty.'))), v.minLength(1, 'no rows')),
      'Rows from top to bottom. Each row has one cell for each column.',
    ),
    total: v.optional(said(v.literal(true), 'Present if the last row is the total. It is drawn with a line above it.')),
  }),
  v.check(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'a row has not one cell per column',
  ),
)

const bars = v.strictObject({
  caption: said(text, 'The title above the chart, as plain text.'),
  unit: said(text, 'The unit of the values, such as "dollars".'),
  items: said(
    v.pipe(
      v.array(
        v.strictObject({
          label: said(text, 'The name of the bar, as plain text.'),
          parts: said(
            v.pipe(
              v.array(
                v.strictObject({
                  label: said(text, 'The name of the part, as plain text.'),
                  value: said(amount, 'Its length, in the unit of the chart.'),
                }),
              ),
              v.minLength(1, 'no parts'),
            ),
            'The parts of the bar, from left to right.',
          ),
        }),
      ),
      v.minLength(2, 'fewer than two bars'),
      v.maxLength(5, 'more than five bars'),
    ),
    'Two to five bars.',
  ),
})

/** A question in a lesson, after a section or after the steps. `why` explains each option. It has no points. */
export const decision = v.strictObject({
  id: said(text, 'decide-<lessonId>-<n>, such as "decide-credit_1-2". Never use an id again.'),
  question: said(text, 'A short scene, and the question that it raises.'),
  options: said(texts, 'The answers to choose from.'),
  correct: said(v.number(), 'The index of the right option. The first option has index 0.'),
  why: said(texts, 'What is right or wrong about each option, in the order of "options".'),
})

const section = v.strictObject({
  title: said(text, 'The heading, as plain text.'),
  content: said(
    text,
    '100 to 240 words with its table. An empty line starts a paragraph. Lines that begin with "- " or "1. " are a list. **Bold** and {{figure-id}} work here.',
  ),
  table: v.optional(said(table, 'A table below the text.')),
  bars: v.optional(said(bars, 'A chart below the text.')),
  local: v.optional(
    said(text, 'A topic of states.json, such as "loans". The note for the learner’s state follows this section.'),
  ),
  more: v.optional(
    said(
      v.strictObject({
        title: said(text, 'What the learner opens, as plain text.'),
        content: said(text, 'The folded text. With its table it has at most 200 words.'),
        table: v.optional(said(table, 'A table below the folded text.')),
      }),
      'Details below the section that the learner can open.',
    ),
  ),
  decide: v.optional(said(decision, 'A question below the section. It saves nothing and earns no points.')),
})

const callout = v.strictObject({
  title: said(text, 'The heading of the box, as plain text.'),
  content: said(text, 'At most 60 words.'),
  type: said(
    v.picklist(['tip', 'warning', 'info']),
    'The kind of the box. A lesson has at least one tip and one warning.',
  ),
  after: v.optional(
    said(text, 'The title of the section that the box follows. Without it, the box follows the last section.'),
  ),
})

export const authoredLesson = v.pipe(
  v.strictObject({
    ...schemaAddress,
    title: said(text, 'The title of the lesson, as in the manifest. At most 7 words.'),
    type: said(v.literal('reading'), 'Always "reading".'),
    duration: minutes,
    points: said(points, 'Whole points for the lesson, as in the manifest: 50, 100 or 150 by the level of its module.'),
    objectives: said(
      v.pipe(texts, v.minLength(1, 'no objectives')),
      'What the learner can do after the lesson. Two or more sentences, each begins with a verb.',
    ),
    standards: said(
      texts,
      'Codes of the national standards for personal finance, such as "SP 12-1". Topics: EI, SP, SV, IN, MC, MR. Grades: 8 or 12.',
    ),
    terms: said(texts, 'Ids of glossary entries. Each occurs in the running text, so that the learner can tap it.'),
    disclaimers: said(texts, 'Notes below the lesson. The first is the standard disclaimer, to the letter.'),
    rule: v.optional(said(text, 'The rule of thumb: one sentence that helps the learner decide.')),
    sheet: v.optional(said(authoredSheet, 'The worksheet of the lesson. Its id is used nowhere else in the course.')),
    calculator: v.optional(
      said(
        v.strictObject({
          tool: said(text, 'The id of a calculator, such as "loan".'),
          numbers: said(text, 'The numbers of the worked example as a query, such as "amount=5000&rate=18".'),
        }),
        'The calculator that computes the worked example of this lesson.',
      ),
    ),
    content: said(
      v.strictObject({
        hero: said(
          v.strictObject({
            title: said(text, 'The title of the lesson again. At most 7 words.'),
            subtitle: said(text, 'One sentence: what the lesson is good for.'),
            image: v.optional(said(text, 'The name of an illustration of the site.')),
          }),
          'The head of the page.',
        ),
        introduction: said(text, '60 to 120 words. Say why the lesson matters and what it covers.'),
        keyPoints: said(texts, 'Four to six sentences to remember.'),
        sections: said(v.array(section), 'Three to five sections.'),
        callouts: said(v.array(callout), 'Boxes beside the text. At least one tip and one warning.'),
        practicalSteps: said(
          v.array(
            v.strictObject({
              title: said(text, 'What to do, as plain text.'),
              description: said(text, 'How to do it.'),
            }),
          ),
          'Three to five steps to take this week.',
        ),
        decide: v.optional(said(decision, 'A question below the steps. It saves nothing and earns no points.')),
      }),
      'The text of the lesson: 700 to 1,600 words.',
    ),
  }),
  v.title('A lesson'),
  v.description('One lesson of a module. The manifest names its file.'),
)

export type AuthoredLesson = v.InferOutput<typeof authoredLesson>
