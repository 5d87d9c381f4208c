import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { navWords as words } from '#words/nav'
import { languagesWords } from '#words/languages'
import { NavBar } from '../../../src/app/layout/NavBar'
import { PlainBar } from '../../../src/app/layout/PlainBar'
import { createMirror } from '../../../src/platform/window/mirror'
import { serverHasLanguages, serverIsAway } from '../../fakes/languageServer'
import { arabic, siteIsAlsoIn, spanish } from '../../fakes/severalLanguages'
import { renderPart } from '../../render/renderPart'

vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly observe = () => undefined
    readonly disconnect = () => undefined
  },
)

beforeEach(() => localStorage.clear())

function bar(learner?: string, path = '/about', Bar = NavBar) {
  const account = createMirror()
  if (learner !== undefined) account.write({ id: 'maya1', firstName: learner })
  renderPart(<Bar path={path} account={account} onSignOut={() => undefined} onSwitch={() => undefined} />)
}
const wide = () => within(screen.getByRole('navigation', { name: words.main }))
const small = () => within(screen.getByRole('navigation', { name: words.menu }))

describe('the bar of a site with two languages', () => {
  siteIsAlsoIn(spanish)

  it('links to the same page in the other language', () => {
    bar()
    for (const part of [wide(), small()]) {
      const link = part.getByRole('link', { name: 'Español' })
      expect(link.getAttribute('href')).toBe('/es/about')
      expect([link.lang, link.dir, link.getAttribute('hreflang')]).toEqual(['es', 'ltr', 'es'])
    }
    expect(small().getByText(languagesWords.title)).toBeTruthy()
  })

  it('keeps the link on a public page when someone is signed in', () => {
    bar('Maya')
    expect(wide().getByRole('link', { name: 'Español' })).toBeTruthy()
    expect(wide().getByRole('button', { name: 'Maya' })).toBeTruthy()
  })

  it('switches the learner area from the menu of the account', async () => {
    const server = serverHasLanguages()
    const load = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    bar('Maya', '/dashboard')
    expect(screen.queryByRole('link', { name: 'Español' })).toBeNull()
    wide().getByRole('button', { name: 'Español', hidden: true }).click()
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    expect(server).toHaveBeenCalledExactlyOnceWith('/es/start.js', expect.objectContaining({ method: 'HEAD' }))
    expect(localStorage.getItem('ledger-language')).toContain('"maya1":"es"')
    small().getByRole('button', { name: 'Español' }).click()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  })

  it('shows the settings when the language is not on this device', async () => {
    serverIsAway()
    const open = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    bar('Maya', '/dashboard-old', PlainBar)
    screen.getByRole('button', { name: 'Español', hidden: true }).click()
    await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith('/profile?view=settings'))
    expect(localStorage.getItem('ledger-language')).toBeNull()
  })
})

describe('the bar of a site with three languages', () => {
  siteIsAlsoIn(spanish, arabic)

  it('has a menu of the others, named English', () => {
    bar()
    expect(wide().getByRole('button', { name: 'English' })).toBeTruthy()
    const link = wide().getByRole('link', { name: 'العربية', hidden: true })
    expect([link.getAttribute('href'), link.lang, link.dir]).toEqual(['/ar-XB/about', 'ar-XB', 'rtl'])
  })
})

describe('the bar of a site with one language', () => {
  it('does not mention languages', () => {
    bar()
    expect(screen.queryByText(languagesWords.title)).toBeNull()
    expect(document.querySelector('[hreflang]')).toBeNull()
  })
})
