import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
const names = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)))
const tops = [...new Set(files.flatMap((file) => (file.includes('/') ? [file.slice(0, file.indexOf('/'))] : [])))]

/** A path under a tracked folder, unless a part that varies follows, such as `<name>`, `*` or `{`. */
const PATH = new RegExp(
  String.raw`(?<![\w./@~>-])(?:${tops.map((top) => top.replace('.', String.raw`\.`)).join('|')})(?:/[\w.-]+)+(?![\w/.-]*[<*{…$\[])`,
  'g',
)
/** A test, from the project's root or from `tests/`. */
const TEST = /(?<![\w./@~>-])[\w-]+(?:\/[\w.-]+)*\.(?:test|journey)\.tsx?\b/g
/** A source file without a folder. */
const NAME = /(?<![\w./*>}-])[A-Za-z]\w*(?:\.[a-z]+)*\.(?:tsx?|mjs|css)\b(?![\w(])/g

/** A module may be named without its ending, and a decision by its number. */
function isThere(path: string): boolean {
  return files.some((file) => file.startsWith(path) && /^(?:$|[/.-])/.test(file.slice(path.length)))
}

/** The names in a text of files that do not exist. */
function missingIn(text: string): readonly string[] {
  const paths = [...text.matchAll(PATH)].map(([path]) => path.replace(/[.-]+$/, ''))
  const tests = [...text.matchAll(TEST)].map(([path]) => path).filter((path) => path.includes('/'))
  const bare = [...text.matchAll(NAME)].map(([name]) => name)
  return [
    ...paths.filter((path) => !isThere(path) && !isThere(`tests/${path}`)),
    ...tests.filter((path) => !isThere(path) && !isThere(`tests/${path}`)),
    ...bare.filter((name) => !names.has(name)),
  ]
}

/** A document without what it says of the past, or the comments of a module. */
function proseOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return text
  return text
    .split('\n')
    .filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line))
    .join('\n')
}

const HAS_PROSE = /\.(?:md|tsx?|mjs|css)$/
/** These tell of earlier files. */
const OF_THE_PAST = /^(?:CHANGELOG\.md|docs\/decisions\/)/

describe('a file that a document or a comment names', () => {
  it('exists', () => {
    const wrong = files
      .filter((file) => HAS_PROSE.test(file) && !OF_THE_PAST.test(file))
      .flatMap((file) => missingIn(proseOf(file)).map((name) => `${file}: ${name}`))
    expect(wrong).toEqual([])
  })

  it.each([
    ['See `src/pages/nowhere/Nowhere.tsx`.', ['src/pages/nowhere/Nowhere.tsx']],
    ['The list is in nowhereAtAll.ts.', ['nowhereAtAll.ts']],
    ['`rooms/nowhere.test.ts` holds it.', ['rooms/nowhere.test.ts']],
    ['`rooms/rooms.test.ts`, docs/decisions/0003 and `src/words/<name>.ts`', []],
    ['`public/data/*.json`, tools/rooms and worker.ts', []],
  ])('is found missing in “%s”: %j', (text, missing) => {
    expect(missingIn(text)).toEqual(missing)
  })
})
