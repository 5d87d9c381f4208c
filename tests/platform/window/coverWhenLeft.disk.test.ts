import { beforeEach, describe, expect, it, vi } from 'vitest'
import { coverWhenLeft } from '../../../src/platform/window/coverWhenLeft'
import { FakePageLife } from '../../fakes/FakePageLife'

const body = { hidden: false }
const onSeen = vi.fn()
const reload = vi.fn()
const host = { document: { body }, location: { reload } }

let current: () => Promise<string | undefined>
let page: FakePageLife
let shown: string | undefined
beforeEach(() => {
  body.hidden = false
  onSeen.mockClear()
  reload.mockClear()
  page = new FakePageLife()
  shown = 'maya'
  coverWhenLeft({ page, shown: () => shown, current: () => current(), needsLearner: true, onSeen, host })
})

describe('a page that is frozen and restored', () => {
  it('is covered before the check, then shows its content from the top', async () => {
    let answer = (_id: string): void => undefined
    current = () => new Promise((resolve) => (answer = resolve))
    page.leave()
    expect(body.hidden).toBe(true)
    page.comeBack()
    await Promise.resolve()
    expect([body.hidden, reload.mock.calls.length, onSeen.mock.calls.length]).toEqual([true, 0, 0])
    answer('maya')
    await vi.waitFor(() => expect(body.hidden).toBe(false))
    expect(onSeen).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
  })

  it.each<[string, () => Promise<string | undefined>]>([
    ['she has signed out', () => Promise.resolve(undefined)],
    ['somebody else learns here', () => Promise.resolve('ana')],
    ['nobody can say', () => Promise.reject(new Error('no storage'))],
  ])('never shows its content, and reloads, when %s', async (_why, answer) => {
    current = answer
    page.leave()
    page.comeBack()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(body.hidden).toBe(true)
  })

  it('never shows a learner’s screen that was left by signing out', async () => {
    shown = undefined
    current = () => Promise.resolve(undefined)
    page.leave()
    page.comeBack()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(body.hidden).toBe(true)
  })

  it('shows a public page without a learner again', async () => {
    const publicPage = new FakePageLife()
    coverWhenLeft({
      page: publicPage,
      shown: () => undefined,
      current: () => Promise.resolve(undefined),
      needsLearner: false,
      onSeen,
      host,
    })
    publicPage.leave()
    publicPage.comeBack()
    await vi.waitFor(() => expect(body.hidden).toBe(false))
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads when no answer comes', async () => {
    vi.useFakeTimers()
    current = () => new Promise(() => undefined)
    page.leave()
    page.comeBack()
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    expect([body.hidden, reload.mock.calls.length]).toEqual([true, 1])
  })
})
