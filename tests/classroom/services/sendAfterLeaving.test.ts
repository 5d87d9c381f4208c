import { beforeEach, describe, expect, it, vi } from 'vitest'
import { windowTriggers } from '../../../src/platform/window/windowTriggers'
import { sendAfterLeaving } from '../../../src/app/services/startReplication'
import type { Watched } from '../../../src/data/store/replicationStore'
import { FakeWindow } from '../../fakes/FakeWindow'

let page = new FakeWindow()
let askWorker = vi.fn()
let tell = (_watched: Watched): void => undefined
let stop = (): void => undefined

beforeEach(() => {
  page = new FakeWindow()
  askWorker = vi.fn()
  stop = sendAfterLeaving({
    store: {
      watch: (listener) => {
        tell = listener
        return () => (tell = () => undefined)
      },
    },
    triggers: windowTriggers(page),
    askWorker,
  })
})

const waiting = (revision: number): Watched => ({ revision, syncedRevision: 1, requests: 0 })
const sent: Watched = { revision: 4, syncedRevision: 4, requests: 0 }

describe('the worker is asked to send', () => {
  it('when the page is left while something waits', () => {
    tell(waiting(2))
    expect(askWorker).not.toHaveBeenCalled()
    page.hide()
    expect(askWorker).toHaveBeenCalledTimes(1)
  })

  it('when the device goes offline while something waits', () => {
    tell(waiting(2))
    page.goOffline()
    expect(askWorker).toHaveBeenCalledTimes(1)
  })

  it('for each write while offline or on a hidden page', () => {
    page.goOffline()
    tell(waiting(2))
    tell(waiting(3))
    expect(askWorker).toHaveBeenCalledTimes(2)
    page.goOnline()
    page.hide()
    tell(waiting(4))
    expect(askWorker).toHaveBeenCalledTimes(4)
  })
})

describe('the worker is not asked to send', () => {
  it('when everything is sent', () => {
    tell(sent)
    page.hide()
    page.goOffline()
    expect(askWorker).not.toHaveBeenCalled()
  })

  it('when a page is open to send it', () => {
    tell(waiting(2))
    tell(waiting(3))
    expect(askWorker).not.toHaveBeenCalled()
  })

  it('for a change of status only, since failures must not repeat it', () => {
    page.goOffline()
    tell(waiting(2))
    tell(waiting(2))
    tell({ ...waiting(2), requests: 1 })
    expect(askWorker).toHaveBeenCalledTimes(1)
  })

  it('after it was stopped', () => {
    tell(waiting(2))
    stop()
    page.hide()
    tell(waiting(3))
    expect(askWorker).not.toHaveBeenCalled()
  })
})
