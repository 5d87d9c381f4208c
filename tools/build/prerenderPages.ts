import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { firstVisitScript } from '../../src/platform/firstVisitScript.ts'
import { lessonAheadScript } from '../../src/platform/lessonAhead.ts'
import { organizationFileName, originOf, samplesNote, site } from '../organization/chosenSite.ts'
import { startScript } from '../../src/platform/languageScript.ts'
import * as missingScript from '../../src/words/en/missingScript.ts'
import * as oldBrowser from '../../src/words/en/oldBrowser.ts'
import * as rescue from '../../src/words/en/rescue.ts'
import { oldestBrowsersText } from '../../src/words/oldestBrowsers.ts'
import { languageOfBuild } from '../languages/languageOfBuild.ts'
import { translatedSite } from '../languages/translatedSite.ts'
import { organizationPlugins } from '../organization/organizationPlugins.ts'
import { ownWords } from '../organization/ownWords.ts'
import { type ChunkManifest, entryKey, groupKey, stylesheetsOf, unusedScripts, withImports } from './chunkManifest.ts'
import { documentPages } from './documentPages.ts'
import type { KindOfBackup } from './documentFiles.ts'
import { firebaseSources, readFirebase } from './firebaseConfiguration.ts'
import { relaysIn, relaySources } from './relayConfiguration.ts'
import { type Page, pageHtml } from './pageHtml.ts'
import { markedTexts } from './markedTexts.ts'
import { scriptPreload, sheetPreload } from './pageLinks.ts'
import { islands, pageSources, stylesKey } from './pageStyles.ts'
import { rescuePage } from './rescuePage.ts'
import type { ScriptGroup } from './scriptGroups.ts'
import { type SearchPage, searchHead } from './searchHead.ts'
import { siteOrigin, withoutOrigin } from './siteOrigin.ts'
import type { SitemapEntry } from './sitemap.ts'
import { refusePlaceholder, unfilledNote } from './unfilled.ts'
import { type Newsletters, writeSearchFiles } from './writeSearchFiles.ts'

const { oldBrowserWords } = await ownWords('oldBrowser', oldBrowser)
const { missingScriptWords } = await ownWords('missingScript', missingScript)
const ofLearner = { text: missingScriptWords.learner, again: missingScriptWords.again }
const ofPublic = { text: missingScriptWords.public, again: missingScriptWords.again }

/**
 * Modules that every page of the shell loads after the entry. The HTML lists them, so that the browser doesn't discover
 * them one by one.
 */
const learnerArea = 'learner' satisfies ScriptGroup
/** Modules that /login and the lessons load after that: the screens whose script is known by the address. */
const loginScreen = 'src/screens/login/LoginScreen.tsx'
const lessonScreen = 'src/screens/lesson/LessonScreen.tsx'
/**
 * Data that every lesson reads in addition to its own text, which its script requests (src/app/services/openServices.ts).
 */
const lessonData = ['manifest', 'figures', 'glossary'].map((name) => `data/lessons/${name}.json`)

/** The exports of src/prerender.tsx. */
interface Prerender {
  readonly publicRoutes: readonly string[]
  readonly render: (
    path: string,
    origin: string | undefined,
  ) => {
    /** The row of the page. */
    readonly name: string
    readonly html: string
    readonly head: Omit<SearchPage, 'path' | 'alternates'>
    /** The source file that the client loads lazily for this page, such as `src/pages/about/page.tsx`. */
    readonly module?: string
  }
  readonly alternatesOf: (path: string) => SearchPage['alternates']
  readonly newsletters: () => Newsletters
  readonly renderShell: () => string
  readonly renderLesson: (textOf: (file: string) => Promise<string>) => Promise<string>
  readonly renderLogin: () => { readonly html: string; readonly title: string; readonly description: string }
}

/**
 * Writes the public pages as HTML files: `/about` as about.html, the first screen of /login, lesson.html for every lesson
 * and shell.html for every other path. It runs after the client build, whose file names it needs. It also runs before the
 * service worker is built, which lists these files.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig
  // This hook also runs after a failed build, and an error of a later step would hide the original one.
  let failure: Error | undefined
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
      // A wrong address ends the build before it has begun.
      siteOrigin(originOf(config.env['VITE_SITE_ORIGIN']))
      if (readFirebase(config.env) !== null) refusePlaceholder(site)
    },
    buildEnd(error) {
      failure = error
    },
    renderError(error) {
      failure = error
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (failure) throw failure
        await writePages(config)
      },
    },
  }
}

const { language, languages } = languageOfBuild()

async function writePages({ root, base, build: { outDir }, css, define, env, logger }: ResolvedConfig): Promise<void> {
  const dist = resolve(root, outDir)
  const manifest: ChunkManifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  const sheets = await Promise.all(stylesheetsOf(manifest).map((file) => readFile(join(dist, file), 'utf8')))
  const layers = layerOrder(await readFile(join(root, 'src/ui/tokens.css'), 'utf8'))
  const styles = { layers, css: sheets.join('') }
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const documents = languageDocuments(base, readFirebase(env) === null ? 'none' : 'firebase')
  const prerender = await loadPrerender(root, { base, css, ...(define && { define }) }, documents)
  const { publicRoutes, render, renderShell, renderLesson, renderLogin } = prerender
  const newsletters = prerender.newsletters()
  const origin = siteOrigin(originOf(env['VITE_SITE_ORIGIN']))
  // The build in the first language says this for all.
  const notes = language.folder === '' ? notesOf(origin) : []
  for (const note of notes) logger.warn(note)
  const searchSite = {
    base,
    name: site.name,
    locale: language.locale,
    origin,
    feed: { path: newsletters.feedPath, title: newsletters.title },
  }

  const firebase = firebaseSources(readFirebase(env))
  const { 'connect-src': relays = [] } = relaySources(relaysIn(define))
  const extraSources = { ...firebase, 'connect-src': [...(firebase['connect-src'] ?? []), ...relays] }
  const ofPage = languages.length > 1 && { languages: { tag: language.tag, all: languages } }
  const write = async (file: string, page: Omit<Page, 'base' | 'extraSources' | 'languages' | 'missing'>) => {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    const missing = page.prerenderedPath === undefined ? ofLearner : ofPublic
    await writeFile(join(dist, file), pageHtml(template, styles, { ...page, missing, base, extraSources, ...ofPage }))
  }
  const { folder } = language
  const everywhere = stylesheetsOf(manifest, [entryKey(manifest)])
  const pages: SitemapEntry[] = []
  for (const route of publicRoutes) {
    const { name, html, head, module } = render(route, origin)
    const { title, description, publishedOn } = head
    const preloads = module === undefined ? [] : withImports(manifest, module).map((chunk) => base + chunk.file)
    const file = route === base ? 'index.html' : `${route.slice(base.length)}.html`
    const alternates = prerender.alternatesOf(route)
    const search = searchHead({ path: route, ...head, alternates }, searchSite)
    const own = stylesheetsOf(manifest, [islands, ...pageSources(name).map(stylesKey)])
    const stylesheets = [...new Set([...everywhere, ...own])].map((sheet) => base + sheet)
    await write(file, { html, title, description, searchHead: search, preloads, stylesheets, prerenderedPath: route })
    pages.push({ path: route, alternates, ...(publishedOn !== undefined && { date: publishedOn }) })
  }
  await writeSearchFiles(dist, { base, origin, pages, newsletters, language })
  const { name: title, description } = site
  const filesOf = (sources: readonly string[]) => ({
    prerenderedPath: undefined,
    preloads: [...new Set(sources.flatMap((source) => withImports(manifest, source).map(({ file }) => base + file)))],
    sheets: stylesheetsOf(manifest, sources)
      .filter((sheet) => !everywhere.includes(sheet))
      .map((sheet) => base + sheet),
  })
  const tooOld = { ...oldBrowserWords, text: oldBrowserWords.text(oldestBrowsersText) }
  const shell = { html: renderShell(), title, description, tooOld }
  const area = groupKey(manifest, learnerArea)
  await write(`${folder}shell.html`, { ...shell, ...filesOf([area]) })
  const lesson = await renderLesson((file) => readFile(join(dist, folder, 'data/lessons', file), 'utf8'))
  await write(`${folder}lesson.html`, {
    ...shell,
    html: lesson,
    ...filesOf([area, lessonScreen]),
    data: lessonData.map((file) => base + folder + file),
    script: lessonAheadScript(base, folder, await lessonIds(join(dist, folder, 'data/lessons/manifest.json'))),
  })
  if (languages.length > 1) await writeFile(join(dist, `${folder}start.js`), startOf(manifest, base, everywhere))
  if (folder !== '') await writeFile(join(dist, `${folder}rescue.html`), await ownRescuePage(root))
  const login = { ...renderLogin(), tooOld, ...filesOf([area, loginScreen]) }
  await write(`${folder}login.html`, { ...login, script: firstVisitScript, isPaintedFirst: true })
  await Promise.all(unusedScripts(manifest).map((file) => rm(join(dist, file))))
}

async function lessonIds(manifest: string): Promise<readonly string[]> {
  const { modules }: { modules: readonly { readonly lessons: readonly { readonly id: string }[] }[] } = JSON.parse(
    await readFile(manifest, 'utf8'),
  )
  return modules.flatMap(({ lessons }) => lessons.map(({ id }) => id))
}

function notesOf(origin: string | undefined): readonly string[] {
  const notes = [
    origin === undefined ? withoutOrigin : undefined,
    samplesNote,
    unfilledNote(site, organizationFileName),
  ]
  return notes.filter((note) => note !== undefined)
}

/** The page of the rescue in this language. The worker has the one in the first language inside. */
async function ownRescuePage(root: string): Promise<string> {
  const { rescueWords } = await ownWords('rescue', rescue)
  return rescuePage(await readFile(join(root, 'sw/rescuePage.html'), 'utf8'), rescueWords, site.name, language)
}

/** The documents are pages in every language but the first, whose documents are PDF files. */
function languageDocuments(base: string, kind: KindOfBackup): readonly Plugin[] {
  return language.folder === '' ? [] : [documentPages(translatedSite(language.tag), kind, base)]
}

/** The script that starts the learner area in this language on a page of another one. */
function startOf(manifest: ChunkManifest, base: string, everywhere: readonly string[]): string {
  const [entry, area] = [entryKey(manifest), groupKey(manifest, learnerArea)]
  const scripts = [...new Set([entry, area].flatMap((key) => withImports(manifest, key).map(({ file }) => file)))]
  const sheets = [...new Set([...everywhere, ...stylesheetsOf(manifest, [area])])]
  const links = [
    ...scripts.map((file) => scriptPreload(base + file)),
    ...sheets.map((file) => sheetPreload(base + file)),
  ]
  return startScript(language, { links, entry: base + (manifest[entry]?.file ?? '') }, ofLearner)
}

/** The minifier drops this statement, and shared chunks may load before the stylesheet that began with it. */
function layerOrder(tokens: string): string {
  const [, names] = /@layer\s+([\w\s,-]+);/.exec(tokens) ?? []
  if (names === undefined) throw new Error('src/ui/tokens.css no longer says the order of the cascade layers.')
  return `@layer ${names.replace(/\s+/g, '')};`
}

/** Builds the server side of the pages in a separate folder and loads it. */
async function loadPrerender(
  root: string,
  shared: { readonly base: string; readonly css: ResolvedConfig['css']; readonly define?: Record<string, unknown> },
  documents: readonly Plugin[],
): Promise<Prerender> {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  // Each build has its own folder, so that two parallel builds don't delete each other's.
  const outDir = await mkdtemp(join(cache, 'prerender-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [...documents, ...organizationPlugins(), markedTexts(), react()],
      publicDir: false,
      ...shared,
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true },
    })
    return await import(pathToFileURL(join(outDir, 'prerender.js')).href)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
