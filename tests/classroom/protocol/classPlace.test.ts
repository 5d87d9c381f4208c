import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hexOf } from '../../../src/classroom/protocol/bytes'
import { classPlace, placeOnCard } from '../../../src/classroom/protocol/relay/classPlace'
import { tools } from './openedClass'

const classId = Uint8Array.from({ length: 16 }, (_, at) => at)
const ID = hexOf(classId)

it('equals the place that the rules compute from account and class', async () => {
  const expected = createHash('sha256').update(`ada/${ID}`).digest('hex').slice(0, 32)
  expect(await classPlace('ada', classId, tools)).toBe(expected)
})

it('differs for every account, so that only the teacher can use it', async () => {
  expect(await classPlace('grace', classId, tools)).not.toBe(await classPlace('ada', classId, tools))
})

it.each<[string, string, string]>([
  ['a place', '0123456789abcdef'.repeat(2), '0123456789abcdef'.repeat(2)],
  ['nothing, as before', '', ID],
  ['a way to elsewhere', 'x/reports/y', ID],
  ['a place in capitals', '0123456789ABCDEF'.repeat(2), ID],
  ['a longer name', 'a'.repeat(33), ID],
])('reads %s from a card', (_, user, place) => {
  expect(placeOnCard(user, classId)).toBe(place)
})
