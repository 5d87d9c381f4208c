import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltLanguagePart, builtLanguages } from './builtLanguages.ts'
import { startPageOf } from './builtParts.ts'
import { type ChunkManifest, withImports } from './chunkManifest.ts'
import { entryFiles, scriptsOf } from './pageFiles.ts'
import { islands } from './pageStyles.ts'
import { precacheFiles } from './precacheFiles.ts'
import { codeOfWorker, listsOfWorker } from './workerStart.ts'

export interface Measured {
  readonly name: string
  readonly bytes: number
  readonly files: readonly { readonly name: string; readonly text: string }[]
  /** The tag of a language besides English. A language that has no budget yet may have any size. */
  readonly language?: string
}

export interface Scales {
  readonly dist: string
  readonly read: (file: string) => Buffer
  readonly brotli: (bytes: Buffer) => number
  readonly gzip: (bytes: Buffer) => number
}

/**
 * Every size that has a budget. A learner downloads one language, so each is measured alone: first what a person in English
 * gets, then in rows of its own what a person in each other language gets.
 */
export function measureSite({ dist, read, brotli, gzip }: Scales): readonly Measured[] {
  const [english, ...others] = builtLanguages(dist)
  const { manifest } = english
  const home = read('index.html').toString()
  /** Caches the compressed sizes. A file counts in several places, and compressing takes most of the time. */
  const weights = new Map<string, number>()
  const brotliOf = (file: string): number => {
    const weight = weights.get(file) ?? brotli(read(file))
    weights.set(file, weight)
    return weight
  }
  const of = (name: string, files: readonly string[], weigh = brotliOf): Measured => ({
    name,
    bytes: files.reduce((sum, file) => sum + weigh(file), 0),
    files: files.map((file) => ({ name: file, text: file.endsWith('.js') ? read(file).toString() : '' })),
  })
  const precached = precachedIn(dist, english)
  const usable = scriptsOf(home, manifest)
  const awake = withImports(manifest, islands).map((chunk) => chunk.file)
  const follows = withImports(manifest, FOLLOWS).map((chunk) => chunk.file)
  const learner = scriptsOf(read('shell.html').toString(), manifest)
  const everybodys = entryFiles('shell.html', [DASHBOARD], read, manifest)
  return [
    of('Scripts before / is usable, brotli', usable),
    of(
      'Scripts that come to / by themselves, brotli',
      follows.filter((file) => !usable.includes(file)),
    ),
    of(
      'Scripts that come when / is touched, brotli',
      awake.filter((file) => !usable.includes(file)),
    ),
    of('Scripts before a learner screen, brotli', learner),
    of('Largest other script, brotli', largest(precached, [...usable, ...awake, ...learner], read)),
    of('index.html with its styles, brotli', ['index.html']),
    of('shell.html with its styles, brotli', ['shell.html']),
    of(
      'All stylesheets, brotli',
      precached.filter((file) => file.endsWith('.css')),
    ),
    // Browsers ask for this file again at each visit. The files that it names are downloaded once.
    of('Start of the service worker', ['sw.js'], (file) => read(file).length),
    of(
      'Service worker, gzip',
      ['sw.js', codeOfWorker(read('sw.js').toString()), ...listsOfWorker(read('sw.js').toString())],
      (file) => gzip(read(file)),
    ),
    of('Backup of an account in a page, brotli', backupScripts(manifest, learner)),
    of('Backup of an account in the worker, brotli', workerBackup(dist)),
    // Excludes scripts that every screen of a learner has already.
    of(
      'What judges a chosen password, brotli',
      withImports(manifest, JUDGE)
        .map((chunk) => chunk.file)
        .filter((file) => !learner.includes(file) && precached.includes(file)),
    ),
    of('Whole precache, brotli', precached),
    of('Lesson and quiz bundles, brotli', bundleFiles(dist)),
    ...entries.map(({ name, page, screens = [] }) =>
      of(`${name} and all that it asks for, brotli`, entryFiles(page, screens, read, manifest)),
    ),
    ...added.map(({ name, screens }) => {
      const files = entryFiles('shell.html', screens, read, manifest)
      return of(
        `${name}, brotli`,
        files.filter((file) => !everybodys.includes(file)),
      )
    }),
    ...others.flatMap((language) => {
      const { tag, folder } = language
      const lesson = `${folder}lesson.html`
      return [
        of(`/${tag} and all that it asks for, brotli`, entryFiles(startPageOf(language), [], read, language.manifest)),
        of(`A lesson in ${tag} and all that it asks for, brotli`, entryFiles(lesson, [], read, language.manifest)),
        of(`Whole precache in ${tag}, brotli`, precachedIn(dist, language)),
        of(`Lesson and quiz bundles in ${tag}, brotli`, bundleFiles(dist, folder)),
      ].map((size) => ({ ...size, language: tag }))
    }),
  ]
}

function precachedIn(dist: string, { part }: BuiltLanguagePart): readonly string[] {
  return precacheFiles(dist, '/', part).map(({ file }) => file)
}

/** The script that registers the worker. Nothing waits for it, and no script imports it. */
const FOLLOWS = 'src/platform/window/followWorker.ts'
/** It loads only when a password for a class or a backup file is set. */
const JUDGE = 'src/platform/judgePassword.ts'
const DASHBOARD = 'src/screens/dashboard/DashboardScreen.tsx'

/**
 * The code that a class adds to the dashboard before anything is pressed. Every learner passes the dashboard, so it
 * leaves out the camera.
 */
const added: readonly { readonly name: string; readonly screens: readonly string[] }[] = [
  {
    name: 'What a class adds for who teaches it',
    screens: [
      'src/classroom/screens/teacher/ClassScreen.tsx',
      'src/classroom/screens/teacher/today/TodayPage.tsx',
      'src/classroom/book/taughtClasses.ts',
    ],
  },
  {
    name: 'What a class adds for who joins it',
    screens: ['src/classroom/screens/join/JoinScreen.tsx', 'src/classroom/joined/keptCard.ts', 'join'],
  },
]

/** The starts of a visit: the page that answers, and the screens whose scripts it does not name itself. */
const entries: readonly { readonly name: string; readonly page: string; readonly screens?: readonly string[] }[] = [
  { name: '/', page: 'index.html' },
  { name: '/login', page: 'login.html' },
  { name: 'A shell', page: 'shell.html' },
  { name: 'A lesson', page: 'lesson.html' },
  { name: 'The dashboard', page: 'shell.html', screens: [DASHBOARD] },
  { name: 'A quiz', page: 'shell.html', screens: ['quiz'] },
]

/** The course data that one visit saves: every lesson, every quiz, and the data that they share. */
function bundleFiles(dist: string, folder = ''): readonly string[] {
  return readdirSync(join(dist, folder, 'data/bundles'))
    .filter((name) => !name.startsWith('site.'))
    .map((name) => `${folder}data/bundles/${name}`)
}

/**
 * The scripts that a page of a learner with an account loads after its screen is shown. Zero in a site without a Firebase
 * project.
 */
function backupScripts(manifest: ChunkManifest, without: readonly string[]): readonly string[] {
  const keys = ['src/app/services/startReplication.ts', 'src/data/firebase/openFirebaseInPage.ts']
  const files = new Set(keys.flatMap((key) => withImports(manifest, key).map((chunk) => chunk.file)))
  return [...files].filter((file) => !without.includes(file))
}

function workerBackup(dist: string): readonly string[] {
  return readdirSync(join(dist, 'assets'))
    .filter((name) => name.startsWith('backup-'))
    .map((name) => `assets/${name}`)
}

function largest(files: readonly string[], without: readonly string[], read: Scales['read']): readonly string[] {
  const scripts = files.filter((file) => file.endsWith('.js') && !without.includes(file))
  return scripts.sort((a, b) => read(b).length - read(a).length).slice(0, 1)
}
