const levelNames: Readonly<Record<string, string>> = {
  Beginner: 'Beginner',
  Intermediate: 'Intermediate',
  Advanced: 'Advanced',
}

/** A level of the course, which the course files name in English. */
export function levelName(level: string): string {
  return levelNames[level] ?? level
}
