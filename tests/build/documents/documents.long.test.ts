import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { site } from '../../../src/site'
import { documentPdf } from '../../../tools/build/documentFiles'
import { parseDocument, type Run } from '../../../tools/build/documents/documentText'
import { widthOf } from '../../../tools/build/documents/fonts'
import { layOut, paper } from '../../../tools/build/documents/layOut'
import { wrapRuns } from '../../../tools/build/documents/wrapRuns'
import { writePdf } from '../../../tools/build/documents/writePdf'
import { readPdf, textsOf } from './readPdf'

const plain = (text: string): Run => ({ text, isBold: false })
const data = {
  publisher: 'River County',
  changedOn: new Date('2026-11-22T12:00:00Z'),
  language: 'en-US',
  pageOf: (page: number, of: number) => `${page} of ${of}`,
}

describe('the text of a document', () => {
  it('consists of a title, headings, paragraphs and lists', () => {
    const text = '# Title\n\n## One\n\nA line\nand **bold**.\n\n- first\n- **second:** part\n\nBy {who}'
    expect(parseDocument(text, { who: 'us' })).toEqual({
      title: 'Title',
      blocks: [
        { kind: 'heading', runs: [plain('One')] },
        { kind: 'paragraph', runs: [plain('A line and '), { text: 'bold', isBold: true }, plain('.')] },
        { kind: 'list', items: [[plain('first')], [{ text: 'second:', isBold: true }, plain(' part')]] },
        { kind: 'paragraph', runs: [plain('By us')] },
      ],
    })
  })

  it.each([
    ['no title', 'Words', /must begin with a line like "# Privacy Policy"/],
    ['a value that nobody knows', '# T\n\n{nobody}', /Nothing is known for \{nobody\}\. Known: site/],
    ['a value by the name of something built in', '# T\n\n{constructor}', /Nothing is known/],
    ['a smaller heading', '# T\n\n### Deep', /neither a heading, a list nor a paragraph: ### Deep/],
    ['a numbered list', '# T\n\n1. one', /neither a heading/],
    ['a list inside a paragraph', '# T\n\nWords\n- one', /neither a heading/],
    ['bold that does not end', '# T\n\n**bold', /Bold text is not closed/],
  ])('is rejected with %s', (_, text, reason) => {
    expect(() => parseDocument(text, { site: 'S' })).toThrow(reason)
  })
})

describe('the fonts', () => {
  it('have the widths and kerning of Helvetica', () => {
    expect(widthOf('P', 'Helvetica', 1000)).toBe(667)
    expect(widthOf('To', 'Helvetica', 1000)).toBe(611 + 556 - 120)
    expect(widthOf('é', 'Helvetica-Bold', 10)).toBeCloseTo(5.56)
  })

  it('throw on a character that they lack', () => {
    expect(widthOf('’', 'Helvetica', 1000)).toBe(222)
    expect(() => widthOf('2 − 1', 'Helvetica', 10)).toThrow('no −')
  })
})

describe('lines', () => {
  const word = fc.stringMatching(/^[a-zé.,]{1,12}$/)

  it('fit the width, keep every word, and report their exact width', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ words: fc.array(word, { maxLength: 12 }), isBold: fc.boolean() }), { maxLength: 6 }),
        (pieces) => {
          const runs = pieces.map(({ words, isBold }) => ({ text: ` ${words.join(' ')} `, isBold }))
          const lines = wrapRuns(runs, 10, 200)
          const read = lines.flatMap((line) => line.map(({ text }) => text)).join(' ')
          expect(read.split(/\s+/).filter(Boolean)).toEqual(pieces.flatMap(({ words }) => words))
          for (const line of lines) {
            const last = line.at(-1)
            if (last === undefined) continue
            expect(last.x + widthOf(last.text, last.font, 10)).toBeLessThanOrEqual(200.001)
            for (const [index, { x }] of line.entries()) {
              const before = line[index - 1]
              if (before !== undefined) expect(x).toBeCloseTo(before.x + widthOf(before.text, before.font, 10), 6)
            }
          }
        },
      ),
    )
  })

  it('change the weight inside a word without a gap', () => {
    const [line] = wrapRuns([{ text: 'Done', isBold: true }, plain('. Next')], 10, 200)
    expect(line?.map(({ text }) => text)).toEqual(['Done', '. Next'])
  })
})

describe('pages', () => {
  it('keep their margins, without headings or single lines left alone', () => {
    const paragraph = fc.integer({ min: 1, max: 300 }).map((count) => Array(count).fill('word').join(' '))
    fc.assert(
      fc.property(fc.array(paragraph, { minLength: 1, maxLength: 24 }), (paragraphs) => {
        const text = ['# Title', ...paragraphs.flatMap((words) => ['## Heading', words])].join('\n\n')
        const pages = layOut(parseDocument(text, {}))
        expect(pages.flat().length).toBeGreaterThan(paragraphs.length)
        for (const [index, page] of pages.entries()) {
          for (const { y } of page) expect(y).toBeGreaterThanOrEqual(paper.bottom)
          for (const [place, { y }] of page.entries()) expect(y).toBeLessThan(page[place - 1]?.y ?? paper.top)
          const last = page.at(-1)
          if (index < pages.length - 1) expect(last?.chunk.staysWithNext).toBe(false)
          const alone = page.filter(({ chunk }) => chunk === last?.chunk)
          if (pages[index + 1]?.[0]?.chunk === last?.chunk) expect(alone.length).toBeGreaterThan(1)
        }
      }),
      { numRuns: 300 },
    )
  })
})

const names = readdirSync('organizations/prairie-ledger/documents').filter((name) => name.endsWith('.md'))

describe.each(names)('the PDF of documents/%s', (name) => {
  const pdf = documentPdf(`organizations/prairie-ledger/documents/${name}`)
  const { objects, trailer, pages } = readPdf(pdf)
  const text = pages.flatMap((page) => textsOf(page)).map((part) => part.text)

  it('matches its own object table, and is identical in every build', () => {
    expect(trailer).toContain(`/Size ${objects.size + 1}`)
    expect(documentPdf(`organizations/prairie-ledger/documents/${name}`).equals(pdf)).toBe(true)
    for (const object of objects.values()) {
      for (const [, number] of object.matchAll(/(\d+) 0 R/g)) expect(objects.has(Number(number))).toBe(true)
    }
  })

  it('has a title, a language and page numbers', () => {
    const all = [...objects.values()].join('\n')
    const [, title] = /\/Title (\d+) 0 R/.exec(all) ?? []
    expect(objects.get(Number(title))).toMatch(new RegExp(`^\\([A-Z][\\w ]+, ${site.name}\\)$`))
    expect(all).toContain('/Lang (en-US)')
    expect(all).toContain('/DisplayDocTitle true')
    for (const index of pages.keys()) expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
  })

  it('contains the complete text', () => {
    const read = text.join(' ').replaceAll(/\s+/g, ' ')
    expect(read).toContain(`version ${site.version.slice(1)}`)
    expect(read).not.toMatch(/[{}*#]/)
  })

  it('tags every mark with one element, in reading order', () => {
    const tree = [...objects.values()].find((object) => object.includes('/StructTreeRoot') && object.includes('/Nums'))
    const nums = [...(tree ?? '').matchAll(/(\d+) \[([^\]]*)\]/g)].filter(([, , list = '']) => list.includes('0 R'))
    for (const [index, page] of pages.entries()) {
      const marks = [...page.matchAll(/\/(\w+) <<\s\/MCID (\d+)\s>> BDC/g)]
      expect(marks.map(([, , id]) => Number(id))).toEqual(marks.map((_, place) => place))
      const parents = [...(nums.at(-pages.length + index)?.[2] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) =>
        Number(id),
      )
      expect(parents.map((id) => /\/S \/(\w+)/.exec(objects.get(id) ?? '')?.[1])).toEqual(marks.map(([, tag]) => tag))
      expect(page.match(/BDC|BMC/g)?.length).toBe(page.match(/EMC/g)?.length)
    }
  })
})

describe('the data statements in the documents', () => {
  const read = (name: string, kind?: 'none' | 'firebase') =>
    readPdf(documentPdf(`organizations/prairie-ledger/documents/${name}.md`, kind))
      .pages.flatMap((page) => textsOf(page))
      .filter(({ tag }) => tag !== 'Artifact')
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ')

  it('name every place where the software stores data', () => {
    for (const place of ['IndexedDB', 'local storage', 'session storage', 'service worker', 'PBKDF2', 'no cookies']) {
      expect(read('privacy-policy'), place).toContain(place)
    }
  })

  it('differ between a copy with and without account backup', () => {
    const [without, withBackup] = [read('privacy-policy', 'none'), read('privacy-policy', 'firebase')]
    expect(without).toContain('They are not sent anywhere. This copy of the site has no online backup.')
    expect(without).toContain('This copy of the site has no such accounts.')
    expect(withBackup).toContain('They leave your device only if you sign in to an account')
    expect(withBackup).toContain('This copy of the site offers these accounts.')
    expect(withBackup).not.toMatch(/not sent anywhere|has no such accounts/)
  })

  it('name the backup provider and everything in a backup', () => {
    const text = read('privacy-policy', 'firebase')
    const held = [
      'email address',
      'display name',
      'photo',
      'day you joined',
      'last signed in',
      'scores',
      'certificates',
    ]
    const more = ['points', 'streak', 'modules that you unlocked', 'number of tries', 'random number for each device']
    for (const part of ['Firebase, a Google service', ...held, ...more]) expect(text, part).toContain(part)
  })

  it('name Firebase’s databases, and when they are emptied', () => {
    const code = ['app', 'auth'].map((part) => readFileSync(`node_modules/firebase/firebase-${part}.js`, 'utf8')).join()
    for (const kind of ['none', 'firebase'] as const) {
      const text = read('privacy-policy', kind)
      for (const name of ['firebaseLocalStorageDb', 'firebase-heartbeat-database']) {
        expect(code).toContain(name)
        expect(text, kind).toContain(name)
      }
      expect(text).toContain('Both are emptied when you sign out or remove your progress from this device.')
      expect(text).toContain('the days on which it was used in this browser')
    }
  })

  it('describe points and lessons accurately', () => {
    expect(read('terms-of-service')).toContain('They are not financial, tax, legal, insurance or medical advice')
    expect(read('terms-of-service')).toContain('They have no cash value')
  })
})

describe('a document that is too long for one page', () => {
  it('counts its pages', () => {
    const long = parseDocument(`# T\n\n${'word '.repeat(3000)}`, {})
    const { pages } = readPdf(writePdf(long, data))
    expect(pages.length).toBeGreaterThan(2)
    expect(textsOf(pages.at(-1) ?? '').map(({ text }) => text)).toContain(`${pages.length} of ${pages.length}`)
  })
})
