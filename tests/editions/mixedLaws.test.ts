import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalText } from '../../src/core/progress/json'
import { laws } from '../core/progress/laws'
import { DEVICES, parsedDocument, peerDocument } from '../core/progress/arbitraries'
import { OWNER } from '../core/progress/samples'
import { editions } from './editions'
import { takingTurns } from './takingTurns'

/**
 * A merge drops fields that a version does not know, and its validation ignores them. The tests below cover today’s handling
 * of answers on both sides.
 */
const { replay, parseDocument } = editions.today
const app = { ...takingTurns(editions.today, editions.first), replay, parseDocument }

describe('progress keeps earned results when the first and today’s edition alternate', () => {
  for (const law of laws) {
    test(law.name, () => {
      law.check(app, { runs: 150 })
    }, 60_000)
  }
})

describe('the first edition passes answers through unchanged', () => {
  const { first, today } = editions
  const document = parsedDocument(today)
  const pair = fc.tuple(peerDocument(today), peerDocument(today))

  test('through its validation', () => {
    fc.assert(
      fc.property(document, (it) => {
        expect(canonicalText(first.parseDocument(it, OWNER))).toBe(canonicalText({ kind: 'parsed', document: it }))
      }),
    )
  })

  test('merged as today’s edition merges them, in either order', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const both = canonicalText(today.join(a, b))
        expect(canonicalText(first.join(a, b))).toBe(both)
        expect(canonicalText(first.join(b, a))).toBe(both)
      }),
    )
  })

  test('when other data is merged, but drops those of a source', () => {
    fc.assert(
      fc.property(pair, fc.constantFrom(...DEVICES), ([mine, source], device) => {
        const result = first.replay(mine, source, device)
        if (result.kind === 'refused') return
        expect(canonicalText(result.document.practice)).toBe(canonicalText(mine.practice))
        expect(canonicalText(result.document.checks)).toBe(canonicalText(mine.checks))
      }),
    )
  })
})
