import { plural } from '../plural'

/** Our questions, method and measurements. The page claims only work that has been done. */
export const researchWords = {
  documentTitle: 'Research',
  description:
    'Our questions, how lessons are made, the sources of our figures, and everything we haven’t checked yet.',

  title: 'What we know and don’t know yet',
  lead: 'We’re just getting started. This page lists our questions and the answers we have so far. If something hasn’t been checked, we say so.',
  leadNote: 'Where we are',

  questionsNote: 'Our questions',
  questionsTitle: 'Four questions',
  today: 'Today',
  questions: [
    {
      title: 'Can everyone read it?',
      text: 'Are our sentences at a 7th to 8th grade level? Which words are still too hard?',
      today:
        'A program computes the Flesch-Kincaid grade of every lesson. Only readers can tell us which words are too hard.',
    },
    {
      title: 'Does it work offline?',
      text: 'After one visit, does every page open on a cheap phone with no signal? How fast?',
      today:
        'Tests in three browser engines cut off the connection, the power and the storage. They check that everything opens and nothing is lost. We still need to try it with real people on old phones.',
    },
    {
      title: 'Are the figures still right?',
      text: 'Limits and rates change every year. How long until someone notices an old number?',
      today: 'Each figure has a year, a source and the day it was compiled. No one has measured how well that works.',
    },
    {
      title: 'Does a lesson change anything?',
      text: 'Six months later, have people’s bills, debts or savings improved?',
      today:
        'We don’t know. To find out, we need people who agree to answer questions and a partner with experience in surveys. We haven’t started.',
    },
  ],

  methodNote: 'How a lesson is made',
  methodTitle: 'Method',
  method: [
    {
      title: 'Start with a skill',
      text: 'We plan each lesson around two or three skills you’ll learn, and around common mistakes.',
    },
    {
      title: 'Compute, don’t guess',
      text: 'A program computes the results of worked examples. When a number changes, it computes the results again.',
    },
    {
      title: 'Date every official figure',
      text: 'Figures from laws and agencies are in one list, with the year, the source and the day we compiled them. Each lesson shows these for the figures it uses.',
    },
    {
      title: 'Write for a busy reader',
      text: 'We use common words, put one idea in a sentence and show the steps. A program rejects lessons that are too long or too hard to read.',
    },
    {
      title: 'Test decisions, not memory',
      text: 'Most quiz questions ask what to do in a new situation. After a failed try, you read why your choice was wrong. After you pass, every answer is explained.',
    },
    {
      title: 'Say what we don’t know',
      text: 'We show growth at more than one rate, and we never promise growth. Where states differ, notes give the law of twelve states with its source and date.',
    },
  ],

  sourcesNote: (figures: number, compiledOn: string) =>
    plural(figures, {
      one: `1 figure, last compiled ${compiledOn}`,
      other: `${figures} figures, last compiled ${compiledOn}`,
    }),
  sourcesTitle: 'Sources of the figures',
  sourcesText: (figures: number, publishers: number) =>
    `${plural(figures, { one: '1 figure in the lessons comes', other: `${figures} figures in the lessons come` })} ${plural(publishers, { one: 'from documents by one publisher', other: `from documents by ${publishers} publishers` })}. Each lesson lists the ones it uses, with a link to the publisher.`,
  checkedTitle: 'What “checked” means so far',
  checkedText: (checked: number, figures: number) =>
    `We compiled the figures from public copies of the official documents, and from public tools that cite those documents. A figure counts as checked only when a person has opened the official page and compared it. So far that is true of ${
      checked === 0 ? 'none of them' : `${checked} of ${figures}`
    }. Before you act on a figure, open the page it came from.`,
  sourcesColumns: { publisher: 'Publisher', figures: 'Figures' },
  figuresWord: (count: number) => plural(count, { one: 'figure', other: 'figures' }),
  moreSources: (count: number) => plural(count, { one: '1 more publisher', other: `${count} more publishers` }),

  standardsNote: 'Not checked yet',
  standardsTitle: 'How lessons match school standards',
  standardsText:
    'Teachers ask how the lessons match the National Standards for Personal Financial Education (2021). The Council for Economic Education and Jump$tart publish them. As we wrote, we noted the standards that each lesson seems to meet. No one has compared our notes with the standards document yet. Please treat them as a first guess, not as a claim.',
  standardsCaption: 'How many lessons name a standard for each topic',
  standardsColumns: {
    topic: 'Topic',
    lessons: 'Lessons',
    codes: 'Standards named',
    status: 'Compared with the document',
  },
  topics: {
    EI: 'Earning Income',
    SP: 'Spending',
    SV: 'Saving',
    IN: 'Investing',
    MC: 'Managing Credit',
    MR: 'Managing Risk',
  },
  toBeChecked: 'Not yet',
  standardsHelp: 'Teachers who know the standards can help with this.',
  standardsLink: 'Review with us',

  measuresNote: 'Measurements',
  measuresTitle: 'We measure files, not people',
  measuresText:
    'We measure texts, files and programs. We don’t measure people. The site has no analytics, no cookies and nothing that tracks visitors.',
  measuresCaption: 'Measured with each new version',
  measuresColumns: { subject: 'Subject', measured: 'Measured' },
  measures: [
    { subject: 'Texts', measured: 'Reading level, length, wording, sources of dated figures' },
    { subject: 'Size', measured: 'The size of every page, script and style sheet, checked against a limit' },
    { subject: 'Offline', measured: 'Pages, lessons and quizzes that open offline' },
    { subject: 'Safety of progress', measured: 'Data that survives crashes, full storage, wrong clocks and updates' },
    { subject: 'Accessibility', measured: 'Contrast, labels, keyboard and small screens, checked by software' },
    { subject: 'People', measured: 'Nothing' },
  ],
  plansTitle: 'If we ever ask people',
  plans: [
    'We’ll ask only people who said yes, and they can stop at any time.',
    'The questions and the method will be on this page before we ask the first person.',
    'We’ll publish the results, good or bad, and never with anything that identifies a person.',
  ],
}
