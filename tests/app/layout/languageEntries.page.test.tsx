import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navWords as words } from '#words/nav'
import { languagesWords } from '#words/languages'
import { NavBar } from '../../../src/app/layout/NavBar'
import { PlainBar } from '../../../src/app/layout/PlainBar'
import { createMirror } from '../../../src/platform/window/mirror'
import { arabic, siteIsAlsoIn, spanish } from '../../fakes/severalLanguages'
import { renderPart } from '../../render/renderPart'

vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly observe = () => undefined
    readonly disconnect = () => undefined
  },
)

function bar(parts: { readonly learner?: string; readonly isLearnerArea?: true } = {}, Bar = NavBar) {
  localStorage.clear()
  const account = createMirror()
  if (parts.learner !== undefined) account.write({ id: 'maya1', firstName: parts.learner })
  const onLanguage = vi.fn<(tag: string) => void>()
  renderPart(
    <Bar
      path="/about"
      account={account}
      onSignOut={() => undefined}
      onSwitch={() => undefined}
      onLanguage={parts.isLearnerArea && onLanguage}
    />,
  )
  return onLanguage
}
const menu = (at: number) => within(screen.getAllByRole('navigation', { name: words.main })[at] as HTMLElement)
const wide = () => menu(0)
const small = () => menu(1)

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
    bar({ learner: 'Maya' })
    expect(wide().getByRole('link', { name: 'Español' })).toBeTruthy()
    expect(wide().getByRole('button', { name: 'Maya' })).toBeTruthy()
  })

  it('switches the learner area from the menu of the account', () => {
    const onLanguage = bar({ learner: 'Maya', isLearnerArea: true })
    expect(screen.queryByRole('link', { name: 'Español' })).toBeNull()
    wide().getByRole('button', { name: 'Español', hidden: true }).click()
    expect(onLanguage).toHaveBeenLastCalledWith('es')
    small().getByRole('button', { name: 'Español' }).click()
    expect(onLanguage).toHaveBeenCalledTimes(2)
  })

  it('switches it from a lighter page too', () => {
    const onLanguage = bar({ learner: 'Maya', isLearnerArea: true }, PlainBar)
    screen.getByRole('button', { name: 'Español', hidden: true }).click()
    expect(onLanguage).toHaveBeenCalledExactlyOnceWith('es')
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
