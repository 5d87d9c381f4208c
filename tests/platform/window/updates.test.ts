import { describe, expect, it } from 'vitest'
import { createChunkErrorGuard } from '../../../src/platform/window/guardChunkErrors'
import { createReadiness } from '../../../src/platform/window/readiness'
import { createUpdates } from '../../../src/platform/window/updates'
import { parsePageMessage, parseWorkerMessage } from '../../../src/platform/workerMessages'

function tab({ hidden = false } = {}) {
  const form = { isFilled: false }
  let reloads = 0
  const hide: (() => void)[] = []
  const updates = createUpdates({
    reload: () => {
      reloads += 1
    },
    isHidden: () => hidden,
    hasTypedText: () => form.isFilled,
    onHidden: (listener) => hide.push(listener),
  })
  return { updates, form, reloads: () => reloads, hide: () => hide.forEach((listener) => listener()) }
}

describe('an update', () => {
  it('waits for the learner’s approval, then reloads when it serves this window', () => {
    const { updates, reloads } = tab()
    let letIn = 0
    updates.offer(() => {
      letIn += 1
    })
    expect([updates.getSnapshot().available, letIn, reloads()]).toEqual([true, 0, 0])
    updates.apply()
    expect([letIn, reloads()]).toEqual([1, 0])
    updates.tookOver()
    expect(reloads()).toBe(1)
  })

  it('approved in another window reloads this one only while hidden', () => {
    const { updates, reloads, hide } = tab()
    updates.tookOver()
    expect([updates.getSnapshot().available, reloads()]).toEqual([true, 0])
    hide()
    expect(reloads()).toBe(1)
    const unseen = tab({ hidden: true })
    unseen.updates.tookOver()
    expect(unseen.reloads()).toBe(1)
  })
})

const message = {
  type: 'update',
  state: 'fetching',
  bytes: { done: 38_000, total: 40_000 },
  files: { done: 3, total: 5 },
} as const

describe('the download of an update', () => {
  it('tells subscribers only of changes, and ends when in use', () => {
    const { updates } = tab()
    let changes = 0
    updates.subscribe(() => {
      changes += 1
    })
    updates.receive(message)
    updates.receive({ ...message })
    expect([changes, updates.getSnapshot().download]).toEqual([1, message])
    updates.receive({ ...message, state: 'in-use' })
    expect(updates.getSnapshot()).toEqual({ available: false, download: undefined })
  })

  it('takes back the offer and its press when files are missing', () => {
    const { updates, reloads } = tab()
    updates.receive({ ...message, state: 'ready' })
    updates.offer(() => undefined)
    updates.apply()
    updates.receive({ ...message, state: 'waiting' })
    expect(updates.getSnapshot().available).toBe(false)
    updates.tookOver()
    updates.receive(message)
    expect([updates.getSnapshot().available, reloads()]).toEqual([true, 0])
  })

  it('starts at the learner’s request', () => {
    const { updates } = tab()
    let requests = 0
    updates.fetchNow()
    updates.onFetchNow(() => {
      requests += 1
    })
    updates.fetchNow()
    expect(requests).toBe(1)
  })
})

describe('an update message', () => {
  it.each([
    ['an unknown state', { ...message, state: 'sleeping' }],
    ['more bytes done than there are', { ...message, bytes: { done: 2, total: 1 } }],
    ['no files', { ...message, files: undefined }],
    ['half a byte', { ...message, bytes: { done: 0.5, total: 1 } }],
  ])('is ignored with %s', (_, value) => {
    expect(parseWorkerMessage(value)).toBeUndefined()
    expect(parseWorkerMessage(message)).toEqual(message)
  })

  it('keeps only known marks of a failed step', () => {
    const failed = { ...message, state: 'waiting', failed: true, isFull: true }
    expect(parseWorkerMessage({ ...failed, more: 1 })).toEqual(failed)
    expect(parseWorkerMessage({ ...message, failed: 'no', isFull: 1 })).toEqual(message)
  })

  it.each(['update?', 'fetch-update', 'fetch-update-now', 'use-update'])('is requested with %s', (type) => {
    expect(parsePageMessage({ type, more: 1 })).toEqual({ type })
  })
})

describe('text typed in a form', () => {
  it.each([{ hidden: false }, { hidden: true }])('survives an update that another window approved: %j', (options) => {
    const { updates, form, reloads, hide } = tab(options)
    form.isFilled = true
    updates.tookOver()
    hide()
    expect([updates.getSnapshot().available, reloads()]).toEqual([true, 0])
    form.isFilled = false
    hide()
    expect(reloads()).toBe(1)
  })
})

describe('a chunk that is gone', () => {
  function view({ online = true, reachable = true, blocked = false, leaving = false } = {}) {
    const kept = new Map<string, string>()
    let reloads = 0
    return {
      reloads: () => reloads,
      isOnline: () => online,
      isSiteReachable: async () => reachable,
      isLeaving: () => leaving,
      pause: () => Promise.resolve(),
      storage: () => {
        if (blocked) throw new Error('storage is blocked')
        return {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, v: string) => kept.set(key, v),
        }
      },
      reload: () => {
        reloads += 1
      },
    }
  }

  it('reloads once for the same scripts, and again for newer ones', async () => {
    const seen = view()
    await createChunkErrorGuard(seen, 'index-1.js')()
    await createChunkErrorGuard(seen, 'index-1.js')()
    expect(seen.reloads()).toBe(1)
    await createChunkErrorGuard(seen, 'index-2.js')()
    expect(seen.reloads()).toBe(2)
  })

  it.each([
    ['offline', { online: false }],
    ['when the server does not answer', { reachable: false }],
    ['when it could not remember having reloaded', { blocked: true }],
    ['over a link that was just followed', { leaving: true }],
  ])('never reloads %s', async (_, options) => {
    const seen = view(options)
    await createChunkErrorGuard(seen, 'index-1.js')()
    expect(seen.reloads()).toBe(0)
  })

  it('waits before a reload, in case Back is leaving the page', async () => {
    let wait = (): void => undefined
    const pause = () => new Promise<void>((resolve) => (wait = resolve))
    const seen = view()
    const answer = createChunkErrorGuard({ ...seen, pause }, 'index-1.js')()
    await new Promise((resolve) => setTimeout(resolve))
    expect(seen.reloads()).toBe(0)
    // The user is still on the page.
    wait()
    await answer
    expect(seen.reloads()).toBe(1)
  })
})

describe('readiness', () => {
  const message = {
    type: 'readiness',
    state: 'filling',
    precache: { done: 30, total: 33 },
    lessons: { done: 11, total: 49 },
    quizzes: { done: 0, total: 10 },
    bytes: 900_000,
  } as const

  it('adds the worker’s counts, and keeps them when the install fails', () => {
    const readiness = createReadiness()
    let changes = 0
    const stop = readiness.subscribe(() => {
      changes += 1
    })
    readiness.receive(message)
    expect(readiness.getSnapshot()).toMatchObject({
      state: 'filling',
      done: 41,
      total: 92,
      lessons: 11,
      quizzesTotal: 10,
    })
    readiness.become('waiting')
    expect(readiness.getSnapshot()).toMatchObject({ state: 'waiting', done: 41, total: 92 })
    stop()
    readiness.become('unsupported')
    expect(changes).toBe(2)
  })

  it.each([
    ['another type', { ...message, type: 'other' }],
    ['an unknown state', { ...message, state: 'sleeping' }],
    ['more done than there is', { ...message, lessons: { done: 50, total: 49 } }],
    ['a missing count', { ...message, quizzes: undefined }],
    ['no object', 'readiness'],
  ])('ignores a message with %s', (_, value) => {
    expect(parseWorkerMessage(value)).toBeUndefined()
    expect(parseWorkerMessage(message)).toEqual(message)
  })

  it('is requested in known words only', () => {
    expect(parsePageMessage({ type: 'fill-lessons', more: 1 })).toEqual({ type: 'fill-lessons' })
    expect(parsePageMessage({ type: 'languages' })).toEqual({ type: 'languages' })
    expect(parsePageMessage({ type: 'SKIP_WAITING' })).toBeUndefined()
    expect(parsePageMessage(null)).toBeUndefined()
  })
})
