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
 * Every path of the site (contract, section 1). No other file writes one as text, and each of them leads somewhere:
 * a link is typed to be one of these.
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

/** A path without parameters. */
export type SitePath = (typeof paths)[keyof typeof paths]

/** The feed of the newsletters, a file that the build writes. */
export const feedPath = `${paths.newsletters}/feed.xml`

/** The license of everything that reaches a device, a file that the build writes. */
export const licensesPath = '/licenses.txt'

/** Route patterns of the two screens that take parameters. */
export const patterns = {
  lesson: '/lesson/:moduleId/:lessonId',
  quiz: '/quiz/:moduleId',
} as const

export function lessonPath(moduleId: string, lessonId: string): string {
  return `/lesson/${encodeURIComponent(moduleId)}/${encodeURIComponent(lessonId)}`
}

export interface LessonAddress {
  readonly moduleId: string
  readonly lessonId: string
}

/** Undefined where no lesson is. */
export function lessonAt(pathname: string): LessonAddress | undefined {
  const [, , moduleId = '', lessonId = ''] = pathname.split('/')
  return pathname === lessonPath(moduleId, lessonId) ? { moduleId, lessonId } : undefined
}

export function quizPath(moduleId: string): string {
  return `/quiz/${encodeURIComponent(moduleId)}`
}

/** What shares the path of a quiz. */
export const quizViews = { answers: 'answers' } as const

/** The finished attempts of a quiz; with the moment of one, or the key of its row, that one. */
export function quizAnswersPath(moduleId: string, at?: string): string {
  const address = `${quizPath(moduleId)}?view=${quizViews.answers}`
  return at === undefined || at === '' ? address : `${address}&at=${encodeURIComponent(at)}`
}

/** Screens that share the path of the learning center. */
export const learningViews = {
  glossary: 'glossary',
  review: 'review',
  check: 'check',
  practice: 'practice',
  class: 'class',
  join: 'join',
  sign: 'sign',
  sheets: 'sheets',
} as const

/** Pages of a class book. `keep`: its password, its backup and its end. */
export const classPages = ['today', 'grid', 'learner', 'plan', 'collect', 'card', 'keep'] as const
export type ClassPage = (typeof classPages)[number]

/** What a class card leads to: `card` is the card as text, and never leaves the device. */
export function joinPath(card: string): string {
  return `${paths.learning}?view=${learningViews.join}#${card}`
}

/** The teacher's classes; with a key one of them, on its first page or on another. `of`: the learner of that page. */
export function classPath(key?: string, page: ClassPage = 'today', of?: string): string {
  const address = `${paths.learning}?view=${learningViews.class}`
  if (key === undefined) return address
  const learner = of === undefined ? '' : `&of=${encodeURIComponent(of)}`
  return `${address}&class=${encodeURIComponent(key)}&page=${page}${learner}`
}

/** The glossary; with the id of an entry, opened at it. */
export function glossaryPath(term?: string): string {
  const address = `${paths.learning}?view=${learningViews.glossary}`
  return term === undefined ? address : `${address}&term=${encodeURIComponent(term)}`
}

/** *Before you sign*; with the id of a card, opened at it. */
export function signPath(card?: string): string {
  const address = `${paths.learning}?view=${learningViews.sign}`
  return card === undefined ? address : `${address}&card=${encodeURIComponent(card)}`
}

/** What is due to be asked again. */
export const reviewPath = `${paths.learning}?view=${learningViews.review}`

/** The check that a module has for its learner now. */
export function checkPath(moduleId: string): string {
  return `${paths.learning}?view=${learningViews.check}&module=${encodeURIComponent(moduleId)}`
}

/** A module among the others, open. */
export function modulePath(moduleId: string): string {
  return `${paths.learning}#${encodeURIComponent(moduleId)}`
}

/** Questions with new figures each time: the list of skills, or one of them. */
export function practicePath(skill?: string): string {
  const address = `${paths.learning}?view=${learningViews.practice}`
  return skill === undefined ? address : `${address}&skill=${encodeURIComponent(skill)}`
}

/** Where a lesson has its sheet, and the list of those that were filled in. */
export const sheetId = 'sheet'
export const mySheetsPath = `${paths.learning}?view=${learningViews.sheets}`
export function sheetPath(moduleId: string, lessonId: string): string {
  return `${lessonPath(moduleId, lessonId)}#${sheetId}`
}

/** Where a learner joins a class. */
export const joinClassPath = `${paths.learning}?view=${learningViews.join}`

/** A class that the learner has joined, by its key. */
export function joinedClassPath(key: string): string {
  return `${joinClassPath}&class=${encodeURIComponent(key)}`
}

/** With it, who is joining was asked. */
export const joinAsMe = 'me'

/** A tool with the numbers that it begins with; without a tool the list of them is at `paths.tools`. */
export function toolPath(tool: string): string {
  return `${paths.tools}?tool=${encodeURIComponent(tool)}`
}

/** One newsletter, a child of the list. */
export function newsletterPath(slug: string): string {
  return `${paths.newsletters}/${encodeURIComponent(slug)}`
}

/** The login screen, remembering where the visitor wanted to go (a path of this site, with query and anchor). */
export function loginPath(from?: string): string {
  return from === undefined ? paths.login : `${paths.login}?from=${encodeURIComponent(from)}`
}

/**
 * Views of the login screen: who is learning here, somebody new, and the forms for accounts. Without one it is whatever
 * fits: who is learning, where several learners are known.
 */
export const loginViews = { who: 'who', someoneNew: 'new', account: 'account' } as const
export const whoPath = `${paths.login}?view=${loginViews.who}`

/** The login screen for somebody who is learning here already: their session ended, or they want an account. */
export function signInAgainPath(from: string): string {
  return `${loginPath(from)}&${signInAgainParam}=1`
}

/** With it, the login screen shows also to whoever is signed in. */
export const signInAgainParam = 'again'

/** Asks who is learning, also where somebody is, and comes back to join as them. */
export const whoJoinsPath = `${signInAgainPath(`${joinClassPath}&${joinAsMe}=1`)}&view=${loginViews.who}`

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

/** Where the dashboard shows the quilt. */
export const quiltId = 'quilt'
export const quiltPath = `${paths.dashboard}#${quiltId}`

/** The page of one certificate, a view of what was earned. */
const certificateView = 'certificate-'
export function certificatePath(certificate: string): string {
  return `${paths.achievements}?view=${certificateView}${encodeURIComponent(certificate)}`
}

/** The certificate that a view or an anchor names; undefined when it names something else, or nothing. */
export function certificateOfView(name: string | null): string | undefined {
  return name?.startsWith(certificateView) ? name.slice(certificateView.length) : undefined
}

/** The anchor that 'Skip to main content' jumps to. */
export const mainContentId = 'main-content'
