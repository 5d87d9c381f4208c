import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arrive,
  type ChosenLanguages,
  choose,
  forget,
  languageFor,
  parseChosen,
  recordOf,
} from '../../src/platform/chosenLanguages'

const TAGS = ['en', 'es', 'ar'] as const
const tag = fc.constantFrom(...TAGS)
const learner = fc.constantFrom('ana', 'ben', 'device:c', '__proto__')
/** Everything that can happen to the languages of a device. */
const deed = fc.oneof(
  fc.tuple(tag, fc.option(learner, { nil: undefined })).map(([to, by]) => ({ name: 'choose' as const, to, by })),
  fc.tuple(learner, tag).map(([who, shown]) => ({ name: 'arrive' as const, who, shown })),
  learner.map((who) => ({ name: 'forget' as const, who })),
)
const after = (chosen: ChosenLanguages, it: typeof deed extends fc.Arbitrary<infer D> ? D : never): ChosenLanguages => {
  switch (it.name) {
    case 'choose':
      return choose(chosen, it.to, it.by)
    case 'arrive':
      return arrive(chosen, [it.who], it.shown)
    case 'forget':
      return forget(chosen, it.who)
  }
}
const history = fc.array(deed, { maxLength: 12 })
const from = (deeds: readonly Parameters<typeof after>[1][]) => deeds.reduce<ChosenLanguages>(after, {})

describe('the languages chosen on a device', () => {
  it('are those of the learner, else of the device', () => {
    const ana = choose({}, 'es', 'ana')
    expect(languageFor(ana, TAGS, 'ana')).toBe('es')
    expect(languageFor(ana, TAGS, 'ben')).toBe('es')
    expect(languageFor(choose(ana, 'en', 'ben'), TAGS, 'ana')).toBe('es')
    expect(languageFor({}, TAGS, 'ana')).toBeUndefined()
  })

  it('give a new learner the language of the device', () => {
    expect(arrive({}, ['ana'], 'en')).toEqual({ learners: { ana: 'en' } })
    expect(arrive({ device: 'es' }, ['ana', 'ben'], 'en')).toEqual({ device: 'es', learners: { ana: 'es', ben: 'es' } })
  })

  it('never change for a learner by the choice of another one', () => {
    fc.assert(
      fc.property(history, learner, learner, tag, (deeds, known, other, to) => {
        fc.pre(known !== other)
        const before = arrive(from(deeds), [known], 'en')
        const next = arrive(choose(before, to, other), [other], to)
        expect(languageFor(next, TAGS, known)).toBe(languageFor(before, TAGS, known))
        expect(languageFor(next, TAGS, other)).toBe(to)
      }),
    )
  })

  it('leave nothing of a removed learner', () => {
    fc.assert(
      fc.property(history, learner, (deeds, gone) => {
        const chosen = from(deeds)
        expect(parseChosen(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
        expect(JSON.stringify(forget(chosen, gone))).not.toContain(`"${gone}"`)
      }),
    )
  })

  it('are all in the record of the worker, with the current one', () => {
    fc.assert(
      fc.property(history, fc.option(learner, { nil: undefined }), (deeds, current) => {
        const chosen = from(deeds)
        const record = recordOf(chosen, TAGS, current)
        expect(record.current).toBe(languageFor(chosen, TAGS, current) ?? 'en')
        expect(record.kept).toContain(record.current)
        const all = [chosen.device, ...Object.values(chosen.learners ?? {})]
        expect(all.filter((own) => own !== undefined && !record.kept.includes(own))).toEqual([])
      }),
    )
    expect(recordOf({}, TAGS, undefined)).toEqual({ current: 'en', kept: ['en'] })
    expect(recordOf(choose({}, 'es', 'ana'), TAGS, 'ana')).toEqual({ current: 'es', kept: ['es'] })
  })

  it('ignore a language that the site no longer has', () => {
    const german = choose({}, 'de', 'ana')
    expect(languageFor(german, TAGS, 'ana')).toBeUndefined()
    expect(recordOf(german, TAGS, 'ana')).toEqual({ current: 'en', kept: ['en'] })
    expect(languageFor(german, ['en', 'de'], 'ana')).toBe('de')
  })

  it('are none in a value of another form', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const chosen = parseChosen(value)
        expect(parseChosen(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
      }),
    )
    expect(parseChosen({ device: 3, learners: { ana: 'es', ben: null }, isSettled: 'yes' })).toEqual({
      learners: { ana: 'es' },
    })
    expect(parseChosen([])).toEqual({})
  })
})
