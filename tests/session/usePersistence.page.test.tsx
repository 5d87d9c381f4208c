import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePersistence } from '../../src/session/usePersistence'
import { later } from '../render/renderPart'

const storage = { persisted: vi.fn<() => Promise<boolean>>(), persist: vi.fn<() => Promise<boolean>>() }

beforeEach(() => {
  storage.persisted.mockResolvedValue(false)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const settled = () => act(() => Promise.resolve())

it('is undefined until the browser answers, and never asks automatically', async () => {
  const answer = later<boolean>()
  storage.persisted.mockReturnValue(answer.promise)
  const { result } = renderHook(() => usePersistence())
  await settled()
  expect(result.current).toMatchObject({ persistence: undefined, isAsking: false, isRefused: false })
  await act(async () => answer.resolve(true))
  expect(result.current.persistence).toBe('persistent')
  expect(storage.persist).not.toHaveBeenCalled()
})

it('is asking until the browser answers, and then shows that answer', async () => {
  const answer = later<boolean>()
  storage.persist.mockReturnValue(answer.promise)
  const { result } = renderHook(() => usePersistence())
  await settled()
  act(() => result.current.ask())
  expect(result.current).toMatchObject({ persistence: 'best-effort', isAsking: true, isRefused: false })
  await act(async () => answer.resolve(true))
  expect(result.current).toMatchObject({ persistence: 'persistent', isAsking: false, isRefused: false })
})

it('reports a denial only after this page has asked', async () => {
  storage.persist.mockResolvedValue(false)
  const { result } = renderHook(() => usePersistence())
  await settled()
  expect(result.current).toMatchObject({ persistence: 'best-effort', isRefused: false })
  await act(async () => result.current.ask())
  expect(result.current).toMatchObject({ persistence: 'best-effort', isAsking: false, isRefused: true })
})

it('treats a failing browser as unknown', async () => {
  storage.persisted.mockRejectedValue(new Error('not in a private window'))
  storage.persist.mockRejectedValue(new Error('not in a private window'))
  const { result } = renderHook(() => usePersistence())
  await settled()
  expect(result.current.persistence).toBe('unknown')
  await act(async () => result.current.ask())
  expect(result.current).toMatchObject({ persistence: 'unknown', isAsking: false, isRefused: true })
})
