/** The changes of a new version: one word of the interface, and one number of the core. */
export const changes = [
  {
    file: 'src/words/en/moduleLock.ts',
    isWord: true,
    source: '${toSpend} points to spend and need ${missing} more.`',
    before: 'need',
    after: 'lack',
    /** The script that contains the file. */
    script: 'learner.js',
  },
  {
    file: 'src/core/progress/points.ts',
    isWord: false,
    source: 'UNKNOWN_ID_POINTS = 100',
    before: '0',
    after: '1',
    script: 'core.js',
  },
] as const

/** Names the scripts that contain words. It is next to the list of built files, which is not a part of the site. */
export const WORDS_FILE = '.vite/words.json'
