import { base, home, publicBase } from './base.ts'
import { hasClasses } from './hasClasses.ts'
import { valuesOfPath } from './pathPattern.ts'

/** A row of the table of public pages. */
export interface PublicRow {
  readonly path: `/${string}`
  /** Where the navigation bar lists the page: in the bar, in its menu *Learning*, or nowhere, with the reason. */
  readonly menu: 'bar' | 'learning' | `no: ${string}`
  /** Set for a page about classes. A build without classes leaves the page out. */
  readonly isOfClasses?: true
}

/**
 * The table of public pages. A page has one row in this table, a folder with the same name in src/pages, a name in the
 * words of the navigation bar, and its words. The row decides what is prerendered, listed in the sitemap, in the bar and
 * in the search of the not-found page, styled, and opened as a separate document.
 */
export const publicTable = {
  home: { path: home, menu: 'bar' },
  about: { path: `${publicBase}about`, menu: 'bar' },
  financialLiteracy: { path: `${publicBase}financial-literacy`, menu: 'learning' },
  openSource: { path: `${publicBase}opensource`, menu: 'learning' },
  newsletters: { path: `${publicBase}newsletters`, menu: 'learning' },
  research: { path: `${publicBase}research`, menu: 'learning' },
  partnerships: { path: `${publicBase}partnerships`, menu: 'bar' },
  teachers: { path: `${publicBase}teachers`, menu: 'no: the bar is full', isOfClasses: true },
  contact: { path: `${publicBase}contact`, menu: 'bar' },
} as const satisfies Readonly<Record<string, PublicRow>>

export type PublicPageName = keyof typeof publicTable

type Table = Readonly<Record<string, PublicRow>>
/** The rows of a table, with their names. */
type Rows<T extends Table> = readonly (readonly [keyof T & string, T[keyof T]])[]

/** The rows of a table whose pages this build has. */
export function rowsOfBuild<T extends Table>(table: T): Rows<T> {
  const rows = Object.entries(table) as [keyof T & string, T[keyof T]][]
  return hasClasses ? rows : withoutClasses(rows)
}

/** The rows whose pages a build without classes has. */
export function withoutClasses<T extends Table>(rows: Rows<T>): Rows<T> {
  return rows.filter(([, { isOfClasses }]) => isOfClasses !== true)
}

/**
 * The path of every public page of this build. A build without classes has none for `isOfClasses`, so a link to such a
 * page asks `hasClasses` first.
 */
export const publicPaths = Object.fromEntries(rowsOfBuild(publicTable).map(([name, { path }]) => [name, path])) as {
  readonly [Name in PublicPageName]: (typeof publicTable)[Name]['path']
}

/** The same public page in another language. `folder` is the folder of that language, such as `es/`. */
export function publicPathIn(folder: string, path: string): string {
  const page = path === home ? '' : path.slice(publicBase.length)
  return base + (folder === '' || page !== '' ? folder + page : folder.slice(0, -1))
}

/**
 * Every path without parameters (contract, section 1), with the folder of the site. No other file writes a path as
 * text. The type of a link allows only these paths, so no link leads nowhere. `places` has the screen for each path, and
 * `links` has the addresses with parameters.
 */
export const paths = {
  ...publicPaths,
  login: `${base}login`,
  dashboard: `${base}dashboard`,
  dashboardOld: `${base}dashboard-old`,
  learning: `${base}learning`,
  learningOld: `${base}learning-old`,
  achievements: `${base}achievements`,
  profile: `${base}profile`,
  tools: `${base}tools`,
} as const

/** The paths of the two screens that have parameters in their paths. */
export const patterns = {
  lesson: `${base}lesson/:moduleId/:lessonId`,
  quiz: `${base}quiz/:moduleId`,
} as const

/** The first parts of the paths of the learner area, without the folder of the site. */
export function learnerParts(): readonly string[] {
  const known = [...Object.values(paths), ...Object.values(patterns)].filter((path) => !isPublic(path))
  return [...new Set(known.map(firstPart))]
}

/** Whether a path is of the learner area, as far as its first part tells. */
export function isLearnerPath(pathname: string): boolean {
  return pathname.startsWith(base) && learnerParts().includes(firstPart(pathname))
}

function firstPart(path: string): string {
  return path.slice(base.length).split('/')[0] ?? ''
}

function isPublic(path: string): boolean {
  return Object.values<string>(publicPaths).includes(path)
}

/** A path without parameters. */
export type SitePath = (typeof paths)[keyof typeof paths]

/** The address of one of the site's files, from its path at a site of its own. Another site's address is unchanged. */
export function filePath(path: string): string {
  return (base as string) !== '/' && path.startsWith('/') ? base + path.slice(1) : path
}

/** The newsletters' feed, a file that the build writes. */
export const feedPath = `${paths.newsletters}/feed.xml`

/** The licenses of everything that is sent to a device, in a file that the build writes. */
export const licensesPath = `${base}licenses.txt`

/**
 * The login screen that asks who is learning on this device. Public pages need this path, and must not load the table
 * of places for it.
 */
export const whoPath = `${paths.login}?view=who`

export interface LessonAddress {
  readonly moduleId: string
  readonly lessonId: string
}

/**
 * The lesson at a path. Undefined if the path isn't a lesson's. Every page's entry script uses this, and the full table
 * of places would make that script too large.
 */
export function lessonAt(pathname: string): LessonAddress | undefined {
  const { moduleId, lessonId } = valuesOfPath(patterns.lesson, pathname) ?? {}
  return moduleId === undefined || lessonId === undefined ? undefined : { moduleId, lessonId }
}

/** One newsletter, a child of the list. */
export function newsletterPath(slug: string): string {
  return `${paths.newsletters}/${encodeURIComponent(slug)}`
}

/* The table of places has the view of the profile that each of these anchors opens. */

/** The anchor on the profile where it says what is stored and backed up. */
export const storageId = 'storage'
export const storagePath = `${paths.profile}#${storageId}`

/** The anchors on the profile where a learner makes or restores a backup file. */
export const backupFileId = 'backup-file'
export const deleteAccountId = 'delete-account'
export const deleteAccountPath = `${paths.profile}#${deleteAccountId}`
export const backupFilePath = `${paths.profile}#${backupFileId}`
export const bringInFileId = 'bring-in-file'
export const bringInFilePath = `${paths.profile}#${bringInFileId}`

/**
 * The anchor on the profile where it lists earlier progress, after Start over or after someone else's lesson was
 * removed.
 */
export const earlierProgressId = 'earlier-progress'
export const earlierProgressPath = `${paths.profile}#${earlierProgressId}`

/** The anchor on the dashboard where it shows the quilt. */
export const quiltId = 'quilt'
export const quiltPath = `${paths.dashboard}#${quiltId}`

/** The anchor in a lesson where it has its worksheet. */
export const sheetId = 'sheet'

/** The anchor that 'Skip to main content' jumps to. */
export const mainContentId = 'main-content'
