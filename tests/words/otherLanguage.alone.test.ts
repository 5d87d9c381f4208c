import { afterEach, describe, expect, it, vi } from 'vitest'

/** The modules of a build in another language. */
async function load(locale: string) {
  vi.stubEnv('LOCALE', locale)
  vi.stubEnv('IS_ENGLISH', '')
  vi.resetModules()
  const [plurals, lists, format, money, dates] = await Promise.all([
    import('../../src/words/plural'),
    import('../../src/words/listed'),
    import('../../src/words/format'),
    import('../../src/words/dollars'),
    import('../../src/words/en/ledgerFormat'),
  ])
  return { ...plurals, ...lists, ...format, ...money, ...dates }
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('in another language', () => {
  it.each([
    ['pl', [1, 2, 5, 22], ['one', 'few', 'many', 'few']],
    ['ar', [0, 1, 2, 3, 11, 100], ['zero', 'one', 'two', 'few', 'many', 'other']],
    ['fr', [0, 1, 2], ['one', 'one', 'other']],
    ['ja', [1, 2], ['other', 'other']],
  ])('a plural has the forms of %s', async (locale, counts, forms) => {
    const { plural } = await load(locale)
    const all = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
    expect(counts.map((count) => plural(count, all))).toEqual(forms)
  })

  it('a plural without a form for a number says the general one', async () => {
    const { plural } = await load('pl')
    expect(plural(5, { one: 'one', other: 'other' })).toBe('other')
  })

  it('a list is written as its readers write lists', async () => {
    const { listed, inSeries } = await load('es-US')
    expect([listed([]), listed(['pan']), listed(['pan', 'leche', 'huevos'])]).toEqual([
      '',
      'pan',
      'pan, leche y huevos',
    ])
    expect(inSeries(['1 lección', '2 pruebas'])).toBe('1 lección y 2 pruebas')
  })

  it('a number has its separators', async () => {
    const { wholeNumber, megabytes } = await load('de')
    expect([wholeNumber(49_000), megabytes(1_100_000)]).toEqual(['49.000', '1,1 MB'])
  })

  it.each([
    ['es-US', '$1,250'],
    ['fr-CA', '1,250\u00a0$'],
  ])('money has its sign where %s has it', async (locale, written) => {
    const { dollars } = await load(locale)
    expect(dollars('1,250')).toBe(written)
  })

  it('days and months have their names', async () => {
    const { longDay, marginDay, weekdays } = await load('es-US')
    expect(longDay('2026-11-21')).toBe('21 de noviembre de 2026')
    expect(marginDay('2026-11-21')[0]).toMatch(/^sáb, 21 .*nov$/)
    expect(weekdays()[1]).toEqual({ initial: 'L', name: 'lunes' })
  })
})
