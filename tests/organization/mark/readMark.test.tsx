import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Logo } from '../../../src/ui/Logo'
import { icons, iconSvg } from '../../../tools/organization/mark/iconSvg'
import { readMark } from '../../../tools/organization/mark/readMark'

const ours = readFileSync('organizations/prairie-ledger/mark.svg', 'utf8')
const wrap = (inside: string): string => `<svg viewBox="0 0 4 4">\n${inside}\n</svg>`
const read = (source: string) => readMark(source, 'mark.svg')

describe('the mark of an organization', () => {
  it('has its shapes in groups', () => {
    const source = `<?xml version="1.0"?>\n<!-- a mark -->${wrap('<g fill="red"><path d="M0 0h4"/></g><circle r=\'1\'/>')}`
    expect(read(source.replace('viewBox', 'fill="none" width="4" viewBox'))).toEqual({
      viewBox: '0 0 4 4',
      shapes: {
        tag: 'g',
        attributes: { fill: 'none' },
        children: [
          {
            tag: 'g',
            attributes: { fill: 'red' },
            children: [{ tag: 'path', attributes: { d: 'M0 0h4' }, children: [] }],
          },
          { tag: 'circle', attributes: { r: '1' }, children: [] },
        ],
      },
    })
  })

  it.each([
    ['<script>alert(1)</script>', 'mark.svg:2: <script> can’t be in a mark'],
    ['<foreignObject/>', '<foreignObject> can’t'],
    ['<use href="https://example.org/a.svg"/>', '<use> can’t'],
    ['<image href="a.png"/>', '<image> can’t'],
    ['<style>path{}</style>', '<style> can’t'],
    ['<svg viewBox="0 0 1 1"/>', 'A mark is one <svg>'],
    ['<path onclick="alert(1)"/>', 'The attribute onclick can’t'],
    ['<path\nd="M0 0" onload=\'a()\'/>', 'The attribute onload can’t'],
    ['<path id="a"/>', 'The attribute id can’t'],
    ['<path style="fill:red"/>', 'The attribute style can’t'],
    ['<path xlink:href="#a"/>', 'The attribute xlink:href can’t'],
    ['<path fill="url(#a)"/>', 'The value of fill can’t'],
    ['<path fill="u&#114;l(#a)"/>', 'The value of fill can’t'],
    ['<path d="M0 0"', 'mark.svg:2: This is not SVG'],
    ['<path d=M0/>', 'This is not SVG'],
    ['A mark', 'A mark has no text'],
    ['</g>', 'Nothing to close with </g>'],
    ['<g>', 'Nothing to close with </svg>'],
  ])('can’t have %s', (inside, problem) => {
    expect(() => read(wrap(inside))).toThrow(problem)
  })

  it.each([
    ['', 'A mark is one <svg>'],
    ['<svg viewBox="0 0 1 1">', 'A mark is one <svg>'],
    ['<svg viewBox="0 0 1 1"/><svg viewBox="0 0 1 1"/>', 'A mark is one <svg>'],
    ['<svg/>', 'The <svg> needs a viewBox'],
    ['<path d="M0 0"/>', 'A mark is one <svg>'],
    ['<!DOCTYPE svg><svg viewBox="0 0 1 1"/>', 'This is not SVG'],
  ])('can’t be %s', (source, problem) => {
    expect(() => read(source)).toThrow(problem)
  })

  it('is drawn beside the name, in the colors of the theme', () => {
    const html = renderToStaticMarkup(<Logo name="River County" />)
    expect(html).toContain('viewBox="0 0 32 32" aria-hidden="true"')
    for (const [drawn] of ours.matchAll(/ (?:d|stroke|stroke-width|fill|opacity)="[^"]*"/g))
      expect(html).toContain(drawn)
    expect(html).toContain('stroke="var(--margin)"')
  })
})

describe('the icon of a mark', () => {
  const colors = new Map([
    ['--paper', '#f5f6ee'],
    ['--ink', '#14262f'],
    ['--margin', '#c4503c'],
  ])

  it('has the mark on paper, in the light colors', () => {
    const [icon] = Object.values(icons)
    const svg = icon && iconSvg(read(ours), icon, colors)
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 48 48"><rect width="48" height="48" rx="9" fill="#f5f6ee"\/>/)
    expect(svg).toContain('stroke="#c4503c"')
    expect(svg).toContain('fill="#14262f"')
    expect(svg).not.toMatch(/var\(|currentColor/)
  })

  it('exists for every icon of public/icons', () => {
    const manifest = readFileSync('tools/build/webManifest.ts', 'utf8') + readFileSync('index.html', 'utf8')
    const named = [...manifest.matchAll(/icons\/([\w-]+\.\w+)/g)].map(([, file]) => file)
    expect(new Set(Object.keys(icons))).toEqual(new Set(named))
  })
})
