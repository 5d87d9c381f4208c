import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import budgets from '../../tools/build/budgets.json'
import { noteLanguages } from '../../tools/build/builtLanguages'
import { checkBudgets } from '../../tools/build/checkBudgets'
import { type Measured, measureSite } from '../../tools/build/measureSite'
import { workerStart } from '../../tools/build/workerStart'

/** It names one list and the code. */
const START = workerStart('worker-1.js', ['pages-1'], 'version')

let dist = ''
const put = (name: string, text: string): void => {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), text)
}
/** Compression is off here, so that the sizes can be added by hand. */
const measured = () => {
  const weigh = (bytes: Buffer) => bytes.length
  const sizes = measureSite({ dist, read: (file) => readFileSync(join(dist, file)), brotli: weigh, gzip: weigh })
  return new Map(sizes.map(({ name, bytes }) => [name, bytes]))
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'measure-'))
  put('index.html', '<link rel="modulepreload" href="/assets/main.js">')
  for (const page of ['shell', 'lesson', 'login']) put(`${page}.html`, '')
  put('sw.js', START)
  put('assets/list-pages-1.json', '1'.repeat(200))
  put('assets/worker-1.js', '1'.repeat(3000))
  put('assets/main.js', '12345')
  put('assets/other.js', '1234567')
  put('assets/main.css', '1')
  put('.vite/manifest.json', JSON.stringify({ 'index.html': { file: 'assets/main.js', isEntry: true } }))
  put('data/lessons/saving_1.json', 'not a bundle')
  put('data/bundles/saving.abc.json', '1234567890')
  put('data/bundles/shared.def.json', '12345')
})
afterEach(() => rmSync(dist, { recursive: true }))

it('adds up every lesson bundle, and nothing else', () => {
  expect(measured().get('Lesson and quiz bundles, brotli')).toBe(15)
  put('data/bundles/taxes.ghi.json', '1'.repeat(100))
  expect(measured().get('Lesson and quiz bundles, brotli')).toBe(115)
})

it('keeps lessons out of the precache', () => {
  const before = measured().get('Whole precache, brotli')
  put('data/bundles/taxes.ghi.json', '1'.repeat(100))
  expect(measured().get('Whole precache, brotli')).toBe(before)
})

it('weighs the start of the worker, and the whole worker', () => {
  expect(measured().get('Start of the service worker')).toBe(START.length)
  expect(measured().get('Service worker, gzip')).toBe(START.length + 200 + 3000)
})

it('separates the scripts before / from the largest other script', () => {
  expect(measured().get('Scripts before / is usable, brotli')).toBe(5)
  expect(measured().get('Largest other script, brotli')).toBe(7)
})

it('measures the password check without files that every learner has', () => {
  put('assets/judge.js', '123')
  put('assets/words.js', '1234')
  const judge = { file: 'assets/judge.js', imports: ['words.js', 'index.html'] }
  const chunks = {
    'index.html': { file: 'assets/main.js', isEntry: true },
    'words.js': { file: 'assets/words.js' },
    'src/platform/judgePassword.ts': judge,
  }
  put('.vite/manifest.json', JSON.stringify(chunks))
  expect(measured().get('What judges a chosen password, brotli')).toBe(7)
})

describe('the backup of accounts', () => {
  const configure = (): void => {
    put(
      '.vite/manifest.json',
      JSON.stringify({
        'index.html': { file: 'assets/main.js', isEntry: true },
        'src/data/firebase/openFirebaseInPage.ts': { file: 'assets/firebase.js', imports: ['index.html'] },
        'src/app/services/startReplication.ts': { file: 'assets/start.js', imports: ['index.html'] },
      }),
    )
    put('assets/firebase.js', '1'.repeat(50_000))
    put('assets/start.js', '123')
    put('assets/backup-abc.js', '1'.repeat(70_000))
  }

  it('counts only what it adds, and is zero without a project', () => {
    expect(measured().get('Backup of an account in a page, brotli')).toBe(0)
    expect(measured().get('Backup of an account in the worker, brotli')).toBe(0)
    configure()
    expect(measured().get('Backup of an account in a page, brotli')).toBe(50_003)
    expect(measured().get('Backup of an account in the worker, brotli')).toBe(70_000)
  })

  it('omits the worker’s script, which the browser stores separately', () => {
    const before = measured().get('Whole precache, brotli') ?? 0
    configure()
    expect(measured().get('Whole precache, brotli')).toBe(before + 50_003)
  })

  it('has its own budgets, which must be unused without a project', () => {
    const problemsOf = (name: string, bytes: number, others: readonly string[] = []) =>
      checkBudgets([
        { name, bytes, files: [] },
        ...others.map((other) => ({ name: other, bytes: 1, files: [] })),
      ]).flatMap(({ problems }) => problems)
    const configured = ['Backup of an account in a page, brotli']
    expect(problemsOf('Largest other script, brotli', 50_000)).toHaveLength(1)
    expect(problemsOf('Largest other script, brotli', 50_000, configured)).toEqual([])
    expect(problemsOf('Backup of an account in the worker, brotli', 1)).toHaveLength(1)
    expect(problemsOf('A new size', 1)).toEqual(['A new size has no budget in tools/build/budgets.json.'])
  })
})

it('finds forbidden content in a script', () => {
  const start = { name: 'Service worker, gzip', bytes: 1 }
  const of = (text: string) => checkBudgets([{ ...start, files: [{ name: 'sw.js', text }] }])[0]?.problems
  expect(of('const a = "https://identitytoolkit.googleapis.com"')).toHaveLength(1)
  expect(of('const a = 1')).toEqual([])
})

/** Adds a language to the site, with its words in a script of 10 bytes and a bundle of 100. */
const addLanguage = async (...tags: readonly string[]): Promise<void> => {
  const languages = [{ tag: 'en', folder: '' }, ...tags.map((tag) => ({ tag, folder: `${tag}/` }))]
  for (const tag of tags) {
    const entry = { file: `assets/main-${tag}.js`, isEntry: true }
    put(entry.file, '1'.repeat(10))
    put(`.vite/manifest.${tag}.json`, JSON.stringify({ 'index.html': entry }))
    put(`${tag}.html`, `<link rel="modulepreload" href="/${entry.file}">`)
    for (const page of ['shell', 'lesson', 'login']) put(`${tag}/${page}.html`, '')
    put(`${tag}/data/bundles/saving.abc.json`, '1'.repeat(100))
  }
  const shared = ['assets/other.js', 'assets/main.css']
  const own = languages.map(({ tag, folder }) => {
    return [tag, new Set([...shared, folder === '' ? 'assets/main.js' : `assets/main-${tag}.js`])] as const
  })
  await noteLanguages(dist, languages, new Map(own))
}

describe('the sizes of a site with several languages', () => {
  it('are those of English alone, however many others there are', async () => {
    const alone = measured()
    await addLanguage('es')
    const ofEnglish = () => [...measured()].filter(([name]) => alone.has(name))
    expect(ofEnglish()).toEqual([...alone])
    await addLanguage('es', 'vi', 'so')
    expect(ofEnglish()).toEqual([...alone])
  })

  it('are what a person in each other language gets', async () => {
    await addLanguage('es', 'vi')
    const page = '<link rel="modulepreload" href="/assets/main-es.js">'.length
    expect(measured().get('/es and all that it asks for, brotli')).toBe(page + 10)
    expect(measured().get('A lesson in es and all that it asks for, brotli')).toBe(10)
    expect(measured().get('Whole precache in es, brotli')).toBe(page + 10 + 7 + 1)
    expect(measured().get('Lesson and quiz bundles in es, brotli')).toBe(100)
    expect(measured().get('Lesson and quiz bundles in vi, brotli')).toBe(100)
  })

  it('have no limit until the language has a budget', () => {
    const of = (name: string, language: string) => ({ name, language, bytes: 10_000_000, files: [] })
    const problemsOf = (...sizes: readonly Measured[]) => checkBudgets(sizes).map(({ problems }) => problems.length)
    expect(problemsOf(of('Whole precache in vi, brotli', 'vi'))).toEqual([0])
    expect(problemsOf(of('Whole precache in es, brotli', 'es'), of('A new size in es', 'es'))).toEqual([1, 1])
  })
})

it('has a budget for each size, and a size for each budget', async () => {
  await addLanguage('es')
  expect([...measured().keys()].sort()).toEqual(Object.keys(budgets.bytes).sort())
  expect(Object.keys(budgets.bytes)).toEqual(expect.arrayContaining(Object.keys(budgets.bytesWithFirebase)))
  expect(Object.keys(budgets.bytes)).toEqual(expect.arrayContaining(Object.keys(budgets.strangers)))
})

it('counts the files of a page, including those of its screen', () => {
  const link = (rel: string, file: string) => `<link rel="${rel}" crossorigin href="/${file}">`
  put(
    'lesson.html',
    `${link('modulepreload', 'assets/other.js')}${link('preload" data-stylesheet="', 'assets/main.css')}`,
  )
  const screen = { file: 'assets/dashboard.js', imports: ['index.html'], css: ['assets/dashboard.css'] }
  put('assets/dashboard.js', '123')
  put('assets/dashboard.css', '12')
  const entry = { file: 'assets/main.js', isEntry: true }
  const manifest = { 'index.html': entry, 'src/screens/dashboard/DashboardScreen.tsx': screen }
  put('.vite/manifest.json', JSON.stringify(manifest))
  const weigh = (bytes: Buffer) => bytes.length
  const sizes = measureSite({ dist, read: (file) => readFileSync(join(dist, file)), brotli: weigh, gzip: weigh })
  const filesOf = (name: string) => sizes.find((size) => size.name.startsWith(name))?.files.map((file) => file.name)
  expect(filesOf('A lesson')).toEqual(['lesson.html', 'assets/main.js', 'assets/other.js', 'assets/main.css'])
  expect(filesOf('The dashboard')).toEqual([
    'shell.html',
    'assets/main.js',
    'assets/dashboard.js',
    'assets/dashboard.css',
  ])
})

it('counts class code on common pages, and the scripts its parts share', () => {
  const entry = { file: 'assets/main.js', isEntry: true }
  const shared = { file: 'assets/shared.js', imports: ['index.html'] }
  for (const [file, bytes] of [
    ['shared', 10],
    ['dashboard', 100],
    ['join', 1000],
    ['group', 10_000],
  ] as const)
    put(`assets/${file}.js`, '1'.repeat(bytes))
  put('assets/join.css', '1'.repeat(20_000))
  put(
    '.vite/manifest.json',
    JSON.stringify({
      'index.html': entry,
      '_shared.js': shared,
      '_join.js': { file: 'assets/group.js', name: 'join', imports: ['index.html'] },
      'src/screens/dashboard/DashboardScreen.tsx': { file: 'assets/dashboard.js', imports: ['_shared.js'] },
      'src/classroom/screens/join/JoinScreen.tsx': {
        file: 'assets/join.js',
        imports: ['_shared.js'],
        css: ['assets/join.css'],
      },
    }),
  )
  expect(measured().get('What a class adds for who joins it, brotli')).toBe(31_000)
  expect(measured().get('What a class adds for who teaches it, brotli')).toBe(0)
})

it('counts requests from the HTML and later requests from scripts', () => {
  put('assets/screen.css', '1'.repeat(100))
  const link = { rel: 'modulepreload', crossorigin: '', href: '/assets/other.js' }
  const sheet = { rel: 'preload', as: 'style', 'data-stylesheet': '', crossorigin: '', href: '/assets/screen.css' }
  const script = `<script data-files='${JSON.stringify({ links: [link, sheet] })}'></script>`
  put('login.html', script)
  expect(measured().get('/login and all that it asks for, brotli')).toBe(script.length + 5 + 7 + 100)
  const head = '<link rel="modulepreload" href="/assets/other.js"><link data-stylesheet href="/assets/screen.css">'
  put('login.html', head)
  expect(measured().get('/login and all that it asks for, brotli')).toBe(head.length + 5 + 7 + 100)
})

it('reports when an entry requests too many files', () => {
  const name = 'A lesson and all that it asks for, brotli'
  const files = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `${at}`, text: '' }))
  const problemsOf = (count: number) => checkBudgets([{ name, bytes: 1, files: files(count) }])[0]?.problems
  expect(problemsOf(budgets.files[name])).toEqual([])
  expect(problemsOf(budgets.files[name] + 1)).toEqual([
    `${name}: ${budgets.files[name] + 1} files, and ${budgets.files[name]} are allowed.`,
  ])
})
