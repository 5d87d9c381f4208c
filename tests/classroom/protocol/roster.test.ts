import { describe, expect, it } from 'vitest'
import { EMPTY_BOOK, withArrival, withDecision } from '../../../src/classroom/protocol/book/classBook'
import { notInClass } from '../../../src/classroom/protocol/book/roster'
import { parseReport } from '../../../src/classroom/protocol/report/report'
import { isJsonMap, type Json } from '../../../src/core/progress/json'
import { arrivalOf, leavingOf, memberId, senderHash } from './bookSamples'

interface Said {
  readonly name: string
  readonly notJoined?: readonly string[]
  readonly sequence?: number
}

function heard(said: readonly Said[], letIn: readonly string[]) {
  const book = said.reduce((before, { name, sequence = 1, notJoined }) => {
    const about = { sender: senderHash(name), says: memberId(name), sequence, lessons: [], name }
    return withArrival(before, arrivalOf({ ...about, ...(notJoined && { notJoined }) }))
  }, EMPTY_BOOK)
  return letIn.reduce((before, name) => withDecision(before, senderHash(name), memberId(name), true), book)
}

const names = (book: ReturnType<typeof heard>) => notInClass(book).map(({ name, beside }) => [name, beside])

describe('learners who have not joined', () => {
  it('are named once, beside a member, unless a member has that name', () => {
    const said = [
      { name: 'Ada', notJoined: ['Noor', 'Ben', 'Zoe'] },
      { name: 'Ben', notJoined: ['NOOR '] },
    ]
    expect(names(heard(said, ['Ada', 'Ben']))).toEqual([
      ['Noor', 'Ada'],
      ['Zoe', 'Ada'],
    ])
  })

  it('are not named by waiting senders or by members who left', () => {
    const book = heard([{ name: 'Ada', notJoined: ['Noor'] }], [])
    expect(names(book)).toEqual([])
    const letIn = heard([{ name: 'Ada', notJoined: ['Noor'] }], ['Ada'])
    expect(names(withArrival(letIn, leavingOf({ sender: senderHash('Ada'), sequence: 2 })))).toEqual([])
  })

  it('are no longer named once the newest report leaves them out', () => {
    const said = [
      { name: 'Ada', notJoined: ['Noor'] },
      { name: 'Ada', sequence: 2 },
    ]
    expect(names(heard(said, ['Ada']))).toEqual([])
  })

  it.each<readonly [string, Json, readonly string[] | undefined]>([
    ['names', ['Noor'], ['Noor']],
    ['what is no name beside one', ['Noor', 7, '', 'a\u0000'], ['Noor']],
    ['no list', 'Noor', undefined],
    ['none', [], undefined],
    ['more than share a device', Array<string>(31).fill('Noor'), Array<string>(30).fill('Noor')],
  ])('are read from a report with %s', (_what, notJoined, read) => {
    const learning = { owner: 'a'.repeat(32), format: 1, epoch: 0 }
    const map: Json = { app: '3', sequence: 1, name: 'Ada', learning, notJoined }
    if (!isJsonMap(map)) throw new Error('no map')
    expect(parseReport(map)).toMatchObject({ kind: 'parsed', report: { name: 'Ada', notJoined: read } })
  })
})
