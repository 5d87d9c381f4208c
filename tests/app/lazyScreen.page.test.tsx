import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { appWords as words } from '#words/app'
import { ErrorBoundary } from '../../src/app/ErrorBoundary'
import { lazyScreen } from '../../src/app/lazyScreen'
import { PageSpinner } from '../../src/app/PageSpinner'
import { advance, later, renderPart } from '../render/renderPart'

function Lesson({ title }: { readonly title: string }) {
  return <h1>{title}</h1>
}

describe('a screen whose script loads on demand', () => {
  it('shows a loading sign, then the screen', async () => {
    const script = later<typeof Lesson>()
    const { Screen } = lazyScreen(() => script.promise, PageSpinner)
    renderPart(<Screen title="Saving" />)
    expect(screen.getByRole('status').textContent).toBe(words.loading)
    script.resolve(Lesson)
    await advance()
    expect(screen.getByRole('heading', { name: 'Saving' })).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('appears at once after a preload, and loads its script once', async () => {
    const load = vi.fn<() => Promise<typeof Lesson>>(() => Promise.resolve(Lesson))
    const { preload, Screen } = lazyScreen(load, PageSpinner)
    await Promise.all([preload(), preload()])
    renderPart(<Screen title="Saving" />)
    expect(screen.getByRole('heading', { name: 'Saving' })).toBeTruthy()
    expect(load).toHaveBeenCalledOnce()
  })

  it('explains how to recover when its script fails, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const load = vi.fn<() => Promise<typeof Lesson>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
    load.mockResolvedValueOnce(Lesson)
    const { Screen } = lazyScreen(load, PageSpinner)
    const page = (key: string) => (
      <ErrorBoundary key={key}>
        <Screen title="Saving" />
      </ErrorBoundary>
    )
    const { rerender } = renderPart(page('first'))
    await advance()
    expect(screen.getByRole('alert').textContent).toContain(words.missingTitle)
    rerender(page('second'))
    await advance()
    expect(screen.getByRole('heading', { name: 'Saving' })).toBeTruthy()
  })

  it('reports nothing when the learner leaves before the script arrives', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const script = later<typeof Lesson>()
    const { Screen } = lazyScreen(() => script.promise, PageSpinner)
    const { rerender } = renderPart(<Screen title="Saving" />)
    rerender(<p>elsewhere</p>)
    script.reject(new TypeError('Failed to fetch'))
    await advance()
    expect(screen.getByText('elsewhere')).toBeTruthy()
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('a page with a failing part', () => {
  it('shows the error text in its place, and a way to restart', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    const Broken = (): never => {
      throw new Error('a bug')
    }
    const { user } = renderPart(
      <>
        <nav>Tabs</nav>
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </>,
    )
    expect(screen.getByText('Tabs')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain(words.errorTitle)
    await user.click(screen.getByRole('button', { name: words.refresh }))
    expect(reload).toHaveBeenCalledOnce()
  })
})
