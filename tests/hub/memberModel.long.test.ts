import { expect, it } from 'vitest'
import { chanceOf } from '../lab/chance'
import { MemberAgainstModel } from './MemberAgainstModel'

it('the hub matches the model for ten thousand random member requests', async () => {
  const member = await MemberAgainstModel.open()
  await member.play(chanceOf(1), 10_000)
  expect(member.requests).toBeGreaterThanOrEqual(10_000)
  // Every expected kind of answer occurs, so the requests vary enough.
  for (const met of ['PUT 201', 'PUT 400', 'PUT 403', 'PUT 404', 'PUT 409', 'POST 201', 'POST 403', 'DELETE 403'])
    expect(member.statuses[met], met).toBeGreaterThan(20)
  member.end()
})
