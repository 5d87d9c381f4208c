import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseFileAnswer, parseFileQuestion } from '../../src/platform/fileMessages'
import { createKeptFiles } from '../../src/platform/window/keptFiles'

/** A worker that gives these answers to every question. */
const workerThatSays = (...answers: readonly unknown[]) =>
  createKeptFiles(async () => ({
    postMessage: (_question: unknown, [port]: readonly Transferable[]) => {
      if (port instanceof MessagePort) for (const answer of answers) port.postMessage(answer)
    },
  }))
const report = { type: 'files', edition: 'aB3', modules: {}, lastCheck: undefined }
const silent = () => createKeptFiles(async () => ({ postMessage: () => undefined }))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('the files that the worker has saved', () => {
  it('are reported by the worker, and its other messages are ignored', async () => {
    expect(await workerThatSays({ type: 'readiness' }, 'noise', report).report()).toEqual(report)
  })

  it('are checked while the page receives the progress', async () => {
    const told: unknown[] = []
    const checked = { type: 'checked', total: 9, mended: 1, missing: 0, later: 2 }
    const files = workerThatSays(
      { type: 'checking', done: 3, total: 9 },
      { type: 'checking', done: 10, total: 9 },
      checked,
    )
    expect(await files.check((tally) => told.push(tally))).toEqual(checked)
    expect(told).toEqual([{ type: 'checking', done: 3, total: 9 }])
  })

  it('are counted by language', async () => {
    const languages = [
      { tag: 'es', done: 2, total: 9, bytes: 70 },
      { tag: 'fr', done: 10, total: 9, bytes: 70 },
      { tag: 7, done: 1, total: 9, bytes: 70 },
      'noise',
    ]
    const files = workerThatSays(report, { type: 'language-files', languages })
    expect(await files.languages()).toEqual(languages.slice(0, 1))
  })

  it('are unknown without a worker, or with a failing or older one', async () => {
    expect(await createKeptFiles(async () => undefined).report()).toBeUndefined()
    expect(await createKeptFiles(() => Promise.reject(new Error('blocked'))).report()).toBeUndefined()
    const asking = silent().check(() => undefined)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await asking).toBeUndefined()
  })
})

describe('messages about files', () => {
  it.each([
    [{ type: 'files', edition: 1, modules: {} }],
    [{ type: 'files', edition: 'a', modules: null }],
    [{ type: 'checked', total: 3, mended: 2, missing: 2 }],
    [{ type: 'checked', total: 3, mended: -1, missing: 0 }],
    [{ type: 'checked', total: 3, mended: 0, missing: 0, later: 4 }],
    [{ type: 'language-files', languages: 'es' }],
    [{ type: 'other' }],
    [null],
  ])('are ignored if invalid: %j', (value) => {
    expect(parseFileAnswer(value)).toBeUndefined()
    expect(parseFileQuestion(value)).toBeUndefined()
  })

  it('leave out a module with invalid counts and a check without time', () => {
    const modules = {
      saving: { lessons: { done: 1, total: 2 }, quizzes: { done: 0, total: 1 } },
      credit: { lessons: { done: 3, total: 2 }, quizzes: { done: 0, total: 1 } },
    }
    const lastCheck = { at: 'yesterday', files: 3 }
    expect(parseFileAnswer({ ...report, modules, lastCheck })).toEqual({
      ...report,
      modules: { saving: modules.saving },
    })
  })
})
