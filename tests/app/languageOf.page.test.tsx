import { screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { languagesWords } from '#words/languages'
import { GoOn } from '../../src/app/learner/GoOn'
import { LanguageOf } from '../../src/app/learner/LanguageOf'
import { LanguageButtons } from '../../src/session/LanguageButtons'
import type { LearnerId } from '../../src/core/progress/ids'
import { serverIsAway } from '../fakes/languageServer'
import { siteIsAlsoIn, spanish } from '../fakes/severalLanguages'
import { advance, renderPart } from '../render/renderPart'

siteIsAlsoIn(spanish)
afterEach(() => localStorage.clear())

const ANA = 'ana' as LearnerId
const BEN = 'ben' as LearnerId
const stored = () => JSON.parse(localStorage.getItem('ledger-language') ?? '{}') as { readonly learners?: unknown }
const choices = (value: unknown): void => localStorage.setItem('ledger-language', JSON.stringify(value))

/** Signs in on the page of an address. */
async function signsIn(learner: LearnerId, to: string) {
  const load = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  renderPart(
    <MemoryRouter initialEntries={['/login']}>
      <Routes>
        <Route path="/login" element={<GoOn learner={learner} to={to} />} />
        <Route path="*" element={<p>let in</p>} />
      </Routes>
    </MemoryRouter>,
  )
  await advance(5000)
  return load
}

describe('a learner who signs in', () => {
  it('continues in the app in the language of the page', async () => {
    choices({ device: 'es', learners: { ana: 'en' } })
    const load = await signsIn(ANA, '/quiz/saving')
    expect(screen.getByText('let in')).toBeTruthy()
    expect(load).not.toHaveBeenCalled()
  })

  it('continues on a new page in their own language', async () => {
    choices({ device: 'en', learners: { ana: 'es' } })
    const load = await signsIn(ANA, '/quiz/saving?view=answers#top')
    expect(load).toHaveBeenCalledExactlyOnceWith('/quiz/saving?view=answers#top')
    expect(screen.queryByText('let in')).toBeNull()
  })

  it('continues in the language of the page when no one has chosen', async () => {
    await signsIn(ANA, '/dashboard')
    expect(screen.getByText('let in')).toBeTruthy()
  })
})

describe('a learner on a page', () => {
  it('gets the language of the device at the first visit', async () => {
    choices({ device: 'es' })
    renderPart(<LanguageOf learner={ANA} />)
    await advance()
    expect(stored().learners).toEqual({ ana: 'es' })
  })

  it('gets the language that they see when the device has none', async () => {
    renderPart(<LanguageOf learner={ANA} />)
    await advance()
    expect(stored().learners).toEqual({ ana: 'en' })
  })

  it('stays on a page in another language that was loaded for them', async () => {
    const load = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    choices({ learners: { ana: 'es' } })
    renderPart(<LanguageOf learner={ANA} />)
    await advance(5000)
    expect(load).not.toHaveBeenCalled()
  })

  it('gets a new page when they replace a learner with another language', async () => {
    const load = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    choices({ learners: { ana: 'en', ben: 'es' } })
    const { rerender } = renderPart(<LanguageOf learner={ANA} />)
    rerender(<LanguageOf learner={BEN} />)
    await advance(5000)
    expect(load).toHaveBeenCalledOnce()
  })
})

describe('the languages on the sign-in page', () => {
  it('say which one is not on this device', async () => {
    serverIsAway()
    const { user } = renderPart(<LanguageButtons />)
    expect(screen.getByRole('navigation', { name: languagesWords.title })).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Español' })
    expect([button.lang, button.dir]).toEqual(['es', 'ltr'])
    await user.click(button)
    await advance(25_000)
    expect(screen.getByRole('status').textContent).toBe(languagesWords.notHere('Español'))
  })
})
