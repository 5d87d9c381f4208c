import { describe, expect, it } from 'vitest'
import type { KeptLanguages } from '../../../src/platform/keptLanguages'
import { createChosenLanguage } from '../../../src/platform/window/chosenLanguage'

const LANGUAGES = [{ tag: 'en' }, { tag: 'es' }, { tag: 'ar' }]

function device(learner?: string, languages = LANGUAGES) {
  const kept = new Map<string, string>()
  const sign = (id?: string): void => {
    if (id === undefined) kept.delete('ledger-learner')
    else kept.set('ledger-learner', JSON.stringify({ id, firstName: 'Ana' }))
  }
  sign(learner)
  const records: KeptLanguages[] = []
  const place = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  const chosen = createChosenLanguage(
    languages,
    () => place,
    async (record) => void records.push(record),
  )
  return { chosen, records, sign, text: () => kept.get('ledger-language') }
}

describe('the chosen language', () => {
  it('is saved for the device and its current learner', async () => {
    const { chosen, records, text } = device('ana')
    await chosen.choose('es')
    expect(JSON.parse(text() ?? '')).toEqual({ device: 'es', learners: { ana: 'es' }, isSettled: true })
    expect(records).toEqual([{ current: 'es', kept: ['es'] }])
    expect(chosen.isSettled()).toBe(true)
  })

  it('is that of the current learner', () => {
    const { chosen, sign } = device('ana')
    chosen.arrive(['ana'], 'en')
    sign('ben')
    void chosen.choose('es')
    expect(chosen.of()).toBe('es')
    expect(chosen.of('ana')).toBe('en')
    sign()
    expect(chosen.of()).toBe('es')
  })

  it('is deleted with its learner', () => {
    const { chosen, records, text } = device()
    chosen.arrive(['ana', 'ben'], 'en')
    chosen.forget('ana')
    expect(text()).not.toContain('ana')
    chosen.forget('ben')
    expect(text()).toBe('{}')
    expect(records.at(-1)).toEqual({ current: 'en', kept: ['en'] })
  })

  it('is not written again when a known learner returns', () => {
    const { chosen, records } = device('ana')
    chosen.arrive(['ana'], 'es')
    chosen.arrive(['ana'], 'en')
    expect(records).toHaveLength(1)
    expect(chosen.of('ana')).toBe('es')
  })

  it('follows the current learner in the record of the worker', async () => {
    const { chosen, sign, records } = device()
    chosen.arrive(['ana'], 'ar')
    sign('ana')
    await chosen.keep()
    expect(records.at(-1)).toEqual({ current: 'ar', kept: ['ar'] })
  })

  it('leaves no trace on a site with one language', async () => {
    const { chosen, records, text } = device('ana', [{ tag: 'en' }])
    chosen.arrive(['ana'], 'en')
    chosen.forget('ben')
    await chosen.keep()
    expect(text()).toBeUndefined()
    expect(records).toEqual([])
  })

  it('is none where storage is blocked', async () => {
    const blocked = createChosenLanguage(
      LANGUAGES,
      () => {
        throw new Error('blocked')
      },
      async () => undefined,
    )
    await blocked.choose('es')
    blocked.settle()
    expect(blocked.of()).toBeUndefined()
    expect(blocked.isSettled()).toBe(false)
  })
})
