import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

/** The first format makes a browser load its language tables, which takes 20 ms on a fast machine and 80 on a phone. */
describe('formats of the language', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are created on first use, and none when a page starts', async () => {
    const made = watchIntl()
    vi.resetModules()
    const words = Object.values(import.meta.glob('../../src/words/**/*.ts'))
    await Promise.all(words.map((load) => load()))
    expect([words.length > 50, made]).toEqual([true, []])
    const { clockTime, shortDay, signed, whole } = await import('#words/ledgerFormat')
    expect([whole(999), signed(-50), made]).toEqual(['999', '\u221250', []])
    expect([whole(1000), whole(2000), made]).toEqual(['1,000', '2,000', ['NumberFormat']])
    expect([shortDay('2026-11-21'), shortDay('2026-11-22')]).toEqual(['Nov 21', 'Nov 22'])
    expect(clockTime(new Date(2026, 10, 21, 16, 5))).toMatch(/^4:05/)
    expect(made).toEqual(['NumberFormat', 'DateTimeFormat', 'DateTimeFormat'])
  })

  it('end no Spanish time with a period, because sentences end with times', async () => {
    vi.resetModules()
    vi.stubEnv('LOCALE', 'es-US')
    vi.stubEnv('IS_ENGLISH', '')
    const { clockTime } = await import('#words/ledgerFormat')
    expect(clockTime(new Date(2026, 10, 21, 16, 5))).toMatch(/^4:05\spm$/)
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it('write every number as Intl does, also on their fast path', async () => {
    const { whole } = await import('#words/ledgerFormat')
    const { format } = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
    const values = fc.oneof(fc.integer(), fc.integer({ min: -1100, max: 1100 }), fc.double({ noNaN: true }))
    // Negative zero is never formatted.
    const written = values.filter((value) => !Object.is(value, -0))
    fc.assert(fc.property(written, (value) => whole(value) === format(value)))
  })
})

/** @returns the names of the Intl objects created from now on */
function watchIntl(): readonly string[] {
  const made: string[] = []
  const get = (target: object, name: string): unknown => {
    const value: unknown = Reflect.get(target, name)
    if (typeof value !== 'function') return value
    const construct = (kind: NewableFunction, args: readonly unknown[]): object => {
      made.push(name)
      return Reflect.construct(kind, args)
    }
    return new Proxy(value, { construct })
  }
  vi.stubGlobal('Intl', new Proxy(Intl, { get }))
  return made
}
