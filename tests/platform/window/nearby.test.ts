import { expect, it, vi } from 'vitest'
import { type Bring, createNearby } from '../../../src/platform/window/nearby'

const worker = { postMessage: () => undefined }

it('brings nothing while no device in the room is known', () => {
  expect(createNearby().bring(worker)).toBeUndefined()
})

it('joins a second call to the first, and starts again later', async () => {
  const nearby = createNearby()
  let end = (): void => undefined
  const bring = vi.fn<Bring>(() => new Promise((resolve) => (end = resolve)))
  nearby.offer(bring)
  const [first, second] = [nearby.bring(worker), nearby.bring(worker)]
  end()
  await Promise.all([first, second])
  expect(bring).toHaveBeenCalledExactlyOnceWith(worker)
  void nearby.bring(worker)
  expect(bring).toHaveBeenCalledTimes(2)
})

it('keeps the offer of the next learner when the one before ends', async () => {
  const nearby = createNearby()
  const [one, two] = [vi.fn<Bring>(async () => undefined), vi.fn<Bring>(async () => undefined)]
  const endOne = nearby.offer(one)
  const endTwo = nearby.offer(two)
  endOne()
  await nearby.bring(worker)
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([0, 1])
  endTwo()
  expect(nearby.bring(worker)).toBeUndefined()
})
