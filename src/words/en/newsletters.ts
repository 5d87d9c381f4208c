import { plural } from '../plural'

/** The list of newsletters and the page of one. The issues themselves are data. */
export const newslettersWords = {
  documentTitle: 'Newsletters',
  description:
    'Short articles about money in the Midwest. Each covers one topic, with the math done and steps you can take for free.',

  title: 'Newsletters',
  lead: 'One topic at a time, with the math done. No sign-up.',
  feed: 'Subscribe with RSS',
  feedNote: 'Paste this link into any feed reader. No email address needed.',
  feedTitle: (site: string) => `${site} newsletters`,
  issues: (count: number) => plural(count, { one: '1 issue', other: `${count} issues` }),
  newest: 'Newest issue',
  readOn: 'Read the whole issue',
  minutes: (count: number) => `${count} min read`,
  empty: 'The first issue is being written.',
  emptyText: 'Until then, start with the lessons.',
  toLessons: 'See the course',

  steps: 'To do this week, for $0',
  lessons: 'Lessons to learn more',
  lessonFacts: (minutes: number, points: number) => `${minutes} min, ${points} points`,
  disclaimer:
    'This article is general education. It is not financial, tax, legal or insurance advice. Rules differ by state and change over time.',
  /** The figures of a dated article stay as they were. */
  dated: (date: string) => `Figures are as of ${date}.`,
  all: 'All newsletters',
  older: 'Older',
  newer: 'Newer',
  neighbours: 'More newsletters',
}
