import { describe, expect, it } from 'vitest'
import { checkContrast } from '../../../tools/contrast/checkContrast'
import type { Sheet } from '../../../tools/contrast/declarationsOf'
import { ownSheets } from '../../../tools/contrast/ownSheets'
import type { Pair } from '../../../tools/contrast/pairs'
import { unpairedColors } from '../../../tools/contrast/unpairedColors'

const { tokens, others } = ownSheets()

const NIGHT = ':root:not([data-theme="light"])'
const sheet = (css: string, file = 'inks.css'): Sheet => ({ file, css })
const small = (ink: string, night = '#eeeeee'): readonly Sheet[] => [
  sheet(`/* A comment
  of two lines. */
:root,
[data-ground="paper"] {
  --sheet: #fff;
  --ink: ${ink};
}
@media screen and (prefers-color-scheme: dark) { ${NIGHT} { --sheet: #111; --ink: ${night}; } }
@media screen { :root[data-theme="dark"] { --sheet: #111; --ink: ${night}; } }`),
]
const pairs: readonly Pair[] = [{ use: 'text', of: ['ink'], on: ['sheet'] }]
const check = (sheets: readonly Sheet[], use: Pair['use'] = 'text') =>
  checkContrast(sheets, { pairs: pairs.map((pair) => ({ ...pair, use })) })

describe('the colors of the site', () => {
  it('have enough contrast in every theme', () => {
    expect(tokens.every(({ css }) => css.includes('--'))).toBe(true)
    expect(checkContrast(tokens)).toEqual([])
  })

  it('are all in a pair, or say why not', () => {
    expect(others.length).toBeGreaterThan(100)
    expect(unpairedColors(tokens, others)).toEqual([])
  })
})

describe('a pair of 2.25:1', () => {
  it('fails as text, with its place, its ratio and the nearest color', () => {
    expect(check(small('#acacac'))).toEqual([
      'inks.css:6: --ink on --sheet is 2.27:1, and text needs 4.5:1. #767676 is enough, lightness 46.3% instead of 67.5%. (light; light, more contrast; on paper)',
    ])
    expect(check(small('#adadad'))[0]).toContain('--ink on --sheet is 2.24:1')
  })

  it('fails as large text and as a part too', () => {
    expect(check(small('#adadad'), 'large text')[0]).toContain('large text needs 3:1')
    expect(check(small('#adadad'), 'part')[0]).toContain('part needs 3:1')
    expect(check(small('#949494'), 'part')).toEqual([])
  })

  it('fails in the dark alone', () => {
    const [byChoice, bySystem, ...rest] = check(small('#222222', '#444444'))
    expect(rest).toEqual([])
    expect([byChoice, bySystem].map((one) => /\((.*)\)$/.exec(one ?? '')?.[1]).sort()).toEqual([
      'dark by choice; dark, more contrast',
      'dark by the system',
    ])
  })

  it('fails in our own sheets, planted in the color of small text', () => {
    const planted = tokens.map(({ file, css }) => ({ file, css: css.replace('--ink-2: #42535a', '--ink-2: #a5adb0') }))
    const problems = checkContrast(planted)
    expect(problems.length).toBeGreaterThan(8)
    expect(problems.join('\n')).toMatch(
      /src\/ui\/inks\.css:13: --ink-2 on --sheet is 2\.2\d:1, and text needs 4\.5:1\./,
    )
  })
})

describe('a ground that lets other colors through', () => {
  it('counts with black and with white behind it', () => {
    const bar = [sheet(':root { --sheet: rgb(0 0 0 / 0.5); --ink: #fff; }')]
    expect(check(bar)[0]).toContain('--ink on --sheet is 3.97:1')
  })
})

describe('the colors of an organization', () => {
  const own = (overrides: Parameters<typeof checkContrast>[1]) => checkContrast(tokens, overrides)

  it('pass when they have enough contrast', () => {
    expect(own({ overrides: { light: { '--ink': '#101010' }, dark: { '--ink': '#fafafa' } } })).toEqual([])
  })

  it('fail with the file and the field', () => {
    const problems = own({ overrides: { light: { '--link': '#8fb4ff' } }, from: 'organization/organization.json' })
    expect(problems.length).toBeGreaterThan(3)
    for (const problem of problems)
      expect(problem).toMatch(
        /^organization\/organization\.json: colors\.light\.--link: --link on --[\w-]+ is [12]\.\d+:1/,
      )
  })

  it('fail at night alone when they are too dark there', () => {
    const problems = own({ overrides: { dark: { '--ink-2': '#333333' } } })
    expect(problems.length).toBeGreaterThan(3)
    for (const problem of problems) expect(problem).toMatch(/\(dark/)
  })

  it('apply at night too when ours has one color for both', () => {
    const problems = own({ overrides: { light: { '--night-ink': '#222222' } } })
    expect(problems.some((problem) => problem.includes('dark by the system'))).toBe(true)
  })

  it('fail when they are no color, or have no such name', () => {
    const overrides = { light: { '--ink': 'darkish', '--inc': '#111111' } }
    expect(own({ overrides })).toEqual([
      'organization.json: colors.light.--ink: darkish is no color such as #1b4a68',
      'organization.json: colors.light.--inc: there is no such color',
    ])
  })
})

describe('the table of pairs', () => {
  const uses = (css: string) => unpairedColors(tokens, [sheet(css, 'Part.module.css')])

  it('fails for a color that is in no pair', () => {
    const without = { pairs, without: {} }
    expect(unpairedColors(tokens, [sheet('.a { border: 1px solid var(--edge) }')], without)).toEqual([
      'inks.css:1: --edge as border is in no pair',
    ])
  })

  it('fails for text in a color that is a ground only', () => {
    expect(uses('@layer components {\n .a { color: var(--sky) }\n}')).toEqual([
      'Part.module.css:2: --sky as color is in no pair',
    ])
  })

  it('fails for a rule whose text and ground are in no pair', () => {
    expect(uses('.a {\n color: var(--done);\n background: var(--barn-bg);\n}')).toEqual([
      'Part.module.css:2: --done on --barn-bg is in no pair',
    ])
    expect(uses('.a { color: var(--done) } .b { background: var(--barn-bg) }')).toEqual([])
  })

  it('follows a name that a sheet gives to a color', () => {
    expect(uses('.a { --strong: var(--sky) } .b { color: var(--strong) }')).toEqual([
      'Part.module.css:1: --sky as color is in no pair',
    ])
  })

  it('fails for a pair whose color is gone', () => {
    const gone: Pair = { use: 'part', of: ['gone'], on: ['sheet'] }
    expect(checkContrast(tokens, { pairs: [gone] }).join('\n')).toMatch(/^there is no color gone \(light/)
  })

  it('fails for colors under a condition that no theme has', () => {
    const more = [...tokens, sheet('@media (hover: none) {\n :root { --ink: #222222 }\n}')]
    expect(checkContrast(more)).toEqual(['inks.css:2: no theme has the condition @media (hover: none) :root'])
  })
})
