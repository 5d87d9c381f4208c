import { describe, expect, it } from 'vitest'
import type { LanguageTally } from '../../src/platform/fileMessages'
import { switchLanguage } from '../../src/session/switchLanguage'

function device(isOnline: boolean, tallies?: readonly LanguageTally[]) {
  const deeds: string[] = []
  const parts = {
    files: { languages: async () => tallies },
    isOnline: () => isOnline,
    choose: async (tag: string) => void deeds.push(`chose ${tag}`),
    load: () => void deeds.push('loaded'),
  }
  return { deeds, switchTo: (tag: string) => switchLanguage(tag, parts) }
}
const whole = { tag: 'es', done: 9, total: 9, bytes: 1 }

describe('switching the language', () => {
  it('loads the page again after the choice is saved', async () => {
    const { deeds, switchTo } = device(true)
    expect(await switchTo('es')).toBe('loading')
    expect(deeds).toEqual(['chose es', 'loaded'])
  })

  it('works offline with a complete language on this device', async () => {
    expect(await device(false, [whole]).switchTo('es')).toBe('loading')
  })

  it.each([
    ['a part of the language', [{ ...whole, done: 8 }]],
    ['another language', [{ ...whole, tag: 'en' }]],
    ['nothing', []],
    ['no worker', undefined],
  ])('changes nothing offline with %s', async (_, tallies) => {
    const { deeds, switchTo } = device(false, tallies)
    expect(await switchTo('es')).toBe('not-here')
    expect(deeds).toEqual([])
  })
})
