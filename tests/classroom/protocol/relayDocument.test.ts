import { describe, expect, it } from 'vitest'
import { decodeEnvelope, LARGEST_ENVELOPE } from '../../../src/classroom/protocol/envelope/envelope'
import { databaseOf, documentOf, envelopeBytesIn } from '../../../src/classroom/protocol/relay/relayDocument'
import { openedClass } from './openedClass'
import { handedIn, learned } from './reportSamples'

describe('an envelope in a document', () => {
  it('is read as it was written', async () => {
    const bytes = await handedIn(await openedClass(), learned())
    const decoded = decodeEnvelope(bytes)
    if (decoded.kind === 'refused') throw new Error(decoded.reason)
    expect(envelopeBytesIn(documentOf(decoded.envelope))).toEqual(bytes)
  })

  it('can be as large as the limit, and no larger', () => {
    const whole = 'A'.repeat(Math.ceil((LARGEST_ENVELOPE * 4) / 3))
    expect(envelopeBytesIn({ envelope: whole })).toHaveLength(LARGEST_ENVELOPE)
    expect(envelopeBytesIn({ envelope: `${whole}A` })).toBeUndefined()
  })

  it.each([[{}], [[]], [{ envelope: 7 }], [{ envelope: null }], [{ envelope: 'UEw=' }], [{ envelope: 'UE w' }]])(
    'is not found in %j',
    (document) => {
      expect(envelopeBytesIn(document)).toBeUndefined()
    },
  )

  it('is in the database of its class', () => {
    expect(databaseOf(Uint8Array.from({ length: 16 }, (_byte, at) => at * 16))).toBe(
      'class-00102030405060708090a0b0c0d0e0f0',
    )
  })
})
