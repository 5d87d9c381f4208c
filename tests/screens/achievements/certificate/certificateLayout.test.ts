import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  type CertificateText,
  layOut,
  NARROWEST,
  PRINTED_HEIGHT,
  WIDEST,
} from '../../../../src/screens/achievements/certificate/certificateLayout'
import { BESLEY, CertificateDrawing } from '../../../../src/screens/achievements/certificate/CertificateDrawing'
import { fitText, widthOf, wrapRuns } from '../../../../src/screens/achievements/certificate/fitText'
import { sawtooth } from '../../../../src/screens/achievements/certificate/sawtooth'

const MODULES = 'foundations saving insurance banking credit investing entrepreneurship real_estate retirement taxes'

function certificate(name: string, isCourse = false): CertificateText {
  return {
    organisation: 'River County',
    kind: 'Certificate of completion',
    name,
    statement: [
      { text: 'finished all 5 lessons of ', isBold: false },
      { text: 'Insurance and Protecting What You Have ', isBold: true },
      { text: 'and passed the quiz.', isBold: false },
    ],
    facts: [
      { label: 'Date', figure: 'September 24, 2026', isScore: false },
      { label: 'Average quiz score', figure: '100%', isScore: true },
      { label: 'Certificate', figure: 'PL-INS-WWWW-MMMM', isScore: false },
    ],
    block: isCourse ? undefined : { icon: 'insurance', color: 'teal' },
    row: isCourse ? MODULES.split(' ').map((icon) => ({ icon, color: icon })) : [],
  }
}

const names = fc.oneof(
  fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }),
  fc.string({ minLength: 1, maxLength: 100, unit: fc.constantFrom('a', 'M', ' ', '-', '李', 'ي', 'é') }),
)
const widths = fc.double({ min: 0, max: 3000, noNaN: true })

describe('a certificate of any width, for any name', () => {
  it('lets nothing cross its frame or overlap', () => {
    fc.assert(
      fc.property(names, widths, fc.boolean(), (name, wanted, isCourse) => {
        const { width, height, frame, texts, blocks, rules } = layOut(certificate(name, isCourse), wanted)
        expect(width).toBeGreaterThanOrEqual(NARROWEST)
        expect(width).toBeLessThanOrEqual(WIDEST)
        const boxes = texts.map(({ runs, x, y, size, face }) => ({
          left: x,
          right: x + runs.reduce((sum, run) => sum + widthOf(run.text, size, face, run.isBold), 0),
          top: y - size * 0.72,
          bottom: y,
        }))
        boxes.push(...blocks.map(({ x, y, size }) => ({ left: x, right: x + size, top: y, bottom: y + size })))
        for (const { left, right, top, bottom } of boxes) {
          expect(left).toBeGreaterThan(frame + 5)
          expect(right).toBeLessThan(width - frame - 5)
          expect(top).toBeGreaterThan(frame + 5)
          expect(bottom).toBeLessThan(height - frame - 5)
        }
        for (const [at, a] of boxes.entries()) {
          for (const b of boxes.slice(at + 1)) {
            const areApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
            expect(areApart, JSON.stringify([a, b])).toBe(true)
          }
        }
        expect(rules.filter(({ kind }) => kind === 'name')).toHaveLength(1)
      }),
    )
  })

  it('draws every letter of the name', () => {
    fc.assert(
      fc.property(names, widths, (name, wanted) => {
        const { texts } = layOut(certificate(name), wanted)
        const written = texts.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')
        expect(written.replaceAll(/\s/gu, '')).toContain(name.replaceAll(/\s/gu, ''))
      }),
    )
  })

  it('fills a printed sheet', () => {
    const text = { ...certificate('Maya'), statement: [{ text: 'finished the lesson of Taxes.', isBold: false }] }
    expect(layOut(text, WIDEST).height).toBeLessThan(PRINTED_HEIGHT)
    expect(layOut(text, WIDEST, PRINTED_HEIGHT).height).toBeCloseTo(PRINTED_HEIGHT)
  })
})

it('shrinks a long name first, and only then breaks it', () => {
  const size = (name: string) => fitText(name, 600, 66, 'display')
  expect(size('Maya')).toEqual({ size: 66, lines: ['Maya'] })
  expect(size('Maya Josephine Larsen').lines).toHaveLength(1)
  expect(size('Maya Josephine Larsen').size).toBeLessThan(66)
  expect(size('Maya Josephine Wilhelmina Larsen Hernandez').lines).toHaveLength(2)
})

it('breaks a hyphenated name at its hyphen when it is too wide', () => {
  expect(fitText('Maximiliana-Wilhelmine', 180, 36, 'display').lines).toEqual(['Maximiliana-', 'Wilhelmine'])
  expect(fitText('Anne-Marie', 600, 66, 'display').lines).toEqual(['Anne-Marie'])
})

it('ends a line without a space, and keeps bold words bold', () => {
  const runs = [
    { text: 'all lessons of ', isBold: false },
    { text: 'Credit and Debt', isBold: true },
  ]
  expect(wrapRuns(runs, 110, 10, 'text')).toEqual([
    [{ text: 'all lessons of', isBold: false }],
    [{ text: 'Credit and Debt', isBold: true }],
  ])
})

it('draws whole teeth in a sawtooth, with halves that mirror each other', () => {
  const path = sawtooth(0, 0, 100, 60, 10)
  const top = [...path.matchAll(/M(\d+) 0h(-?)10v10z/g)].map(([, x, back]) => [Number(x), back])
  // The first shape is a corner and not a tooth, so it extends to the left.
  expect(top).toEqual([
    [10, ''],
    [20, ''],
    [30, ''],
    [40, ''],
    [60, '-'],
    [70, '-'],
    [80, '-'],
    [90, '-'],
  ])
})

describe('the typeface of a name', () => {
  const faces = (name: string): readonly string[] => {
    const drawing = renderToStaticMarkup(
      createElement(CertificateDrawing, { text: certificate(name), width: NARROWEST }),
    )
    const lines = [...drawing.matchAll(/<text class="([^"]*)"[^>]*><tspan[^>]*>([^<]*)/g)]
    return lines.flatMap(([, face = '', text = '']) =>
      name.includes(text) ? [face.includes('fallback') ? 'other' : 'Besley'] : [],
    )
  }

  it('is the same for all its lines when Besley lacks a letter', () => {
    for (const name of ['Nguyễn Thị Phương Thảo', 'Wanda Wójcik-Małgorzata Brzęczyszczykiewicz', 'Ivana Đurić']) {
      expect(new Set(faces(name))).toEqual(new Set(['other']))
    }
    expect(new Set(faces('Ana María Muñoz de la Peña'))).toEqual(new Set(['Besley']))
  })

  it('is Besley for the letters of its file', () => {
    const [, range = ''] = /unicode-range:\s*([^;]+);/.exec(readFileSync('src/ui/fonts.css', 'utf8')) ?? []
    const ends = range.split(',').map((part) =>
      part
        .trim()
        .slice(2)
        .split('-')
        .map((end) => Number.parseInt(end, 16)),
    )
    const isInFile = (code: number) => ends.some(([from = 0, to = from]) => code >= from && code <= to)
    for (let code = 0x20; code < 0x2300; code += 1)
      expect([code, BESLEY.test(String.fromCodePoint(code))]).toEqual([code, isInFile(code)])
  })
})
