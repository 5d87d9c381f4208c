import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scriptOf } from '../../tools/setup/scriptOf.mjs'
import { excessesOf, firstBaseline, lowered } from '../../tools/words/plain/baseline'
import { checkPlain, listPlain, lowerPlain } from '../../tools/words/plain/checkPlain'
import { slipsOfProse } from '../../tools/words/plain/findPlain'
import { proseOfCode, proseOfDocument } from '../../tools/words/plain/prose'
import { type Finding, readPlain } from '../../tools/words/plain/readPlain'
import { errors, hints } from '../../tools/words/plain/rules'

const rulesOf = (text: string, kind: Finding['kind'] = 'interface') => slipsOfProse(kind, text).map(({ rule }) => rule)
const errorsOf = (text: string, kind?: Finding['kind']) => rulesOf(text, kind).filter((rule) => rule !== 'hints')

/** One or more sentences for each rule of the list. */
const planted: Readonly<Record<string, readonly string[]>> = {
  'once more': ['Press once more.'],
  posted: ['Lessons posted', 'Not posted yet.', 'Posted by mistake'],
  'afresh, anew': ['It is fetched afresh.', 'It begins anew.'],
  'let go': ['Let go of devices.', 'It lets the camera go.', 'Letting it go frees room.'],
  'line for network': [
    'Hand in over the line.',
    'Collect by light.',
    'It works on a bad line.',
    'Open it without a line.',
  ],
  'who runs': ['Ask who runs it.', 'Whoever runs it knows.', 'Only who runs the relay can.'],
  'any more': ['It is not there any more.', 'It is not read any more and stays.'],
  'hand over, hand to': [
    'The file was handed to the app.',
    'Hand it over.',
    'It hands the focus back over to the button.',
  ],
  'by itself': ['It opens by itself.', 'They are sent by themselves.', 'It stops of its own accord.'],
  'stand, lie': [
    'What was saved stands.',
    'It stands on your profile.',
    'Reports lie on the relay.',
    'It is lying there.',
  ],
  'a connection': ['It opens without a connection.', 'There is no connection.', 'This takes a connection.'],
  'bring in, bring back': ['Bring in a file.', 'Bring it back.', 'It was brought back.', 'Bring the old file in.'],
  'dismiss, close': ['Dismiss it for good?', 'Dismissed.', 'Close the class', 'Closing the class'],
}

const allowed = [
  'The letters stand for annual percentage rate.',
  'The bank posted the payment.',
  'Your deposit was not posted by noon.',
  'Any more lessons come later.',
  'Are there any more cards?',
  'One shop brings in $500 a month.',
  'The farm stand is open.',
  'Write the note by hand to the bank.',
  'The text breaks over a line break.',
  'Ask the person who runs it.',
  'Let’s go to the next lesson.',
  'Dismiss',
  'Close',
  'The clock stands still.',
]

const suspects = [
  'Choose a name. What came in later is not backed up.',
  'Somebody else did this.',
  'Not saved: this device is out of space.',
  'The relay refused it.',
  'Go on with the lesson.',
  'The file is whole.',
  'The cause was mended.',
  'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty more.',
]

describe('the word list', () => {
  it('has a planted sentence for every error', () => {
    expect(Object.keys(planted)).toEqual(errors.map(({ name }) => name))
  })

  it.each(Object.entries(planted).flatMap(([rule, texts]) => texts.map((text) => [text, rule] as const)))(
    'finds an error in “%s”',
    (text, rule) => {
      expect(errorsOf(text)).toContain(rule)
    },
  )

  it.each(allowed)('finds no error in “%s”', (text) => {
    expect(errorsOf(text)).toEqual([])
  })

  it.each(suspects)('gives a hint for “%s”', (text) => {
    expect(rulesOf(text)).toContain('hints')
  })

  it('gives a hint for British spelling in a comment', () => {
    expect(rulesOf('The colour of a line.', 'comments')).toEqual(['hints'])
  })

  it('allows longer sentences in documents, and shorter ones in titles', () => {
    const words = (count: number) => `${'word '.repeat(count - 1)}word.`
    expect(rulesOf(words(20))).toEqual([])
    expect(rulesOf(words(21))).toEqual(['hints'])
    expect(rulesOf(words(25), 'documents')).toEqual([])
    expect(rulesOf(words(26), 'documents')).toEqual(['hints'])
    expect(rulesOf(words(12), 'titles')).toEqual([])
    expect(rulesOf(words(13), 'titles')).toEqual(['hints'])
    expect(rulesOf(words(99), 'comments')).toEqual([])
  })

  it('finds a phrase across a line break', () => {
    expect(errorsOf('It is not there any\n   more.', 'comments')).toEqual(['any more'])
    expect(hints.every(({ pattern }) => pattern.global)).toBe(true)
  })
})

describe('the reader of code', () => {
  it('reads comments and titles, and no strings or names', () => {
    const source = [
      "const posted = 'posted once more'",
      '/** Says so',
      ' * once more, not `anew`. */',
      '// It is not there any',
      '// more.',
      "it.each([['anew']])(`opens ${1} once more`, () => {})",
      "test.skipIf(true)('stands there', () => {})",
      "describe('a title', () => { say('posted // anew') })",
    ].join('\n')
    const prose = proseOfCode('planted.test.ts', source)
    expect(prose.map(({ kind }) => kind)).toEqual(['comments', 'comments', 'titles', 'titles', 'titles'])
    expect(prose.flatMap(({ kind, text }) => errorsOf(text, kind))).toEqual([
      'once more',
      'any more',
      'once more',
      'stand, lie',
    ])
  })

  it('rejects a file that it can’t read', () => {
    expect(() => proseOfCode('broken.ts', 'const')).toThrow('broken.ts')
  })
})

describe('the reader of documents', () => {
  const errorsIn = (text: string, isQuoted?: boolean) =>
    proseOfDocument(text, isQuoted).flatMap((prose) => errorsOf(prose.text, 'documents'))

  it('leaves out code, addresses and comments', () => {
    expect(
      errorsIn('# Title\n\n`once more`\n\n```sh\nonce more\n```\n\n<!-- anew -->\n[text](#once%20more)\n'),
    ).toEqual([])
    expect(errorsIn('See #bring-in-file and https://example.org/posted and bring-in-file.')).toEqual([])
  })

  it('reads paragraphs, items, headings and cells one by one', () => {
    expect(errorsIn('# It stands\n\nIt is not there any\nmore.\n\n- any\n- more.\n\n| anew | by itself |\n')).toEqual([
      'stand, lie',
      'any more',
      'afresh, anew',
      'by itself',
    ])
  })

  it('leaves out quoted words only if they are fixed', () => {
    expect(errorsIn('The button says "Bring in a file".', true)).toEqual([])
    expect(errorsIn('The button says "Bring in a file".')).toEqual(['bring in, bring back'])
  })
})

describe('the counts', () => {
  const finding = (file: string, rule = 'posted'): Finding => ({
    kind: 'comments',
    file,
    line: 1,
    rule,
    words: '',
    advice: '',
  })
  const baseline = firstBaseline([finding('src/a/1.ts'), finding('src/a/x/2.ts'), finding('tests/b/1.ts')])

  it('may stay and fall', () => {
    expect(excessesOf(baseline, [finding('src/a/1.ts'), finding('src/a/3.ts'), finding('tests/b/1.ts')])).toEqual([])
    expect(excessesOf(baseline, [])).toEqual([])
  })

  it('may not rise in a folder or of a rule', () => {
    const more = [finding('tests/b/1.ts'), finding('tests/b/2.ts')]
    expect(excessesOf(baseline, more)).toMatchObject([{ folder: 'tests/b', rule: 'posted', allowed: 1 }])
    expect(excessesOf(baseline, [finding('src/a/1.ts', 'anew')])).toMatchObject([{ folder: 'src/a', allowed: 0 }])
    expect(excessesOf({}, [finding('README.md')])).toMatchObject([{ folder: '.', allowed: 0 }])
  })

  it('may go to a new folder while the sum stays', () => {
    const moved = [finding('src/new/1.ts'), finding('src/new/2.ts'), finding('tests/b/1.ts')]
    expect(excessesOf(baseline, moved)).toEqual([])
    expect(excessesOf(baseline, [...moved, finding('src/new/3.ts')])).toMatchObject([{ folder: 'src/new', allowed: 0 }])
    expect(lowered(baseline, moved)).toEqual({
      comments: {
        'src/a': { posted: { before: 2, now: 0 } },
        'src/new': { posted: { before: 0, now: 2 } },
        'tests/b': { posted: { before: 1, now: 1 } },
      },
    })
  })

  it('are lowered and never raised by the command', () => {
    const less = lowered(baseline, [finding('src/a/1.ts')])
    expect(less).toMatchObject({ comments: { 'src/a': { posted: { before: 2, now: 1 } } } })
    expect(() => lowered(less, [finding('src/a/1.ts'), finding('src/a/2.ts')])).toThrow(RangeError)
    expect(() => lowered(baseline, [finding('src/a/1.ts', 'anew')])).toThrow('anew')
  })
})

describe('the check', () => {
  let root = ''
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  /** Runs the check as `npm run check` does. */
  const run = () =>
    spawnSync(process.execPath, [scriptOf('tsx'), 'tools/words/plain/printPlain.ts', '--root', root], {
      encoding: 'utf8',
    })
  const said = () => checkPlain(root).lines.join('\n')
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'plain-'))
    put('tools/words/plainEnglish.json', '{}\n')
    put('src/words/en/good.ts', "export const words = { close: 'Close', text: 'Saved on this device.' }\n")
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('reads the interface, documents, comments and titles', () => {
    put('src/words/en/planted.ts', 'export const words = { again: (n: number) => `Press ${n} once more` }\n')
    put('README.md', '# Title\n\nIt stands here.\n')
    put('docs/contract.md', 'It says "once more".\n')
    put('sw/planted.ts', '\n// Begins anew.\n')
    put('tools/planted.mjs', '/** Begins anew. */\n')
    put('tests/planted.test.ts', "it('begins anew', () => {})\n")
    put('elsewhere/planted.ts', '// Begins anew.\n')
    expect(readPlain(root).map(({ kind, file, line, rule }) => `${kind} ${file}:${line} ${rule}`)).toEqual([
      'documents README.md:3 stand, lie',
      'interface src/words/en/planted.ts:1 once more',
      'comments sw/planted.ts:2 afresh, anew',
      'titles tests/planted.test.ts:1 afresh, anew',
      'comments tools/planted.mjs:1 afresh, anew',
    ])
  })

  it('finds a button that says Close or Dismiss and deletes', () => {
    put(
      'src/words/en/planted.ts',
      "export const words = {\n  close: 'Close',\n  closeTitle: 'Delete this class?',\n}\n",
    )
    expect(readPlain(root)).toMatchObject([{ rule: 'dismiss, close', line: 2, words: 'Close' }])
  })

  it('fails on a sentence until it is plain English', () => {
    put('src/words/en/planted.ts', "export const words = { text: 'Bring in a file' }\n")
    const { status, stdout } = run()
    expect(status).toBe(1)
    expect(stdout).toContain('src/words/en/planted.ts:1: error in interface: “Bring in”: use restore or add')
    expect(listPlain(root, ['src/words']).lines).toEqual([
      'src/words/en/planted.ts:1: error in interface: “Bring in”: use restore or add',
      '1 errors, 0 hints',
    ])
    put('src/words/en/planted.ts', "export const words = { text: 'Restore from a file' }\n")
    expect(checkPlain(root).isPassed).toBe(true)
  })

  it('writes lower counts and rejects higher ones', () => {
    put('src/words/en/planted.ts', "export const words = { text: 'Bring in a file' }\n")
    expect(lowerPlain(root).isPassed).toBe(false)
    put(
      'tools/words/plainEnglish.json',
      '{ "interface": { "src/words": { "bring in, bring back": { "before": 3, "now": 2 } } } }',
    )
    expect(lowerPlain(root).isPassed).toBe(true)
    expect(JSON.parse(readFileSync(join(root, 'tools/words/plainEnglish.json'), 'utf8'))).toEqual({
      interface: { 'src/words': { 'bring in, bring back': { before: 3, now: 1 } } },
    })
    expect(said()).toContain('interface: errors 1 (3 before), hints 0 (0 before)')
  })

  it('checks commit messages from the commit that added the counts', () => {
    expect(said()).toContain('No git history')
    const git = (...args: readonly string[]) =>
      spawnSync('git', ['-C', root, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
        encoding: 'utf8',
      })
    git('init', '-q')
    git('commit', '-q', '--allow-empty', '-m', 'before the counts, and in no form at all')
    git('add', '.')
    git('commit', '-q', '-m', 'Add the counts')
    expect(checkPlain(root).isPassed).toBe(true)
    expect(said()).toContain('Commit messages checked: 1.')
    git('commit', '-q', '--allow-empty', '-m', `Say ${'much '.repeat(20)}`)
    expect(checkPlain(root).isPassed).toBe(false)
    expect(said()).toMatch(/The subject has \d+ characters\. Use at most 72\./)
  })
})
