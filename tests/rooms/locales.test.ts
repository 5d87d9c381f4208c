import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A locale in quotes, and a format that takes the locale of the device or one in quotes. */
const OWN_LOCALE = /(['"`])[a-z]{2}-[A-Z]{2}\1|\.toLocale\w*\((?:\)|['"`])|\bIntl\.\w+\((?:\)|['"`])/gu

/** The places in a source that choose a locale themselves, instead of the one in `src/words/locale.ts`. */
function ownLocales(source: string): readonly string[] {
  return [...source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/gu, '').matchAll(OWN_LOCALE)].map(([text]) => text)
}

it('no module of the site chooses a locale itself', () => {
  const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).split('\n')
  const sources = files.filter((file) => /\.tsx?$/u.test(file))
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.flatMap((file) => ownLocales(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))).toEqual(
    [],
  )
})

it.each([
  ["const LANGUAGE = 'en-US'", "'en-US'"],
  ['name.toLocaleUpperCase()', '.toLocaleUpperCase()'],
  ["value.toLocaleString('en')", ".toLocaleString('"],
  ['new Intl.NumberFormat()', 'Intl.NumberFormat()'],
  ["new Intl.ListFormat('en', {})", "Intl.ListFormat('"],
])('finds one in %s', (source, found) => {
  expect(ownLocales(source)).toEqual([found])
})

it.each(['new Intl.NumberFormat(locale)', 'name.toLocaleUpperCase(locale)', "// such as 'en-US'"])(
  'accepts %s',
  (source) => {
    expect(ownLocales(source)).toEqual([])
  },
)
