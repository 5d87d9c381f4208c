import { plural } from '../plural'
import { whole } from './ledgerFormat'

/** Texts of the glossary. */
export const glossaryWords = {
  loading: 'Loading the glossary',
  title: 'Glossary',
  lead: 'Every money word in the course, explained in one sentence, with its lesson.',
  termCount: (count: number) => [whole(count), plural(count, { one: 'word', other: 'words' })] as const,
  searchLabel: 'Search the glossary',
  searchHint: 'APR, deductible, escrow',
  clearSearch: 'Clear the search',
  letters: 'Jump to a letter',
  /** The group of words that start with a digit. */
  figures: '0–9',
  wordsUnder: (letter: string) => `Words under ${letter}`,
  /** Screen readers say this before the lesson's title, in place of the book icon. */
  lesson: 'Lesson: ',
  searching: 'Searching',
  resultCount: (count: number, query: string) =>
    plural(count, { one: `1 word for “${query}”`, other: `${whole(count)} words for “${query}”` }),
  noResults: (query: string) => `No word found for “${query}”`,
  noResultsText: 'Try another spelling, or search the lessons. They may use the word without a definition.',
  showAll: 'Show every word',
  unknownTerm: 'We don’t have that word. Here is our full glossary.',
  unreadableTitle: 'We couldn’t load the glossary',
  unreadableText: {
    unreachable: 'It isn’t on this device yet. Connect to the internet and try again.',
    'bad-answer': 'The site didn’t respond correctly. Try again in a minute.',
    damaged: 'The file is damaged. Choose Try again to download a new copy.',
  },
  backToLearning: 'Back to the Learning Center',
  seeInGlossary: 'See it in the glossary',
}
