import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SecondScriptKeeper, type SecondScriptScope, type SyncEvent } from '../../sw/secondScript'

const URL = '/assets/backup-12345678.js'

/** A worker whose browser stores scripts imported during the install, and imports no others later. */
function fakeWorker({ canBeWoken = true, isReachable = true } = {}) {
  const stored = new Set<string>()
  const opened = vi.fn()
  const runBackup = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const scope: SecondScriptScope & { isInstalling: boolean } = {
    isInstalling: true,
    registration: canBeWoken ? { sync: {} } : {},
    importScripts: (url) => {
      if (!stored.has(url) && !(scope.isInstalling && isReachable)) throw new DOMException('failed', 'NetworkError')
      stored.add(url)
      scope.openBackup = () => {
        opened()
        return { runBackup }
      }
    },
  }
  const keeper = new SecondScriptKeeper(URL, scope)
  const wake = (tag = 'backup'): Promise<unknown> => {
    const waits: Promise<void>[] = []
    const event: SyncEvent = { tag, waitUntil: (wait) => void waits.push(wait) }
    keeper.hear(event)
    return Promise.all(waits).then(() => waits.length)
  }
  return { scope, keeper, stored, opened, runBackup, wake }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

describe('the second script of the worker', () => {
  it('is stored during the install, and does not run', () => {
    const { keeper, stored, opened, scope } = fakeWorker()
    keeper.keep()
    expect([...stored]).toEqual([URL])
    expect(opened).not.toHaveBeenCalled()
    expect(scope.openBackup).toBeUndefined()
  })

  it('is not loaded when the browser can’t wake the worker', () => {
    const { keeper, stored } = fakeWorker({ canBeWoken: false })
    keeper.keep()
    expect(stored.size).toBe(0)
  })

  it('is opened once on the first wake-up, and runs each time', async () => {
    const { keeper, scope, wake, opened, runBackup } = fakeWorker()
    keeper.keep()
    scope.isInstalling = false
    await wake()
    await wake()
    expect(opened).toHaveBeenCalledTimes(1)
    expect(runBackup).toHaveBeenCalledTimes(2)
  })

  it('tells the browser when to wake the worker again', async () => {
    const { keeper, wake, runBackup } = fakeWorker()
    keeper.keep()
    runBackup.mockRejectedValueOnce(new Error('The backup waits: offline.'))
    await expect(wake()).rejects.toThrow('The backup waits')
    await expect(wake()).resolves.toBe(1)
  })

  it('ignores wake-ups with another name', async () => {
    const { keeper, wake, opened } = fakeWorker()
    keeper.keep()
    expect(await wake('something-else')).toBe(0)
    expect(opened).not.toHaveBeenCalled()
  })

  it('can be missing without a failed install or wake-up', async () => {
    const { keeper, scope, wake, runBackup } = fakeWorker({ isReachable: false })
    keeper.keep()
    scope.isInstalling = false
    await expect(wake()).resolves.toBe(1)
    expect(runBackup).not.toHaveBeenCalled()
  })
})
