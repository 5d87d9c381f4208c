import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAnswer, readLog } from '../../../src/core/progress/answerLog'
import { boundAnswers, MOST_ANSWERS } from '../../../src/core/progress/boundAnswers'
import type { ProgressDocument } from '../../../src/core/progress/document'
import type { DeviceId } from '../../../src/core/progress/ids'
import { join } from '../../../src/core/progress/join'
import { canonicalText } from '../../../src/core/progress/json'
import { parseDocument } from '../../../src/core/progress/parseDocument'
import { answerReview, answersTo, deviceLogs } from '../../../src/core/progress/practice'
import { parsedDocument } from './arbitraries'
import { original } from './implementation'
import { day, device, doneBy, fresh, OWNER, question } from './samples'
import { timesAnswered } from './timesAnswered'

const Q1 = question('credit-q1')
const [A, B, C] = ['a', 'b', 'c'].map(device) as [DeviceId, DeviceId, DeviceId]

/** Entries by device, as stored in a document. */
type Entries = Readonly<Record<string, readonly [count: number, log: string]>>

function holding(entries: Entries): ProgressDocument {
  const parsed = parseDocument({ ...fresh(), practice: { [Q1]: entries } }, OWNER)
  if (parsed.kind === 'unreadable') throw new Error('The test’s own document was unreadable.')
  return parsed.document
}

const entriesOf = (document: ProgressDocument): Entries | undefined => document.practice?.[Q1]
const full = (days: string) => `${days}r1`.repeat(6)

describe('the stored answers to a question', () => {
  test('stay unchanged on two devices with full logs', () => {
    const document = holding({ [A]: [90, full('001')], [B]: [80, full('002')] })
    expect(boundAnswers(document)).toBe(document)
    const nothing = fresh()
    expect(boundAnswers(nothing)).toBe(nothing)
  })

  test('are limited to the last twelve, and shortened logs are marked', () => {
    const bounded = boundAnswers(
      holding({ [A]: [9, full('001')], [B]: [8, '002r1002r2002r3003r4003r5003r6'], [C]: [2, '004q1004q2'] }),
    )
    // There were fourteen answers, and the two oldest are from A.
    expect(entriesOf(bounded)).toEqual({
      [A]: [9, '~~~~2001r1001r1001r1001r1'],
      [B]: [8, '002r1002r2002r3003r4003r5003r6'],
      [C]: [2, '004q1004q2'],
    })
    expect(answersTo(bounded, Q1)).toHaveLength(MOST_ANSWERS)
  })

  test('are removed from the device with the oldest, except its last', () => {
    const bounded = boundAnswers(
      holding({
        [A]: [9, '001r1005r1005r2005r3005r4005r5'],
        [B]: [8, '002r1002r2006r3006r4006r5006r6'],
        [C]: [1, '000r1'],
        d: [6, full('007')],
      }),
    )
    expect(entriesOf(bounded)).toEqual({
      [A]: [9, '~~~~5005r5'],
      [B]: [8, '~~~~2006r3006r4006r5006r6'],
      [C]: [1, '000r1'],
      d: [6, full('007')],
    })
  })

  test('include at least one answer of each device', () => {
    const devices = Array.from({ length: 20 }, (_, index) => `device-${index}`)
    const bounded = boundAnswers(holding(Object.fromEntries(devices.map((id) => [id, [7, full('001')]]))))
    expect(Object.values(entriesOf(bounded) ?? {})).toEqual(devices.map(() => [7, '~~~~5001r1']))
    expect(boundAnswers(bounded)).toBe(bounded)
  })

  test("continue with a device's next answer, which wins the join", () => {
    const whole = holding({ [A]: [9, full('001')], [B]: [8, full('002')], [C]: [7, full('003')] })
    const bounded = boundAnswers(whole)
    expect(entriesOf(bounded)?.[A]).toEqual([9, '~~~~5001r1'])
    const next = doneBy(answerReview(bounded, { key: Q1, chosen: 3, device: A, today: day('2026-03-01') }))
    expect(entriesOf(next)?.[A]).toEqual([10, '001r101nr3'])
    for (const older of [whole, bounded]) expect(canonicalText(join(next, older))).toBe(canonicalText(next))
  })

  test('keep data that a newer version wrote after a log', () => {
    const bounded = boundAnswers(
      holding({ [A]: [9, full('001'), { hint: 1 }], [B]: [8, full('002')], [C]: [1, '003r1'] } as unknown as Entries),
    )
    expect(entriesOf(bounded)?.[A]).toEqual([9, '~~~~1001r1001r1001r1001r1001r1', { hint: 1 }])
  })

  test('stay unchanged in a document of a newer format', () => {
    const newer = {
      ...holding({ [A]: [9, full('001')], [B]: [8, full('002')], [C]: [7, full('003')] }),
      format: 2,
    }
    expect(boundAnswers(newer)).toBe(newer)
  })

  test('can be read by a version that does not know the mark', () => {
    const log = entriesOf(
      boundAnswers(holding({ [A]: [9, full('001')], [B]: [8, full('002')], [C]: [7, full('003')] })),
    )
    const pieces = (log?.[A]?.[1] ?? '').match(/.{5}/g) ?? []
    expect(pieces.map(readAnswer)).toEqual([undefined, { day: '2026-01-02', kind: 'review', chosen: 1 }])
    // The result when such a version adds the next answer.
    expect(readLog([10, '~~~~5001r102nr3'])?.answers).toEqual(['001r1', '02nr3'])
  })
})

const written = fc.record({ on: fc.integer({ min: 0, max: 40 }), chosen: fc.nat(9) })
/** Devices with their answers in the order of days, because their clocks are never set back. */
const entries: fc.Arbitrary<Entries> = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.array(written, { minLength: 1, maxLength: 6 }))
  .map((devices) =>
    Object.fromEntries(
      Object.entries(devices).map(([id, answers]) => {
        const days = answers.map(({ on }) => on).sort((a, b) => a - b)
        const log = answers.map(({ chosen }, at) => `${(days[at] ?? 0).toString(36).padStart(3, '0')}r${chosen}`)
        return [id, [answers.length + 3, log.join('')]]
      }),
    ),
  )

function answersIn(document: ProgressDocument): ReadonlyMap<DeviceId, readonly string[]> {
  return new Map(deviceLogs(document, Q1).map(([id, { answers }]) => [id, answers]))
}

describe('limiting the answers', () => {
  test('keeps counts and last answers, and removes only the oldest', () => {
    fc.assert(
      fc.property(entries, (given) => {
        const before = holding(given)
        const after = boundAnswers(before)
        expect(timesAnswered(after, Q1)).toBe(timesAnswered(before, Q1))
        const [all, kept] = [answersIn(before), answersIn(after)]
        expect([...kept.keys()]).toEqual([...all.keys()])
        const dropped: string[] = []
        for (const [id, answers] of all) {
          const left = kept.get(id) ?? []
          expect(left.length).toBeGreaterThan(0)
          expect(answers.slice(-left.length)).toEqual(left)
          dropped.push(...answers.slice(0, answers.length - left.length))
        }
        const total = [...all.values()].flat().length
        expect([...kept.values()].flat()).toHaveLength(Math.min(total, Math.max(MOST_ANSWERS, all.size)))
        const young = [...kept.values()].flatMap((left) => left.slice(0, -1)).map((one) => one.slice(0, 3))
        for (const one of dropped) for (const other of young) expect(one.slice(0, 3) <= other).toBe(true)
      }),
    )
  })

  test('makes any parsed document greater, and is idempotent', () => {
    const crowded = fc.tuple(parsedDocument(original), entries).map(([document, given]) => ({
      ...document,
      practice: { ...document.practice, [Q1]: given },
    }))
    fc.assert(
      fc.property(crowded, (some) => {
        const before = some as unknown as ProgressDocument
        const after = boundAnswers(before)
        expect(canonicalText(join(before, after))).toBe(canonicalText(after))
        expect(boundAnswers(after)).toBe(after)
      }),
    )
  })

  test('lets copies converge, even with a version without limits', () => {
    const copy = fc.record({ given: entries, bounds: fc.boolean() })
    fc.assert(
      fc.property(fc.array(copy, { minLength: 2, maxLength: 4 }), (copies) => {
        let remote = fresh()
        const replicas = copies.map(({ given, bounds }, index) => ({
          document: holding(given),
          bounds: bounds || index === 0,
        }))
        const exchange = (replica: (typeof replicas)[number]) => {
          const before = canonicalText(remote)
          remote = join(remote, replica.document)
          const met = join(replica.document, remote)
          replica.document = replica.bounds ? boundAnswers(met) : met
          return canonicalText(remote) !== before
        }
        for (let round = 0; round < 3; round += 1) for (const replica of replicas) exchange(replica)
        for (const replica of replicas) {
          expect(exchange(replica)).toBe(false)
          expect(canonicalText(replica.document)).toBe(canonicalText(remote))
        }
        expect(answersTo(remote, Q1).length).toBeLessThanOrEqual(MOST_ANSWERS)
      }),
    )
  })
})
