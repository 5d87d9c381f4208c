/**
 * The one table of screens and their addresses (contract, sections 1.2 and 1.3).
 *
 * Role: turns an address into a place (`placeAt`), and a place into its address (`addressOf`). `app/learner/screens.ts`
 * has the screen of each place.
 * Guarantee: pure. No address makes it throw. A path without a screen has no place, and an unknown value of a query is
 * left out, so it leads to the place without it.
 * Must not: be imported by the entry of every page (`main.ts`), which has no room for it.
 */
import { valuesOfPath } from './pathPattern.ts'
import { backupFileId, bringInFileId, deleteAccountId, earlierProgressId, paths, patterns, storageId } from './paths.ts'

/** A value in a query. */
interface QueryField<Value extends string = string> {
  /** Its name in the query, if the place has another name for it. */
  readonly name?: string
  /** The text before the value. */
  readonly prefix: string
  /** Undefined if the text after the prefix is no such value. */
  readonly read: (text: string) => Value | undefined
  /** Another value is another page: it starts at its top. */
  readonly isPage: boolean
}

interface PlaceRow {
  readonly path: `/${string}`
  /** The value of `view` that separates the screen from others with its path. */
  readonly view?: string
  /** Anchors of its path that are on this screen. An address with one leads here, whatever its `view` says. */
  readonly anchors?: readonly string[]
  /** In the order of the address. */
  readonly query?: Readonly<Record<string, QueryField>>
}

const text: QueryField = { prefix: '', read: (value) => value, isPage: false }
/** Only its presence counts. */
const flag: QueryField<'1'> = { prefix: '', read: () => '1', isPage: false }

function oneOf<const Values extends readonly string[]>(values: Values): QueryField<Values[number]> {
  return { prefix: '', read: (value) => values.find((known) => known === value), isPage: false }
}

function page<Field extends QueryField>(field: Field): Field {
  return { ...field, isPage: true }
}

/** Pages of a class book. `keep`: its password, its backup and its end. */
export const classPages = ['today', 'grid', 'learner', 'plan', 'collect', 'card', 'keep'] as const
export type ClassPage = (typeof classPages)[number]

export const places = {
  /** `view`: the known learners, a new learner, or the forms for accounts. `again`: also for a signed-in learner. */
  login: { path: paths.login, query: { from: text, again: flag, view: page(oneOf(['who', 'new', 'account'])) } },
  dashboard: { path: paths.dashboard },
  learning: { path: paths.learning },
  /** `term`: the entry that it opens at. */
  glossary: { path: paths.learning, view: 'glossary', query: { term: text } },
  review: { path: paths.learning, view: 'review' },
  check: { path: paths.learning, view: 'check', query: { module: text } },
  /** Without a skill it lists them. */
  practice: { path: paths.learning, view: 'practice', query: { skill: page(text) } },
  /** `class`: one of the teacher's classes, on one of its pages. `of`: the learner of that page. */
  class: {
    path: paths.learning,
    view: 'class',
    query: { class: page(text), page: page(oneOf(classPages)), of: page(text) },
  },
  /** `class`: a class that the learner has joined. `me`: the device has already asked who is joining. */
  join: { path: paths.learning, view: 'join', query: { class: page(text), me: flag } },
  sign: { path: paths.learning, view: 'sign', query: { card: text } },
  sheets: { path: paths.learning, view: 'sheets' },
  /** `topic`: the topic that it opens at. */
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
  /** Without a tool it lists them. The numbers of a tool are further values (`screens/tools/form/texts.ts`). */
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

/** A screen, with what its address says. */
export type Place = ByScreen[ScreenName]
export type PlaceOf<Name extends ScreenName> = Extract<Place, { readonly screen: Name }>

/** The parts of an address, as a browser's `location` has them. */
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

/** The place that a link of this site leads to. */
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
 * The part of an address that identifies a page. Two places with the same one are the same page: neither its scroll
 * position nor the focus changes between them.
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

/** Earlier addresses have the page of a certificate as an anchor. A field without a prefix is never in one. */
function fromAnchor(field: QueryField, hash: string): string | undefined {
  return field.prefix === '' ? undefined : readField(field, hash.slice(1))
}
