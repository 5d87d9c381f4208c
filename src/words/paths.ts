import { valuesOfPath } from './pathPattern.ts'

/**
 * The table of public pages: a page is one row here, the folder of the same name in src/pages and its words. What the
 * build prerenders, the sitemap, the styles and what a browser opens as a document of its own follow from the row.
 */
export const publicPaths = {
  home: '/',
  about: '/about',
  financialLiteracy: '/financial-literacy',
  openSource: '/opensource',
  newsletters: '/newsletters',
  research: '/research',
  partnerships: '/partnerships',
  contact: '/contact',
} as const

/**
 * Every path without parameters (contract, section 1). No other file writes one as text, and each of them leads
 * somewhere: a link is typed to be one of these. `places` has the screen of each, and `links` the addresses with more.
 */
export const paths = {
  ...publicPaths,
  login: '/login',
  dashboard: '/dashboard',
  dashboardOld: '/dashboard-old',
  learning: '/learning',
  learningOld: '/learning-old',
  achievements: '/achievements',
  profile: '/profile',
  tools: '/tools',
} as const

/** The paths of the two screens that take parameters in them. */
export const patterns = {
  lesson: '/lesson/:moduleId/:lessonId',
  quiz: '/quiz/:moduleId',
} as const

/** A path without parameters. */
export type SitePath = (typeof paths)[keyof typeof paths]

/** The feed of the newsletters, a file that the build writes. */
export const feedPath = `${paths.newsletters}/feed.xml`

/** The license of everything that reaches a device, a file that the build writes. */
export const licensesPath = '/licenses.txt'

/** The login screen that asks who is learning here. Public pages need this one, and load no table of places for it. */
export const whoPath = `${paths.login}?view=who`

export interface LessonAddress {
  readonly moduleId: string
  readonly lessonId: string
}

/**
 * The lesson at a path. Undefined where no lesson is. The entry of every page asks this, and has no room for the whole
 * table of places.
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

/** Where the profile says what is stored and backed up. */
export const storageId = 'storage'
export const storagePath = `${paths.profile}#${storageId}`

/** Where the profile makes a backup file, and where it takes one. */
export const backupFileId = 'backup-file'
export const deleteAccountId = 'delete-account'
export const deleteAccountPath = `${paths.profile}#${deleteAccountId}`
export const backupFilePath = `${paths.profile}#${backupFileId}`
export const bringInFileId = 'bring-in-file'
export const bringInFilePath = `${paths.profile}#${bringInFileId}`

/** Where the profile lists earlier progress, after Start over or after a lesson of someone else was removed. */
export const earlierProgressId = 'earlier-progress'
export const earlierProgressPath = `${paths.profile}#${earlierProgressId}`

/** Where the dashboard shows the quilt. */
export const quiltId = 'quilt'
export const quiltPath = `${paths.dashboard}#${quiltId}`

/** Where a lesson has its sheet. */
export const sheetId = 'sheet'

/** The anchor that 'Skip to main content' jumps to. */
export const mainContentId = 'main-content'
