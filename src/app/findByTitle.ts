import { learnerFrameWords as words } from '#words/learnerFrame'
import { navWords } from '#words/nav'
import { toolNames } from '#words/toolNames'
import { outline } from '../pages/courseOutline'
import { glossaryPath, lessonPath, paths, publicPaths, quizPath, toolPath } from '../words/paths'

/** Something of the site that has a title and an address. */
export interface Titled {
  readonly kind: keyof typeof words.kinds
  readonly title: string
  readonly to: string
}

const pages: readonly (readonly [title: string, to: string])[] = [
  ...Object.entries(publicPaths).map(([name, path]) => [navWords[name as keyof typeof publicPaths], path] as const),
  [words.titles.login, paths.login],
  [words.titles.dashboard, paths.dashboard],
  [words.titles.learning, paths.learning],
  [words.titles.achievements, paths.achievements],
  [words.titles.profile, paths.profile],
  [words.titles.tools, paths.tools],
  [words.titles.glossary, glossaryPath()],
]

/** The whole site by title: its pages, the course, the tools. */
export const everything: readonly Titled[] = [
  ...pages.map(([title, to]): Titled => ({ kind: 'page', title, to })),
  ...outline.flatMap(({ id, title, entries }): readonly Titled[] => [
    { kind: 'module', title, to: `${paths.learning}#${id}` },
    ...entries.map((lesson): Titled => ({ kind: 'lesson', title: lesson.title, to: lessonPath(id, lesson.id) })),
    { kind: 'quiz', title: words.quizTitle(title), to: quizPath(id) },
  ]),
  ...Object.entries(toolNames).map(([id, title]): Titled => ({ kind: 'tool', title, to: toolPath(id) })),
]

/** What has every word of the query in its title, or the beginning of it; what begins with the query comes first. */
export function findByTitle(query: string, among: readonly Titled[] = everything): readonly Titled[] {
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  const found = among.filter(({ title }) => {
    const has = wordsOf(title)
    return asked.every((word) => has.some((one) => one.startsWith(word)))
  })
  const isFirst = ({ title }: Titled): boolean => wordsOf(title).join(' ').startsWith(asked.join(' '))
  return [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))]
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}|['’]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
