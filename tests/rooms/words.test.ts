import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scriptOf } from '../../tools/setup/scriptOf.mjs'
import { checkWords } from '../../tools/words/checkWords'
import { findLiterals } from '../../tools/words/findLiterals'
import { slipsOf, slipsOfSource } from '../../tools/words/slips'

const textsOf = (source: string, file = 'planted.tsx') => findLiterals(file, source).map(({ text }) => text)

describe('a text of a screen', () => {
  it.each([
    ['between tags', '<p>Saved</p>', 'Saved'],
    ['in a fragment', '<>Saved on this device</>', 'Saved on this device'],
    ['in braces', "<p>{'Saved'}</p>", 'Saved'],
    ['where one of two is shown', "<p>{n > 1 ? words.many : 'one'}</p>", 'one'],
    ['where it may be left out', "<p>{n > 1 && 'many'}</p>", 'many'],
    ['around a value', '<p>{`${n} points`}</p>', '0 points'],
    ['inside a text around a value', "<p>{`${n} ${n > 1 ? 'points' : ''}`}</p>", 'points'],
    ['put together', "<p>{n + ' points'}</p>", 'points'],
    ['that is read out', '<nav aria-label="pages" />', 'pages'],
    ['in an attribute of one of our parts', '<Field busyLabel={`saving`} />', 'saving'],
    ['in an attribute of any name', '<Row name="Points" />', 'Points'],
    ['before it is used', "const problem = 'Please try again.'", 'Please try again.'],
    ['in a list of links', "const links = [{ label: 'Tools', to: '/tools' }]", 'Tools'],
    ['as the title of the document', 'document.title = `${n} of your lessons`', '0 of your lessons'],
  ])('is found %s', (_, source, text) => {
    expect(textsOf(source)).toEqual([text])
  })

  it('is found in a file without elements too, with its line', () => {
    expect(findLiterals('planted.ts', "const a = 1\n\nexport const text = 'Not yet posted'\n")).toEqual([
      { line: 3, text: 'Not yet posted' },
    ])
    expect(findLiterals('planted.tsx', 'const a = (\n  <p>\n    Not yet\n    posted\n  </p>\n)')).toEqual([
      { line: 3, text: 'Not yet posted' },
    ])
  })
})

describe('text that no one reads', () => {
  it.each([
    ['a text of the catalogue', '<p title={words.saved}>{words.saved} {words.points(n)}</p>'],
    ['signs and spaces', '<p>{n}&nbsp;·&nbsp;{" "}—</p>'],
    ['names of classes', "<p className=\"lead wide\" data-kind={n ? 'Two words' : ''} />"],
    ['a drawing', '<path d="M 1 2 L a b" transform={`rotate(${n} b c)`} />'],
    ['a command', '<code>npm start</code>'],
    ['the message of an error', "throw new RangeError('No such lesson')"],
    ['the message of an error of our own', "class Gone extends Error { constructor() { super('No such part') } }"],
    ['a key of the keyboard', "if (event.key === 'Arrow Down') n += 1"],
    ['a media query', "matchMedia('screen and (hover)')"],
    ['a type', "type Kind = 'two words' | 'Three'"],
    ['a module', "import x from './two words'"],
    ['one word, which is a name for programs', "const kind = { kind: 'Beginner' }"],
  ])('is ignored: %s', (_, source) => {
    expect(textsOf(source)).toEqual([])
  })
})

it('fails on a file that it can’t read', () => {
  expect(() => findLiterals('broken.tsx', '<p>')).toThrow('broken.tsx')
})

describe('the spelling', () => {
  const wrong =
    'licence colours behaviour favourite neighbour cheque programme organisation recognised prioritise emphasising ' +
    'analyse practising travelled labelled judgement instalment fulfil enrolment grey centre learnt whilst catalogue'
  it.each(wrong.split(' '))('rejects %s, also with a capital letter', (word) => {
    expect(slipsOf(`A ${word}.`)).toEqual([`“${word}” is not American spelling`])
    expect(slipsOf(word.toUpperCase())).toHaveLength(1)
  })

  const right =
    'license color behavior favorite hour four pour flour our tour your check program programmer organize promise ' +
    'advise exercise surprise specialist capitalism optimist realist enrolled fulfilled installment practice analysis ' +
    'center meter diameter parameter gray canceled controlled precise otherwise supervise comprise raise'
  it('accepts all other spellings', () => {
    expect(slipsOf(right)).toEqual([])
  })

  it('requires curved apostrophes, except in messages of contract, section 7.5', () => {
    expect(slipsOf("Don't pay the neighbor's bill, or the neighbors' rent.")).toEqual([
      "“Don't” has a straight apostrophe",
      "“neighbor's” has a straight apostrophe",
      "“neighbors'” has a straight apostrophe",
    ])
    expect(slipsOf("Don’t pay it. A 5' board, and the 'quoted' word.")).toEqual([])
    expect(slipsOf("We missed you yesterday! Let's get back on track!")).toEqual([])
    expect(slipsOf("We missed you today! Let's get back on track!")).toHaveLength(1)
  })

  it('is checked in texts, not in names and comments', () => {
    const source = "// The colour isn't meant.\nexport const colour = {\n  colours: `One ${colour} licence`,\n}\n"
    expect(slipsOfSource('planted.ts', source)).toEqual([{ line: 3, text: '“licence” is not American spelling' }])
  })
})

describe('the check', () => {
  let root = ''
  const put = (file: string, text: string): void => writeFileSync(join(root, file), text)
  const problems = () => checkWords(root).problems
  /** Runs the check as `npm run check` does. */
  const run = () =>
    spawnSync(process.execPath, [scriptOf('tsx'), 'tools/words/printLiterals.ts', root], { encoding: 'utf8' })
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'words-'))
    for (const folder of ['src/app', 'src/pages', 'src/screens/quiz', 'src/ui', 'sw'])
      mkdirSync(join(root, folder), { recursive: true })
    put('src/ui/Good.tsx', 'export const Good = ({ text }: { text: string }) => <p>{text}</p>\n')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('passes when every word comes from the catalog', () => {
    expect(run()).toMatchObject({
      status: 0,
      stdout: 'No sentence stands in the wrong place or spelling in any of 1 files.\n',
    })
  })

  it('fails on a sentence in a screen, and names its place', () => {
    put('src/screens/quiz/Planted.tsx', 'export const Planted = () => (\n  <p>You passed</p>\n)\n')
    const { status, stdout } = run()
    expect(status).toBe(1)
    expect(stdout).toContain('src/screens/quiz/Planted.tsx:2: “You passed”')
    expect(stdout).toContain('1 of them.')
  })

  it.each([
    ['src/core/progress', "export const missed = 'We missed you yesterday!'", 'We missed you yesterday!'],
    [
      'src/core/progress',
      'export const missed = (days: number) => `Welcome back after ${days} days`',
      'Welcome back after 0 days',
    ],
    ['src/core/curriculum', "export const lesson = { title: 'Lesson' }", 'Lesson'],
    ['src/core/curriculum', "sections.push({ type: 'keyPoints', title: 'Key Takeaways', items })", 'Key Takeaways'],
    ['src/core/curriculum', "export const quiz = { options: ['$150, a surplus'] }", '$150, a surplus'],
    ['src/data/store', "export const failed = 'Not saved yet'", 'Not saved yet'],
    ['tools/build', "export const shortcut = { label: 'Continue learning' }", 'Continue learning'],
  ])('checks %s, where %s', (folder, source, text) => {
    mkdirSync(join(root, folder), { recursive: true })
    put(`${folder}/good.ts`, "export const reason = 'modules: no such lesson'\nexport const keys = 'id, email'\n")
    expect(problems()).toEqual([])
    put(`${folder}/planted.ts`, `${source}\n`)
    expect(problems()).toEqual([`${folder}/planted.ts:1: “${text}” belongs into src/words/en`])
  })

  it('ignores texts that the build prints in a terminal', () => {
    mkdirSync(join(root, 'tools/build'), { recursive: true })
    put('tools/build/measureSite.ts', "export const label = 'All stylesheets, brotli'\n")
    expect(problems()).toEqual([])
  })

  it('checks the spelling of the catalog and the documents', () => {
    for (const folder of ['src/words/en', 'organizations/ours/documents'])
      mkdirSync(join(root, folder), { recursive: true })
    put('src/words/en/good.ts', "export const text = 'Don’t favor one color.'\n")
    put('organizations/ours/documents/good.md', '# A license\n\nNobody’s.\n')
    expect(problems()).toEqual([])
    put('src/words/en/planted.ts', 'export const text = "The bank\'s favourite"\n')
    put('organizations/ours/documents/planted.md', "# Licence\n\nThe organisation isn't here.\n")
    const found = problems()
    for (const planted of [
      'src/words/en/planted.ts:1: “favourite” is not American spelling',
      "src/words/en/planted.ts:1: “bank's” has a straight apostrophe",
      'organizations/ours/documents/planted.md:1: “Licence” is not American spelling',
      'organizations/ours/documents/planted.md:3: “organisation” is not American spelling',
      "organizations/ours/documents/planted.md:3: “isn't” has a straight apostrophe",
    ]) {
      expect(found).toContain(planted)
    }
  })

  it('checks the worker and its pages, ignoring content types', () => {
    put('sw/good.ts', "export const type = 'text/html; charset=utf-8'\n")
    put(
      'sw/good.html',
      '<!doctype html>\n<style>a b {\n}</style>\n<p>{{body}}</p><!--say--><b>{{word}}</b><!--/say-->\n',
    )
    expect(problems()).toEqual([])
    put('sw/planted.ts', "export const text = 'Your progress stays.'\n")
    put('sw/planted.html', '<style>\na {}</style>\n<p>{{body}}\n  Open {{site}}</p><img alt="A map">\n')
    const found = problems().join('\n')
    for (const planted of [
      'planted.ts:1: “Your progress stays.”',
      'planted.html:4: “Open”',
      'planted.html:4: “A map”',
    ]) {
      expect(found).toContain(`sw/${planted}`)
    }
  })
})
