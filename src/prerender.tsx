import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { SignOutCalls } from './app/account/signOutCalls'
import type { IslandName } from './app/public/Island'
import { PublicSite } from './app/public/PublicSite'
import type { LessonStart } from './app/lessonStart'
import { LessonSkeleton, LoginSkeleton, ShellSkeleton } from './app/Skeletons'
import { contentWords } from '#words/content'
import { learnerFrameWords } from '#words/learnerFrame'
import { whole } from '#words/ledgerFormat'
import { lessonWords } from '#words/lesson'
import { loginWords } from '#words/login'
import { newslettersWords } from '#words/newsletters'
import { readMark } from './core/curriculum/languageMark'
import { createLibrary } from './core/curriculum/createLibrary'
import { prepareLesson, timeOf } from './screens/lesson/prepareLesson'
import { organizationDocuments } from './pages/about/organizationDocuments'
import { issues } from './pages/newsletters/issues'
import { IssueText } from './pages/newsletters/IssueText'
import { publicPages } from './pages/publicPages'
import type { StructuredData } from './pages/structuredData'
import type { Mirror } from './platform/window/mirror'
import { pointsForLesson } from './core/progress/points'
import { type Site, site } from './site'
import { languages } from './words/languages'
import { feedPath, newsletterPath, paths, publicPathIn } from './words/paths'

/** The data that the build writes into one HTML file. */
export interface RenderedPage {
  readonly html: string
  readonly head: {
    readonly title: string
    readonly description: string
    /** The day of an article, `YYYY-MM-DD`. */
    readonly publishedOn?: string
    readonly structuredData: readonly StructuredData[]
  }
  /** The folder of the page in src/pages. */
  readonly name: string
  /** The source file of a script that the page needs besides the entry's own. */
  readonly module?: string
}

/** One entry of the newsletters' feed. */
export interface FeedEntry {
  readonly path: string
  readonly date: string
  readonly title: string
  readonly summary: string
  /** The full article, as elements without attributes. */
  readonly html: string
}

export interface NewsletterFeed {
  readonly title: string
  readonly description: string
  /** The path of the page that lists the newsletters. */
  readonly path: string
  readonly feedPath: string
  readonly entries: readonly FeedEntry[]
}

/** A prerendered page is built without a learner. */
const nobody: Mirror = {
  subscribe: () => () => undefined,
  getSnapshot: () => undefined,
  stored: () => undefined,
  write: () => undefined,
  clear: () => undefined,
}
const nothing: SignOutCalls = {
  facts: () => Promise.resolve({ kind: 'unknown' }),
  switchLearner: () => Promise.resolve('left'),
  keep: () => Promise.resolve(),
  remove: () => Promise.resolve(),
}

export const publicRoutes: readonly string[] = [...publicPages.keys()]

/** One page in every language of the site. */
export interface Alternate {
  readonly tag: string
  readonly path: string
}

/** The addresses of a public page in all languages, itself included. Empty for a site with one language, and
 * for a document, which is a file in the first language. */
export function alternatesOf(path: string): readonly Alternate[] {
  if (languages.length < 2 || organizationDocuments.has(path)) return []
  return languages.map(({ tag, folder }) => ({ tag, path: publicPathIn(folder, path) }))
}

/** The island that a page needs in order to work, and the source file of the island's script. */
const needed: { readonly island: IslandName; readonly source: string } = {
  island: 'contact-form',
  source: 'src/app/public/MailForm.tsx',
}

/**
 * Renders one public page.
 * @param origin the address of this copy of the site, such as `https://ledger.example.org`; if undefined, the page has
 * no absolute addresses
 * @param of the organization that the page describes
 */
export function render(path: string, origin?: string, of: Site = site): RenderedPage {
  const page = publicPages.get(path)
  if (page === undefined) throw new Error(`There is no public page at ${path}`)
  const { name, Page, title, description, descriptionWithoutMail, publishedOn } = page
  const html = renderToString(
    <PublicSite Page={Page} path={path} account={nobody} signOut={nothing} site={of} origin={origin} />,
  )
  return {
    name,
    html,
    head: {
      title: learnerFrameWords.titled(readMark(title).text, site.name),
      description: readMark(of.email === '' ? (descriptionWithoutMail ?? description) : description).text,
      structuredData: unmarked(
        page.structuredData?.((at) => (origin === undefined ? undefined : `${origin}${at}`), of) ?? [],
      ),
      ...(publishedOn !== undefined && { publishedOn }),
    },
    ...(html.includes(`data-island="${needed.island}"`) && { module: needed.source }),
  }
}

/** The same data without the marks of languages. JSON leaves marks as they are, so they can be removed from its text. */
function unmarked<T>(data: T): T {
  return JSON.parse(readMark(JSON.stringify(data)).text) as T
}

/** The newsletters in the form that a feed reader shows, newest first. */
export function newsletters(): NewsletterFeed {
  return {
    title: newslettersWords.feedTitle(site.name),
    description: newslettersWords.description,
    path: paths.newsletters,
    feedPath,
    entries: unmarked(issues).map(({ slug, date, title, summary, sections }) => ({
      path: newsletterPath(slug),
      date,
      title,
      summary,
      html: renderToStaticMarkup(<IssueText sections={sections} />)
        .replaceAll(/<\/?a\b[^>]*>/g, '')
        .replaceAll(/<(\w+)\s[^>]*>/g, '<$1>'),
    })),
  }
}

/** The static skeleton of shell.html. */
export function renderShell(): string {
  return renderToStaticMarkup(<ShellSkeleton />)
}

/** The start of lesson.html: the shell with the title of every lesson. `textOf` reads a lesson file. */
export async function renderLesson(textOf: (file: string) => Promise<string>): Promise<string> {
  const library = createLibrary(
    (path) => textOf(path.slice(path.lastIndexOf('/') + 1)),
    contentWords,
    ({ path, reason }) => {
      throw new Error(`${path}: ${reason}`)
    },
  )
  const { value: manifest } = await library.manifest()
  const starts = manifest.modules.flatMap((module) =>
    module.lessons.map(async ({ id }, index): Promise<LessonStart> => {
      const lesson = await library.lesson(module.id, id)
      if (lesson === null) throw new Error(`There is no lesson ${id}.`)
      const { title, subtitle } = prepareLesson(lesson.value, [], [])
      const texts = {
        module: module.title,
        number: lessonWords.lessonOf(String(index + 1), String(module.lessons.length)),
        title,
        subtitle,
        duration: timeOf(lesson.value),
        points: lessonWords.points(whole(pointsForLesson(id))),
      }
      return { moduleId: module.id, lessonId: id, texts }
    }),
  )
  return renderToStaticMarkup(<LessonSkeleton starts={await Promise.all(starts)} />)
}

/** The start of login.html. React replaces it, like the shell. */
export function renderLogin(): { readonly html: string; readonly title: string; readonly description: string } {
  const title = learnerFrameWords.titled(learnerFrameWords.titles.login, site.name)
  return {
    html: renderToStaticMarkup(<LoginSkeleton />),
    title,
    description: `${loginWords.title}. ${loginWords.lead}`,
  }
}
