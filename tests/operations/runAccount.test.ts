import { describe, expect, it } from 'vitest'
import { runAccount } from '../../tools/operations/runAccount'
import { plainFields } from '../../tools/operations/plainFields'

describe('npm run account', () => {
  it.each([
    ['no command', []],
    ['another command', ['remove', 'ada']],
    ['no account', ['delete']],
    ['two accounts', ['delete', 'ada', 'ben']],
    ['an account for all records', ['leftovers', 'ada']],
    ['an account number with a slash', ['find', 'ada/secrets']],
    ['an unknown option', ['find', 'ada', '--yes']],
  ])('explains itself, and asks no service, when given %s', async (_what, given) => {
    const said: string[] = []
    const operator = { env: {}, say: (line: string) => void said.push(line), answer: () => Promise.resolve('ada') }
    expect(await runAccount([...given, '--project', 'ledger'], operator)).toBe(2)
    expect(said).toEqual([expect.stringContaining('npm run account -- COMMAND')])
  })
})

describe('fields as plain JSON', () => {
  it('keep every type of Firestore readable', () => {
    const fields = plainFields({
      text: { stringValue: '' },
      nothing: { nullValue: null },
      count: { integerValue: '0' },
      amount: { doubleValue: 0.5 },
      yes: { booleanValue: false },
      at: { timestampValue: '2026-11-20T08:00:00Z' },
      bytes: { bytesValue: 'UEw=' },
      list: { arrayValue: { values: [{ integerValue: '7' }, { mapValue: { fields: { a: { stringValue: 'b' } } } }] } },
      emptyList: { arrayValue: {} },
      map: { mapValue: { fields: { inner: { mapValue: {} } } } },
    })
    expect(fields).toEqual({
      text: '',
      nothing: null,
      count: 0,
      amount: 0.5,
      yes: false,
      at: '2026-11-20T08:00:00Z',
      bytes: 'UEw=',
      list: [7, { a: 'b' }],
      emptyList: [],
      map: { inner: {} },
    })
  })
})
