import { describe, expect, it } from 'vitest'
import type { LanguageTally } from '../../src/platform/fileMessages'
import { canLoadLanguage } from '../../src/platform/window/canLoadLanguage'
import { switchLanguage } from '../../src/session/switchLanguage'

function device(canLoad: boolean, tallies?: readonly LanguageTally[]) {
  const deeds: string[] = []
  const parts = {
    files: { languages: async () => tallies },
    canLoad: async () => canLoad,
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

describe('whether a language can be loaded', () => {
  const answers = (status: number, type: string) => async () =>
    new Response('', { status, headers: { 'content-type': type } })

  it.each([
    ['the server has it', answers(200, 'text/javascript; charset=utf-8'), true],
    ['the server does not have it', answers(404, 'text/javascript'), false],
    ['a captive portal answers', answers(200, 'text/html'), false],
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('if %s', async (_, ask, is) => {
    expect(await canLoadLanguage('es/', ask)).toBe(is)
  })

  it('is false for a language that the site does not have', async () => {
    expect(await canLoadLanguage(undefined, answers(200, 'text/javascript'))).toBe(false)
  })
})
