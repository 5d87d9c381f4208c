import { describe, expect, test } from 'vitest'
import {
  parseDeviceId,
  parseInstant,
  parseLearnerId,
  parseLessonId,
  parseLocalDate,
  parseModuleId,
} from '../../../src/core/progress/ids'

describe('ids', () => {
  test.each(['legacy', 'foundations_1', 'real_estate', 'A', '0', 'a-b', 'constructor', 'x'.repeat(64)])(
    'include "%s"',
    (id) => {
      for (const parse of [parseDeviceId, parseLearnerId, parseLessonId, parseModuleId]) expect(parse(id)).toBe(id)
    },
  )

  test.each(['', '_a', '__proto__', '-a', 'a b', 'a.b', 'a/b', 'é', 'a\n', 'x'.repeat(65), 5, null, undefined, ['a']])(
    'do not include %j',
    (id) => {
      for (const parse of [parseDeviceId, parseLearnerId, parseLessonId, parseModuleId])
        expect(parse(id)).toBeUndefined()
    },
  )
})

describe('existing dates', () => {
  test.each(['2020-01-01', '2024-02-29', '2026-12-31', '9999-12-31'])('include %s', (date) => {
    expect(parseLocalDate(date)).toBe(date)
  })

  test.each([
    '2019-12-31',
    '2026-02-29',
    '2026-13-01',
    '2026-04-31',
    '2026-1-1',
    '10000-01-01',
    '2026-01-01T00:00',
    '',
    5,
    null,
  ])('do not include %j', (date) => {
    expect(parseLocalDate(date)).toBeUndefined()
  })
})

describe('valid instants', () => {
  test.each(['2020-01-01T00:00:00.000Z', '2024-02-29T23:59:59.999Z'])('include %s', (instant) => {
    expect(parseInstant(instant)).toBe(instant)
  })

  test.each([
    '2019-12-31T23:59:59.999Z',
    '2026-02-30T00:00:00.000Z',
    '2026-01-01T24:00:00.000Z',
    '2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00.000+00:00',
    '+002026-01-01T00:00:00.000Z',
    '2026-01-01',
    '',
    0,
    null,
  ])('do not include %j', (instant) => {
    expect(parseInstant(instant)).toBeUndefined()
  })
})
