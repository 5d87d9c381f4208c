import { whole } from './ledgerFormat'

/** What the glossary says. */
export const glossaryWords = {
  locale: 'en-US',
  loading: 'Loading the glossary',
  title: 'Glossary',
  lead: 'Every money word of the course, each in one plain sentence, with the lesson that explains it.',
  termCount: (count: number) => [whole(count), count === 1 ? 'word' : 'words'] as const,
  searchLabel: 'Search the glossary',
  searchHint: 'APR, deductible, escrow',
  clearSearch: 'Clear the search',
  letters: 'Jump to a letter',
  /** The group of the words that begin with a figure. */
  figures: '0–9',
  wordsUnder: (letter: string) => `Words under ${letter}`,
  /** Read out before the title of the lesson, where the eye sees a book. */
  lesson: 'Lesson: ',
  searching: 'Searching',
  resultCount: (count: number, query: string) =>
    count === 1 ? `1 word for “${query}”` : `${whole(count)} words for “${query}”`,
  noResults: (query: string) => `No word found for “${query}”`,
  noResultsText: 'Try another spelling, or search the lessons: they may use the word without a definition.',
  showAll: 'Show every word',
  unknownTerm: 'The word in this address is not in the glossary. All its words are below.',
  unreadableTitle: 'The glossary could not be read',
  unreadableText: {
    unreachable: 'It is not on this device yet. Try again when there is a connection.',
    'bad-answer': 'The site did not answer as it should. Try again in a minute.',
    damaged: 'Its file is damaged. Try again, and it is fetched afresh.',
  },
  tryAgain: 'Try again',
  backToLearning: 'Back to the Learning Center',
  seeInGlossary: 'See it in the glossary',
}
