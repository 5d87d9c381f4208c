import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findLiterals } from '../../tools/words/findLiterals'

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

  it('is found in a file without elements too, and by its line', () => {
    expect(findLiterals('planted.ts', "const a = 1\n\nexport const text = 'Not yet posted'\n")).toEqual([
      { line: 3, text: 'Not yet posted' },
    ])
    expect(findLiterals('planted.tsx', 'const a = (\n  <p>\n    Not yet\n    posted\n  </p>\n)')).toEqual([
      { line: 3, text: 'Not yet posted' },
    ])
  })
})

describe('what no one reads', () => {
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
  ])('is left alone: %s', (_, source) => {
    expect(textsOf(source)).toEqual([])
  })
})

it('refuses what it cannot read', () => {
  expect(() => findLiterals('broken.tsx', '<p>')).toThrow('broken.tsx')
})

describe('the check', () => {
  let root = ''
  const put = (file: string, text: string): void => writeFileSync(join(root, file), text)
  const check = () => spawnSync('node_modules/.bin/tsx', ['tools/words/printLiterals.ts', root], { encoding: 'utf8' })
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'words-'))
    for (const folder of ['src/app', 'src/pages', 'src/learning/quiz', 'src/ui', 'sw'])
      mkdirSync(join(root, folder), { recursive: true })
    put('src/ui/Good.tsx', 'export const Good = ({ text }: { text: string }) => <p>{text}</p>\n')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('passes where every word comes from the catalogue', () => {
    expect(check()).toMatchObject({ status: 0, stdout: 'No sentence stands in any of 1 files.\n' })
  })

  it('fails on a sentence in a screen, and says where it stands', () => {
    put('src/learning/quiz/Planted.tsx', 'export const Planted = () => (\n  <p>You passed</p>\n)\n')
    const { status, stdout } = check()
    expect(status).toBe(1)
    expect(stdout).toContain('src/learning/quiz/Planted.tsx:2: “You passed”')
  })

  it('looks into the worker and its pages, where content types are no sentences', () => {
    put('sw/good.ts', "export const type = 'text/html; charset=utf-8'\n")
    put(
      'sw/good.html',
      '<!doctype html>\n<style>a b {\n}</style>\n<p>{{body}}</p><!--say--><b>{{word}}</b><!--/say-->\n',
    )
    expect(check().status).toBe(0)
    put('sw/planted.ts', "export const text = 'Your progress stays.'\n")
    put('sw/planted.html', '<style>\na {}</style>\n<p>{{body}}\n  Open {{site}}</p><img alt="A map">\n')
    const { status, stdout } = check()
    expect(status).toBe(1)
    for (const found of ['planted.ts:1: “Your progress stays.”', 'planted.html:4: “Open”', 'planted.html:4: “A map”']) {
      expect(stdout).toContain(`sw/${found}`)
    }
  })
})
