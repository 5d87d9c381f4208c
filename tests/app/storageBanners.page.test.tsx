import { act, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { learnerFrameWords as words } from '#words/learnerFrame'
import { StorageBanners } from '../../src/app/learner/StorageBanners'
import type { OpenedLearnerStore, StoreBeginning } from '../../src/data/store/learnerStore'
import type { StoreHealth } from '../../src/data/store/storeHealth'
import { advance, later, renderPart } from '../render/renderPart'

const shown = (store: OpenedLearnerStore, hasAccount = false) => (
  <MemoryRouter>
    <StorageBanners store={store} hasAccount={hasAccount} />
  </MemoryRouter>
)

const GONE: StoreHealth = { kind: 'failing', reason: 'connection', isGone: true }

/** A database in this tab that works or fails on command. */
function storeThat(begins: StoreBeginning, first: StoreHealth = { kind: 'healthy' }) {
  let health = first
  const listeners = new Set<() => void>()
  const restoring = later<void>()
  const parts = {
    beginning: begins,
    health: () => health,
    onHealth: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    restore: vi.fn<() => Promise<void>>(() => restoring.promise),
    noteLossSeen: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  }
  const becomes = (next: StoreHealth) =>
    act(async () => {
      health = next
      for (const listener of listeners) listener()
    })
  return { store: parts as unknown as OpenedLearnerStore, parts, becomes, restoring, listeners }
}

describe('the storage banners above every screen', () => {
  it('are hidden while everything is saved', () => {
    const { container } = renderPart(shown(storeThat('found').store))
    expect(container.textContent).toBe('')
  })

  it.each(['quota', 'connection', 'outdated', 'private-mode'] as const)(
    'show an unsaved change at once, until saving works again: %s',
    async (reason) => {
      const { store, becomes } = storeThat('found')
      const { container } = renderPart(shown(store))
      await becomes({ kind: 'failing', reason })
      expect(screen.getByRole('alert').textContent).toContain(words.notSaving[reason])
      await becomes({ kind: 'healthy' })
      expect(container.textContent).toBe('')
    },
  )

  it('lead to the storage of a device that is out of space', async () => {
    renderPart(shown(storeThat('found', { kind: 'failing', reason: 'quota' }).store))
    expect(screen.getByRole('link', { name: words.toStorage }).getAttribute('href')).toBe('/profile#backup-file')
  })

  it('offer to save deleted data again, once however often it is pressed', async () => {
    const { store, parts, restoring, becomes } = storeThat('found', GONE)
    const { user, container } = renderPart(shown(store))
    await advance(500)
    const restore = screen.getByRole('button', { name: words.restore })
    await user.dblClick(restore)
    expect(parts.restore).toHaveBeenCalledOnce()
    expect(restore.getAttribute('aria-busy')).toBe('true')
    restoring.resolve()
    await advance()
    expect(restore.hasAttribute('aria-busy')).toBe(false)
    await becomes({ kind: 'healthy' })
    expect(container.textContent).toBe('')
  })

  it('report that the device lost progress until the learner has seen it', async () => {
    const { store, parts } = storeThat('lost')
    const { user, container } = renderPart(shown(store))
    expect(screen.getByRole('status').textContent).toContain(words.progressLost + words.progressLostDo)
    const restore = screen.getByRole('link', { name: 'Restore from a backup file' })
    expect(restore.getAttribute('href')).toBe('/profile#bring-in-file')
    await user.click(screen.getByRole('button', { name: words.close }))
    expect(container.textContent).toBe('')
    expect(parts.noteLossSeen).toHaveBeenCalledOnce()
  })

  it('tell a learner with an account that the account has a copy', () => {
    renderPart(shown(storeThat('lost').store, true))
    expect(screen.getByRole('status').textContent).toContain(words.progressLostAccount)
    expect(screen.getByRole('link', { name: words.restoreFile })).toBeTruthy()
  })

  it('stop watching when the learner leaves, also during a new save', async () => {
    const complaint = vi.spyOn(console, 'error')
    const { store, restoring, listeners } = storeThat('found', GONE)
    const { user, unmount } = renderPart(shown(store))
    await advance(500)
    await user.click(screen.getByRole('button', { name: words.restore }))
    unmount()
    expect(listeners.size).toBe(0)
    restoring.resolve()
    await advance()
    expect(complaint).not.toHaveBeenCalled()
  })
})
