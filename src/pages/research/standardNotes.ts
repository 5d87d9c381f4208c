/** Every lesson and quiz, by file; only lessons name standards. */
const files: Readonly<Record<string, { readonly standards?: unknown }>> = import.meta.glob(
  '../../../public/data/lessons/*_*.json',
  { eager: true, import: 'default' },
)

export const topicIds = ['EI', 'SP', 'SV', 'IN', 'MC', 'MR'] as const

export interface TopicNotes {
  readonly topic: (typeof topicIds)[number]
  /** How many lessons name a standard of the topic. */
  readonly lessons: number
}

/** What the lessons say about the standards, by topic: codes are like `SP 12-1`. */
export function notesOn(lessons: readonly unknown[]): readonly TopicNotes[] {
  const named = lessons.map((standards) =>
    Array.isArray(standards) ? standards.filter((code): code is string => typeof code === 'string') : [],
  )
  return topicIds.map((topic) => ({
    topic,
    lessons: named.filter((codes) => codes.some((code) => code.startsWith(`${topic} `))).length,
  }))
}

export const standardNotes: readonly TopicNotes[] = notesOn(Object.values(files).map(({ standards }) => standards))
