/**
 * The one table of screens and their addresses (contract, sections 1.2 and 1.3).
 *
 * Role: turns an address into a place (`placeAt`), and a place into its address (`addressOf`). `app/learner/screens.ts`
 * has the screen for each place.
 * Guarantee: pure. No address makes these functions throw. A path without a screen has no place. An unknown query value
 * is left out, so the address leads to the place without that value.
 * Must not: be imported by every page's entry script (`main.ts`), because it would make that script too large.
 */
import { valuesOfPath } from './pathPattern.ts'
import { backupFileId, bringInFileId, deleteAccountId, earlierProgressId, paths, patterns, storageId } from './paths.ts'

/** A value in a query. */
interface QueryField<Value extends string = string> {
  /** Its name in the query, if the place has another name for it. */
  readonly name?: string
  /** The text before the value. */
  readonly prefix: string
  /** Undefined if the text after the prefix isn't a valid value. */
  readonly read: (text: string) => Value | undefined
  /** If true, a different value is a different page, which starts at its top. */
  readonly isPage: boolean
}

interface PlaceRow {
  readonly path: `/${string}`
  /** The value of `view` that distinguishes this screen from other screens with the same path. */
  readonly view?: string
  /**
   * Anchors on this screen. An address with one of these anchors leads to this screen, even if its `view` is for
   * another screen.
   */
  readonly anchors?: readonly string[]
  /** The query fields, in the order they have in the address. */
  readonly query?: Readonly<Record<string, QueryField>>
}

const text: QueryField = { prefix: '', read: (value) => value, isPage: false }
/** A field that is only present or absent. Its value is ignored. */
const flag: QueryField<'1'> = { prefix: '', read: () => '1', isPage: false }

function oneOf<const Values extends readonly string[]>(values: Values): QueryField<Values[number]> {
  return { prefix: '', read: (value) => values.find((known) => known === value), isPage: false }
}

function page<Field extends QueryField>(field: Field): Field {
  return { ...field, isPage: true }
}

/** Pages in a class book. `keep`: the page for the book's password, its backup and its deletion. */
export const classPages = ['today', 'grid', 'learner', 'plan', 'collect', 'card', 'outcomes', 'keep'] as const
export type ClassPage = (typeof classPages)[number]

export const places = {
  /**
   * `view`: the known learners, a new learner, or the forms for accounts. `again`: show the screen even to a signed-in
   * learner.
   */
  login: { path: paths.login, query: { from: text, again: flag, view: page(oneOf(['who', 'new', 'account'])) } },
  dashboard: { path: paths.dashboard },
  learning: { path: paths.learning },
  /** `term`: the entry that the glossary opens at. */
  glossary: { path: paths.learning, view: 'glossary', query: { term: text } },
  review: { path: paths.learning, view: 'review' },
  check: { path: paths.learning, view: 'check', query: { module: text } },
  /** Without a skill, the screen lists the skills. */
  practice: { path: paths.learning, view: 'practice', query: { skill: page(text) } },
  /** `class`: one of the teacher's classes, on one of its pages. `of`: the learner shown on that page. */
  class: {
    path: paths.learning,
    view: 'class',
    query: { class: page(text), page: page(oneOf(classPages)), of: page(text) },
  },
  /**
   * `class`: a class that the learner has joined. `me`: the device has already asked who is joining. `lang`: the language
   * of the class card, for a device on which no one has chosen one (platform/languageScript.ts).
   */
  join: { path: paths.learning, view: 'join', query: { class: page(text), me: flag, lang: text } },
  sign: { path: paths.learning, view: 'sign', query: { card: text } },
  sheets: { path: paths.learning, view: 'sheets' },
  /** `topic`: the topic that the screen opens at. */
  state: { path: paths.learning, view: 'state', query: { topic: text } },
  achievements: {
    path: paths.achievements,
    query: { certificate: { ...page(text), name: 'view', prefix: 'certificate-' } },
  },
  profile: { path: paths.profile },
  backup: {
    path: paths.profile,
    view: 'backup',
    anchors: [storageId, backupFileId, bringInFileId, earlierProgressId],
  },
  settings: { path: paths.profile, view: 'settings' },
  delete: { path: paths.profile, view: 'delete', anchors: [deleteAccountId] },
  /**
   * Without a tool, the screen lists the tools. A tool's numbers are additional query values
   * (`screens/tools/form/texts.ts`).
   */
  tools: { path: paths.tools, query: { tool: page(text) } },
  dashboardOld: { path: paths.dashboardOld },
  learningOld: { path: paths.learningOld },
  lesson: { path: patterns.lesson },
  /** `answers`: the finished attempts. `at`: one of them. */
  quiz: { path: patterns.quiz, query: { view: page(oneOf(['answers'])), at: text } },
} as const satisfies Readonly<Record<string, PlaceRow>>

type Places = typeof places
export type ScreenName = keyof Places

type NamesIn<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

type QueryOf<Row> = Row extends { readonly query: infer Query }
  ? { readonly [Name in keyof Query]?: Query[Name] extends QueryField<infer Value> ? Value | undefined : never }
  : unknown

type ByScreen = {
  readonly [Name in ScreenName]: { readonly screen: Name } & Readonly<Record<NamesIn<Places[Name]['path']>, string>> &
    QueryOf<Places[Name]>
}

/** A screen, with the values in its address. */
export type Place = ByScreen[ScreenName]
export type PlaceOf<Name extends ScreenName> = Extract<Place, { readonly screen: Name }>

/** The parts of an address that are also in a browser's `location`. */
export interface AddressParts {
  readonly pathname: string
  readonly search?: string
  readonly hash?: string
}

const rows = Object.entries(places) as readonly (readonly [ScreenName, PlaceRow])[]

/** The place at an address. Undefined if no screen has its path. */
export function placeAt({ pathname, search = '', hash = '' }: AddressParts): Place | undefined {
  const asked = new URLSearchParams(search)
  const view = asked.get('view')
  const here = rows.flatMap(([screen, row]) => {
    const names = valuesOfPath(row.path, pathname)
    return names === undefined ? [] : [{ screen, row, names }]
  })
  const found =
    here.find(({ row }) => row.anchors?.includes(hash.slice(1))) ??
    here.find(({ row }) => row.view === view) ??
    here.find(({ row }) => row.view === undefined)
  if (found === undefined) return undefined
  const place: Record<string, string> = { screen: found.screen, ...found.names }
  for (const [key, field] of Object.entries(found.row.query ?? {})) {
    const value = readField(field, asked.get(field.name ?? key)) ?? fromAnchor(field, hash)
    if (value !== undefined) place[key] = value
  }
  return place as Place
}

/** The place that a link on this site leads to. */
export function placeOfLink(link: string): Place | undefined {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(link) ?? []
  return placeAt({ pathname, search, hash })
}

export function isOf<Name extends ScreenName>(place: Place | undefined, screen: Name): place is PlaceOf<Name> {
  return place?.screen === screen
}

/** The address of a place: its path and query. */
export function addressOf(place: Place): string {
  return written(place, () => true)
}

/**
 * The part of an address that identifies a page. Two places with the same text are the same page, so moving between
 * them doesn't change the scroll position or the focus.
 */
export function pageOf(place: Place): string {
  return written(place, ({ isPage }) => isPage)
}

function written(place: Place, isWanted: (field: QueryField) => boolean): string {
  const { path, view, query = {} }: PlaceRow = places[place.screen]
  const values: Readonly<Record<string, string | undefined>> = place
  const parts = Object.entries(query).flatMap(([key, field]) => {
    const value = values[key]
    if (value === undefined || !isWanted(field)) return []
    return [`${field.name ?? key}=${encodeURIComponent(field.prefix + value)}`]
  })
  const all = view === undefined ? parts : [`view=${view}`, ...parts]
  const pathname = path.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  return all.length === 0 ? pathname : `${pathname}?${all.join('&')}`
}

function readField({ prefix, read }: QueryField, given: string | null): string | undefined {
  return given?.startsWith(prefix) ? read(given.slice(prefix.length)) : undefined
}

/** Earlier addresses have a certificate's page as an anchor. A field without a prefix is never in an anchor. */
function fromAnchor(field: QueryField, hash: string): string | undefined {
  return field.prefix === '' ? undefined : readField(field, hash.slice(1))
}
