import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scripts } from '../../package.json'
import { scriptOf } from '../../tools/setup/scriptOf.mjs'

const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`)
const dockerfiles = readdirSync('tools/images').flatMap((name) =>
  name.endsWith('.Dockerfile') ? [`tools/images/${name}`] : [],
)
/** The check prints its steps when it doesn't know one. */
const steps = (() => {
  const { stderr } = spawnSync(process.execPath, ['tools/check.mjs', 'no-such-step'], { encoding: 'utf8' })
  return /Steps: (.+)\.$/m.exec(stderr)?.[1]?.split(', ') ?? []
})()

/** What is wrong with the commands in a text: scripts of npm, steps of the check, files and programs. */
function wrongCommands(text: string): readonly string[] {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  return [
    ...all(/npm run ([\w:-]+)/g).filter((name) => !Object.hasOwn(scripts, name)),
    ...all(/npm run check (?:-- )?([a-z][\w -]*)/g).flatMap((names) =>
      names.split(' ').filter((name) => name !== '' && !steps.includes(name)),
    ),
    ...all(/(?<!\S)((?:tools|tests)\/[\w./-]+\.\w+)/g).filter((file) => !existsSync(file)),
    ...all(/npx (?!--yes)([\w-]+)/g).filter((name) => !isInstalled(name)),
  ]
}

function isInstalled(program: string): boolean {
  try {
    return existsSync(scriptOf(program))
  } catch {
    return false
  }
}

it.each([...workflows, ...dockerfiles])('%s names only commands that exist', (file) => {
  expect(wrongCommands(readFileSync(file, 'utf8'))).toEqual([])
})

it('scripts of package.json name only files that exist', () => {
  const texts = Object.values(scripts)
  expect(texts.length).toBeGreaterThan(15)
  expect(texts.flatMap(wrongCommands)).toEqual([])
  const named = readFileSync('package.json', 'utf8').match(/node (tools\/\S+\.mjs)/g) ?? []
  expect(named.filter((command) => !existsSync(command.replace('node ', '')))).toEqual([])
})

describe('the reader of commands', () => {
  it.each([
    ['npm run no-such', ['no-such']],
    ['npm run check build no-such && npm run build', ['no-such']],
    ['node tools/no-such.mjs', ['tools/no-such.mjs']],
    ['npx no-such build', ['no-such']],
    ['npm run check -- unit && npm run journeys -- --shard=1/3 && npx vite build', []],
  ])('finds the mistakes in %s', (text, expected) => {
    expect(wrongCommands(text)).toEqual(expected)
  })
})

it('programs of packages start with Node, also on Windows', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.mjs'], { encoding: 'utf8' }).trim().split('\n')
  const isStart = /(?:spawn|spawnSync|execFile|execFileSync|run)\(\s*'(?:npm|npx|node)'|node_modules\/\.bin\//
  const found = files.filter((file) => existsSync(file) && isStart.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

it('paths of files come from fileURLToPath, also on Windows', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.mjs'], { encoding: 'utf8' }).trim().split('\n')
  const isMisuse = /import\.meta\.url\)\.pathname/
  expect(files.filter((file) => existsSync(file) && isMisuse.test(readFileSync(file, 'utf8')))).toEqual([])
})
