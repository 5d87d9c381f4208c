import { act, fireEvent, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { navWords as words } from '#words/nav'
import { NavBar } from '../../../src/app/layout/NavBar'
import { ScrollToTop } from '../../../src/app/layout/Corner'
import { createMirror } from '../../../src/platform/window/mirror'
import { awaitHeadingFocus, PageHeading } from '../../../src/ui/PageHeading'
import { mainContentId } from '../../../src/words/paths'
import { advance, renderPart } from '../../render/renderPart'

const observers = new Set<FakeIntersectionObserver>()

class FakeIntersectionObserver {
  readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void

  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }

  observe(): void {
    observers.add(this)
  }

  disconnect(): void {
    observers.delete(this)
  }

  sees(isIntersecting: boolean): void {
    this.#tell([{ isIntersecting }])
  }
}

const scrolls = (to: 'top' | 'further down') =>
  act(() => {
    for (const observer of observers) observer.sees(to === 'top')
  })

beforeEach(() => {
  observers.clear()
  localStorage.clear()
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
})

/** The bar of a page, on a device with or without a current learner. */
function bar(firstName?: string, picture?: ReactElement) {
  const account = createMirror()
  if (firstName !== undefined) account.write({ id: 'maya1', firstName })
  const onSignOut = vi.fn<() => void>()
  const onSwitch = vi.fn<() => void>()
  const part = renderPart(
    <NavBar path="/about" account={account} onSignOut={onSignOut} onSwitch={onSwitch} picture={picture} />,
  )
  return { ...part, account, onSignOut, onSwitch }
}
/** The version of wide screens. The menu of small screens is in the same document. */
const wide = () => within(screen.getAllByRole('navigation', { name: words.main })[0] as HTMLElement)
const small = () => document.querySelector('details') as HTMLDetailsElement
const isOpen = (name: string) => wide().getByRole('button', { name }).getAttribute('aria-expanded') === 'true'

describe('the navigation bar', () => {
  it('darkens when the page is scrolled, and clears at its top', () => {
    const { unmount } = bar()
    const header = screen.getByRole('banner')
    expect(header.hasAttribute('data-scrolled')).toBe(false)
    scrolls('further down')
    expect(header.hasAttribute('data-scrolled')).toBe(true)
    scrolls('top')
    expect(header.hasAttribute('data-scrolled')).toBe(false)
    unmount()
    expect(observers.size).toBe(0)
  })

  it('shows the current learner, and follows another tab', async () => {
    const { account } = bar('Maya')
    expect(wide().getByRole('button', { name: 'Maya' })).toBeTruthy()
    expect(wide().queryByText(words.signIn)).toBeNull()
    await act(async () => account.clear())
    expect(wide().getByRole('link', { name: words.signIn })).toBeTruthy()
    localStorage.setItem('ledger-learner', JSON.stringify({ id: 'noor1', firstName: 'Noor' }))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'ledger-learner' })))
    expect(wide().getByRole('button', { name: 'Noor' })).toBeTruthy()
  })

  it('switches learners from the menu of the learner', async () => {
    const { user, onSwitch, onSignOut } = bar('Maya')
    await user.click(wide().getByRole('button', { name: 'Maya' }))
    await user.click(wide().getByRole('button', { name: words.switchLearner }))
    expect(onSwitch).toHaveBeenCalledOnce()
    expect(onSignOut).not.toHaveBeenCalled()
  })

  it('shows the learner’s picture and name, also beside the small menu', () => {
    bar('Maya', <svg data-testid="picture" aria-hidden="true" />)
    const summary = small().querySelector('summary')
    expect(summary?.getAttribute('aria-label')).toBe(words.menuOf('Maya'))
    expect(summary?.textContent).toBe('Maya')
    expect(screen.getAllByTestId('picture')).toHaveLength(2)
  })

  it('signs out from the menu of the learner', async () => {
    const { user, onSignOut } = bar('Maya')
    await user.click(wide().getByRole('button', { name: 'Maya' }))
    await user.click(wide().getByRole('button', { name: words.signOut }))
    expect(onSignOut).toHaveBeenCalledOnce()
    expect(isOpen('Maya')).toBe(false)
  })
})

describe('a menu of the bar', () => {
  it('opens under the mouse, and closes shortly after it has left', async () => {
    bar()
    const entry = wide().getByRole('button', { name: words.learning }).parentElement as HTMLElement
    fireEvent.pointerEnter(entry, { pointerType: 'mouse' })
    expect(isOpen(words.learning)).toBe(true)
    fireEvent.pointerLeave(entry, { pointerType: 'mouse' })
    await advance(149)
    expect(isOpen(words.learning)).toBe(true)
    await advance(1)
    expect(isOpen(words.learning)).toBe(false)
  })

  it('opens and closes by taps, though each tap enters and leaves', async () => {
    bar()
    const button = wide().getByRole('button', { name: words.learning })
    const taps = () => {
      fireEvent.pointerEnter(button.parentElement as HTMLElement, { pointerType: 'touch' })
      fireEvent.pointerLeave(button.parentElement as HTMLElement, { pointerType: 'touch' })
      fireEvent.click(button)
    }
    taps()
    await advance(1000)
    expect(isOpen(words.learning)).toBe(true)
    taps()
    expect(isOpen(words.learning)).toBe(false)
  })

  it('moves along its links by arrow keys, and Escape restores the focus', async () => {
    const { user } = bar()
    const button = wide().getByRole('button', { name: words.learning })
    button.focus()
    await user.keyboard('{ArrowDown}')
    await advance(20)
    expect(isOpen(words.learning)).toBe(true)
    expect(document.activeElement?.textContent).toBe(words.pages.financialLiteracy)
    await user.keyboard('{End}')
    await advance(20)
    expect(document.activeElement?.textContent).toBe(words.pages.research)
    await user.keyboard('{Escape}')
    expect(isOpen(words.learning)).toBe(false)
    expect(document.activeElement).toBe(button)
  })

  it('closes when the focus leaves it', async () => {
    const { user } = bar()
    const button = wide().getByRole('button', { name: words.learning })
    await user.click(button)
    expect(isOpen(words.learning)).toBe(true)
    act(() => wide().getByRole('link', { name: words.pages.partnerships }).focus())
    expect(isOpen(words.learning)).toBe(false)
  })

  it('stays open when the heading of a new page arrives', async () => {
    awaitHeadingFocus()
    const { user } = bar('Maya')
    const button = wide().getByRole('button', { name: 'Maya' })
    await user.click(button)
    renderPart(<PageHeading>Dashboard</PageHeading>)
    expect(isOpen('Maya')).toBe(true)
    expect(document.activeElement).toBe(button)
  })
})

describe('the menu of small screens', () => {
  it('closes by Escape and returns the focus to its button', async () => {
    const { user } = bar()
    small().open = true
    within(small()).getByRole('link', { name: words.pages.contact }).focus()
    await user.keyboard('{Escape}')
    expect(small().open).toBe(false)
    expect(document.activeElement).toBe(small().querySelector('summary'))
  })

  it('closes when an entry is chosen, not when a heading is pressed', async () => {
    const { user, onSignOut } = bar('Maya')
    small().open = true
    await user.click(within(small()).getByText('Maya'))
    expect(small().open).toBe(true)
    await user.click(within(small()).getByRole('button', { name: words.signOut }))
    expect(small().open).toBe(false)
    expect(onSignOut).toHaveBeenCalledOnce()
  })
})

describe('the button that leads back to the top', () => {
  it('appears on scrolling, goes up, and moves the focus to the content', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const { user } = renderPart(
      <main id={mainContentId} tabIndex={-1}>
        <ScrollToTop />
      </main>,
    )
    expect(screen.queryByRole('button')).toBeNull()
    scrolls('further down')
    await user.click(screen.getByRole('button', { name: words.toTop }))
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
    expect(document.activeElement).toBe(screen.getByRole('main'))
    scrolls('top')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
