/** The kinds of English files that have a translation, besides the words of the interface. */
export const courseKinds = [
  'lesson',
  'quiz',
  'glossary',
  'figures',
  'manifest',
  'stateNotes',
  'states',
  'signCards',
  'newsletters',
  'organization',
] as const

/** A kind whose files are JSON. Each has a table of its fields. */
export type JsonKind = (typeof courseKinds)[number]
export type FileKind = JsonKind | 'document' | 'words'

/** The kind of a file by its path in the folder of a language. Undefined for a path that no file of ours has. */
export function kindOf(path: string): FileKind | undefined {
  const [, folder, name = path] = /^(words|lessons|documents)\/([\w-]+\.json)$/.exec(path) ?? []
  if (folder === 'words') return 'words'
  if (folder === 'documents') return 'document'
  if (folder === 'lessons') return kindOfLessonFile(name)
  const kind = path.replace(/\.json$/, '')
  return TOP_LEVEL.find((one) => one === kind)
}

const TOP_LEVEL = ['signCards', 'states', 'newsletters', 'organization'] as const
const LISTS = ['manifest', 'figures', 'glossary'] as const

function kindOfLessonFile(file: string): JsonKind {
  const name = file.replace(/\.json$/, '')
  if (/^states_[a-z]+$/.test(name)) return 'stateNotes'
  return LISTS.find((one) => one === name) ?? (name.endsWith('_quiz') ? 'quiz' : 'lesson')
}
