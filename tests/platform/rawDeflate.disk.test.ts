import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deflate, inflate } from '../../src/platform/rawDeflate'

const LIMIT = 4096
/** Texts and noise: data that compresses well and data that does not. */
const contents = fc
  .oneof(
    fc.uint8Array({ maxLength: LIMIT }),
    fc.string({ maxLength: LIMIT }).map((text) => new TextEncoder().encode(text)),
  )
  .filter(({ length }) => length <= LIMIT)
  .map((bytes) => new Uint8Array(bytes))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each(['with the browser’s own streams', 'without them'])('%s', (_name) => {
  const begin = () => {
    if (_name === 'without them') vi.stubGlobal('CompressionStream', undefined)
    if (_name === 'without them') vi.stubGlobal('DecompressionStream', undefined)
  }

  it('reads data that another program compressed, and vice versa', async () => {
    begin()
    await fc.assert(
      fc.asyncProperty(contents, async (bytes) => {
        expect(new Uint8Array(inflateRawSync(await deflate(bytes)))).toEqual(bytes)
        expect(await inflate(new Uint8Array(deflateRawSync(bytes)), LIMIT)).toEqual(bytes)
      }),
    )
  })

  it('returns too-large at one byte over the limit, and for a bomb', async () => {
    begin()
    const packed = (length: number) => new Uint8Array(deflateRawSync(new Uint8Array(length)))
    expect(await inflate(packed(LIMIT), LIMIT)).toHaveLength(LIMIT)
    expect(await inflate(packed(LIMIT + 1), LIMIT)).toBe('too-large')
    expect(await inflate(packed(10_000_000), LIMIT)).toBe('too-large')
  })

  it('returns broken for truncated data and for an empty input', async () => {
    begin()
    const whole = new Uint8Array(deflateRawSync(new TextEncoder().encode('What I learned, in 40 bytes or so. Yes.')))
    for (let length = 0; length < whole.length; length++)
      expect(await inflate(whole.slice(0, length), LIMIT), String(length)).toBe('broken')
  })
})

it('uses the library when the browser has streams but not this format', async () => {
  vi.stubGlobal('CompressionStream', function refuse() {
    throw new TypeError('Unsupported compression format: deflate-raw')
  })
  const bytes = new TextEncoder().encode('A report')
  expect(new Uint8Array(inflateRawSync(await deflate(bytes)))).toEqual(bytes)
})
