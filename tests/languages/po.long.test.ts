import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { englishFiles, type EnglishFiles } from '../../tools/languages/englishFiles'
import { hashOf } from '../../tools/languages/hashOf'
import { inventedLanguages } from '../../tools/languages/invented/inventions'
import { inventLanguage } from '../../tools/languages/invented/inventLanguage'
import { importPo } from '../../tools/languages/po/importPo'
import { poEntries } from '../../tools/languages/po/poEntries'
import { poText } from '../../tools/languages/po/poText'
import { readPo } from '../../tools/languages/po/readPo'
import { readTranslation } from '../../tools/languages/read/readTranslation'
import { translationText } from '../../tools/languages/read/translationText'
import { writtenFiles, writtenInvention } from './writtenInvention'

const allEnglish = englishFiles()
const hasMsgfmt = spawnSync('msgfmt', ['--version']).status === 0

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a\nb\n', '"\\n"', '\t\r\n', '\\', ''),
)
const anyEntry = fc.record({
  context: fc.string({ minLength: 1 }).map((text) => `words/home.json#${text}`),
  english: fc.string({ minLength: 1 }),
  text: anyText,
  isFuzzy: fc.boolean(),
  notes: fc.array(fc.constantFrom('A name. It may stay English.', 'Older English: abc')),
})

/** A site with one lesson and one sentence of the interface. */
function englishWith(rule: string): EnglishFiles {
  const lesson = { title: 'How Credit Works', rule, content: { hero: { title: 'How Credit Works' } } }
  return {
    content: new Map([['lessons/credit_1.json', { kind: 'lesson', english: lesson, isOwn: false }]]),
    words: new Map([['home', "export const homeWords = { headline: 'Money \"lessons\"', percent: `${'5'}%` }"]]),
  }
}

const ENGLISH = englishWith('Wait a day.')
const FILES = [
  ['words/home.json', translationText([['home.headline', { of: hashOf('Money "lessons"'), text: '“Lecciones”' }]])],
  [
    'lessons/credit_1.json',
    translationText([
      ['title', { of: hashOf('How Credit Works'), text: 'El crédito' }],
      ['rule', { of: 'olderHash1', text: 'Espera un\ndía.' }],
    ]),
  ],
] as const

function read(files: Iterable<readonly [string, string]>, english = ENGLISH) {
  return readTranslation('es-US', [{ folder: writtenFiles(files), mayHaveMore: false }], english)
}

function written(po: string, into: Iterable<readonly [string, string]>, english = ENGLISH) {
  const { files, faults } = importPo(readPo(po, 'es.po'), 'es.po', english, read(into, english))
  return { files: [...files].map(([path, entries]) => [path, translationText(entries)]), faults }
}

const po = () => poText('es', poEntries(ENGLISH, read(FILES)))

describe('a PO file', () => {
  test('has any text back', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { minLength: 1 }), (entries) => {
        const back = readPo(poText('es', entries), 'es.po')
        expect(back).toEqual(entries.map((entry) => ({ ...entry, line: expect.any(Number) })))
      }),
    )
  })

  test('has the translations, the rules, and a mark on stale ones', () => {
    expect(poEntries(ENGLISH, read(FILES)).filter(({ context }) => context.endsWith('rule'))).toEqual([
      {
        context: 'lessons/credit_1.json#rule',
        english: 'Wait a day.',
        text: 'Espera un\ndía.',
        isFuzzy: true,
        notes: ['Older English: olderHash1'],
      },
    ])
    expect(po()).toContain(
      '#, fuzzy\nmsgctxt "lessons/credit_1.json#rule"\nmsgid "Wait a day."\nmsgstr ""\n"Espera un\\n"\n"día."\n',
    )
  })

  test.each([
    ['the same folder', FILES],
    ['an empty folder', []],
  ])('makes the same files in %s, byte for byte', (_, into) => {
    expect(written(po(), into)).toEqual({ files: FILES, faults: [] })
  })

  test('makes the same files of a language with every text', () => {
    const [invented] = inventedLanguages
    if (invented === undefined) throw new Error('There is an invented language.')
    const { 'language.json': _, ...files } = Object.fromEntries(inventLanguage(allEnglish, invented))
    const translation = writtenInvention(allEnglish, invented)
    const text = poText(invented.tag, poEntries(allEnglish, translation))
    const none = readTranslation(invented.language.locale, [], allEnglish)
    const made = importPo(readPo(text, 'a.po'), 'a.po', allEnglish, none)
    expect(Object.fromEntries([...made.files].map(([path, entries]) => [path, translationText(entries)]))).toEqual(
      files,
    )
  })

  test.skipIf(!hasMsgfmt)('is right for msgfmt', () => {
    const folder = writtenFiles([['es.po', po()]])
    const { status, stderr } = spawnSync('msgfmt', ['--check', '--output-file=/dev/null', join(folder, 'es.po')], {
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
})

describe('reading a PO file of a translator', () => {
  const edited = () => po().replace('#, fuzzy\n', '').replace('msgstr ""\n"Espera un\\n"\n"día."', 'msgstr "Espera."')

  test('makes a confirmed text fresh', () => {
    const { files } = written(edited(), FILES)
    expect(files.at(-1)?.[1]).toContain(JSON.stringify(hashOf('Wait a day.')))
    expect(files.at(-1)?.[1]).toContain('"text": "Espera."')
  })

  test('makes a text of older English stale', () => {
    const today = englishWith('Wait two days.')
    const { files } = importPo(readPo(edited(), 'es.po'), 'es.po', today, read(FILES, today))
    expect(files.get('lessons/credit_1.json')?.get('rule')).toEqual({ of: hashOf('Wait a day.'), text: 'Espera.' })
  })

  test('deletes a translation that was emptied', () => {
    const { files } = written(po().replace('msgstr "“Lecciones”"', 'msgstr ""'), FILES)
    expect(files.map(([path]) => path)).toEqual(['lessons/credit_1.json'])
  })

  test('leaves out a text that is not there, and names the nearest', () => {
    const { faults } = written(po().replace('credit_1.json#rule', 'credit_1.json#ruel'), FILES)
    expect(faults).toEqual([
      expect.stringMatching(
        /^es\.po:\d+ {2}“lessons\/credit_1\.json#ruel” is no text\. The nearest one is “lessons\/credit_1\.json#rule”\.$/,
      ),
    ])
  })

  test('leaves out what a program guessed', () => {
    const { files, faults } = written(po().replace('#. Older English: olderHash1\n', ''), [])
    expect(files.at(-1)?.[1]).not.toContain('Espera')
    expect(faults).toEqual([expect.stringContaining('“lessons/credit_1.json#rule” is fuzzy. Confirm it')])
  })

  test('reads wrapped lines, Windows line ends and deleted entries', () => {
    const text =
      '\uFEFFmsgid ""\r\nmsgstr "Language: es\\n"\r\n\r\n# by me\r\n#: a.c:1\r\nmsgctxt "a#b"\r\nmsgid "One "\r\n"two"\r\nmsgstr ""\r\n"Uno "\r\n"dos"\r\n\r\n#~ msgid "x"\r\n#~ msgstr "y"\r\n'
    expect(readPo(text, 'es.po')).toEqual([
      { line: 6, context: 'a#b', english: 'One two', text: 'Uno dos', isFuzzy: false, notes: [] },
    ])
  })

  test.each([
    ['msgctxt "a"\nmsgid "b"\nmsgstr "c', 'es.po:3  is no line of a PO file.'],
    ['msgid "b"\nmsgstr "c"', 'es.po:1  has no msgctxt. Each text needs one.'],
    ['msgctxt "a"\nmsgid "b"\n', 'es.po:1  has no msgstr. Each text needs one.'],
    ['msgctxt "a"\nmsgid "b"\nmsgid_plural "c"\n', 'es.po:3  is no line of a PO file.'],
  ])('stops at %j', (text, message) => {
    expect(() => readPo(text, 'es.po')).toThrow(message)
  })
})

describe('a PO file of an organization', () => {
  test('does not repeat the texts of ours', () => {
    const others = read(FILES)
    const own = poText('es', poEntries(ENGLISH, others)).replace('“Lecciones”', '“Clases”')
    const { files } = importPo(readPo(own, 'es.po'), 'es.po', ENGLISH, others, others)
    expect([...files].map(([path, entries]) => [path, [...entries.keys()]])).toEqual([
      ['words/home.json', ['home.headline']],
    ])
  })
})
