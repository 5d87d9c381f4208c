import { type FormEvent, useRef, useState } from 'react'
import { learnerFrameWords as words } from '#words/learnerFrame'
import { Field } from '../ui/Field'
import { Icon } from '../ui/Icon'
import { SiteLink } from './layout/SiteLink'
import { Text } from '../ui/Text'
import styles from './TitleSearch.module.css'
import { navWords } from '#words/nav'
import { toolNames } from '#words/toolNames'
import { outline } from '../pages/courseOutline'
import { glossaryPath, lessonPath, modulePath, quizPath, toolPath } from '../words/links'
import { paths, publicTable, rowsOfBuild } from '../words/paths'
import { addressOf } from '../words/places'

const shownAtOnce = 8

/** Searches pages, lessons and tools by title, on this device only. Enter opens the first result. */
export function TitleSearch() {
  const [query, setQuery] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const found = findByTitle(query)
  const goToFirst = (event: FormEvent): void => {
    event.preventDefault()
    list.current?.querySelector('a')?.focus()
  }
  return (
    <search className={styles.search}>
      <form onSubmit={goToFirst}>
        <Field
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          label={words.searchLabel}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          end={<Icon name="search" />}
        />
      </form>
      <p role="status" className={styles.status}>
        {query.trim() === '' ? '' : words.found(found.length, shownAtOnce)}
      </p>
      {found.length === 0 ? null : (
        <ul ref={list} className={styles.results}>
          {found.slice(0, shownAtOnce).map(({ kind, title, to }) => (
            <li key={to}>
              <SiteLink className={styles.result} to={to}>
                <span className={styles.title}>{title}</span>
                <Text as="span" tone="quiet" size="small">
                  {words.kinds[kind]}
                </Text>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

/** A page, lesson or tool with a title and an address. */
interface Titled {
  readonly kind: keyof typeof words.kinds
  readonly title: string
  readonly to: string
}

const screens: readonly (readonly [title: string, to: string])[] = [
  [words.titles.login, paths.login],
  [words.titles.dashboard, paths.dashboard],
  [words.titles.learning, paths.learning],
  [words.titles.achievements, paths.achievements],
  [words.titles.profile, paths.profile],
  [words.titles.backup, addressOf({ screen: 'backup' })],
  [words.titles.settings, addressOf({ screen: 'settings' })],
  [words.titles.delete, addressOf({ screen: 'delete' })],
  [words.titles.tools, paths.tools],
  [words.titles.glossary, glossaryPath()],
]

/** Everything on the site that has a title: public pages, screens, lessons and tools. */
export function everything(table = publicTable, names = navWords.pages): readonly Titled[] {
  return [
    ...rowsOfBuild(table).map(([name, { path }]): Titled => ({ kind: 'page', title: names[name], to: path })),
    ...screens.map(([title, to]): Titled => ({ kind: 'page', title, to })),
    ...outline.flatMap(({ id, title, entries }): readonly Titled[] => [
      { kind: 'module', title, to: modulePath(id) },
      ...entries.map((lesson): Titled => ({ kind: 'lesson', title: lesson.title, to: lessonPath(id, lesson.id) })),
      { kind: 'quiz', title: words.quizTitle(title), to: quizPath(id) },
    ]),
    ...Object.entries(toolNames).map(([id, title]): Titled => ({ kind: 'tool', title, to: toolPath(id) })),
  ]
}

const all = everything()

/**
 * Returns the items whose title has, for each word in the query, a word that starts with it. Titles that begin with the
 * query come first.
 */
export function findByTitle(query: string, among: readonly Titled[] = all): readonly Titled[] {
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
