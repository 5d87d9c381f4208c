import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { languagesWords as words } from '#words/languages'
import type { LanguageTally } from '../../../src/platform/fileMessages'
import { LanguageSettings } from '../../../src/screens/profile/LanguageSettings'
import { arabic, siteIsAlsoIn, spanish } from '../../fakes/severalLanguages'
import { advance, renderPart } from '../../render/renderPart'

siteIsAlsoIn(spanish, arabic)

const english = { tag: 'en', done: 9, total: 9, bytes: 1_100_000 }

async function opens(tallies: readonly LanguageTally[] | undefined, isOnline = true) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const choose = vi.fn(async () => 'not-here' as const)
  const part = renderPart(<LanguageSettings files={{ languages: async () => tallies }} choose={choose} />)
  await advance()
  return { ...part, choose }
}
const rows = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent)

describe('the languages in the settings', () => {
  it('show which ones are on this device', async () => {
    await opens([english, { ...english, tag: 'es', done: 3, bytes: 1_300_000 }, { ...english, tag: 'ar-XB' }])
    expect(rows()).toEqual([
      `English${words.here}${words.inUse}`,
      `Español${words.toDownload('1.3 MB')}${words.use('Español')}`,
      `العربية${words.here}${words.use('العربية')}`,
    ])
    const name = screen.getByText('العربية')
    expect([name.lang, name.dir]).toEqual(['ar-XB', 'rtl'])
  })

  it('show offline which ones need the internet', async () => {
    await opens([english, { ...english, tag: 'es', done: 3 }], false)
    expect(rows()[1]).toContain(words.away)
    expect(rows()[2]).toContain(words.away)
  })

  it('promise nothing without a worker', async () => {
    await opens(undefined)
    expect(rows()[1]).toContain(words.unknown)
  })

  it('say why a language was not shown', async () => {
    const { choose, user } = await opens([english])
    await user.click(screen.getByRole('button', { name: words.use('Español') }))
    await advance()
    expect(choose).toHaveBeenCalledExactlyOnceWith('es')
    expect(screen.getByRole('status').textContent).toBe(words.notHere('Español'))
  })
})
