import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReader } from '../../../src/screens/lesson/aloud/createReader'
import { createSpeech } from '../../../src/platform/window/speech'
import { FakeSpeech } from '../../fakes/FakeSpeech'

const sentences = ['One.', 'Two.', 'Three.']

async function reads(fake = new FakeSpeech(), from = 0) {
  const reader = createReader({ speech: createSpeech(fake.host()), sentences, from, rate: 1 })
  await vi.advanceTimersByTimeAsync(0)
  const ends = async () => {
    fake.begins()
    fake.ends()
    await vi.advanceTimersByTimeAsync(100)
  }
  return { fake, reader, ends }
}
const breathes = () => vi.advanceTimersByTimeAsync(100)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('reading a lesson aloud', () => {
  it('reads each sentence from the scroll position on, and can restart', async () => {
    const { fake, reader, ends } = await reads(new FakeSpeech(), 1)
    expect(reader.getSnapshot()).toEqual({ kind: 'reading', at: 1 })
    await ends()
    await ends()
    expect(fake.texts).toEqual(['Two.', 'Three.'])
    expect(reader.getSnapshot()).toEqual({ kind: 'done', at: 0 })
    reader.play()
    expect(fake.texts.at(-1)).toBe('One.')
  })

  it('says that there is no voice, and reads nothing', async () => {
    const fake = new FakeSpeech()
    fake.voices = []
    const { reader } = await reads(fake)
    expect(reader.getSnapshot().kind).toBe('looking')
    await vi.advanceTimersByTimeAsync(2000)
    expect(reader.getSnapshot().kind).toBe('no-voice')
    reader.play()
    reader.back()
    expect(reader.getSnapshot().kind).toBe('no-voice')
    expect(fake.said).toEqual([])
  })

  it('can start once the browser reports a voice after all', async () => {
    const fake = new FakeSpeech()
    const [sam] = fake.voices
    fake.voices = []
    const { reader } = await reads(fake)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reader.getSnapshot().kind).toBe('no-voice')
    fake.voices = sam === undefined ? [] : [sam]
    fake.dispatchEvent(new Event('voiceschanged'))
    await vi.advanceTimersByTimeAsync(0)
    expect([reader.getSnapshot().kind, fake.texts]).toEqual(['paused', []])
    reader.play()
    expect(fake.texts).toEqual(['One.'])
  })

  it('says so when the voice stops without an event', async () => {
    const { fake, reader } = await reads()
    fake.begins()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(reader.getSnapshot().kind).toBe('reading')
    fake.speaking = false
    await vi.advanceTimersByTimeAsync(4000)
    expect(reader.getSnapshot()).toEqual({ kind: 'silent', at: 0 })
    reader.wake()
    await breathes()
    expect([reader.getSnapshot().kind, fake.texts]).toEqual(['reading', ['One.', 'One.']])
  })

  it('pauses at a sentence, and restarts that sentence', async () => {
    const { fake, reader, ends } = await reads()
    await ends()
    reader.pause()
    expect(reader.getSnapshot()).toEqual({ kind: 'paused', at: 1 })
    expect(fake.speaking).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reader.getSnapshot().kind).toBe('paused')
    reader.play()
    await breathes()
    expect(fake.texts).toEqual(['One.', 'Two.', 'Two.'])
    expect(reader.getSnapshot()).toEqual({ kind: 'reading', at: 1 })
  })

  it('goes back one sentence, even while paused, never before the first', async () => {
    const { fake, reader, ends } = await reads()
    await ends()
    reader.back()
    await breathes()
    expect(fake.texts.at(-1)).toBe('One.')
    reader.back()
    expect(reader.getSnapshot()).toEqual({ kind: 'reading', at: 0 })
    reader.pause()
    reader.back()
    expect(reader.getSnapshot()).toEqual({ kind: 'paused', at: 0 })
  })

  it('restarts the current sentence at a new speed', async () => {
    const { fake, reader } = await reads()
    reader.setRate(0.8)
    await breathes()
    expect(fake.said.map(({ text, rate }) => [text, rate])).toEqual([
      ['One.', 1],
      ['One.', 0.8],
    ])
    reader.pause()
    reader.setRate(1.25)
    await breathes()
    expect(fake.said).toHaveLength(2)
  })

  it('says so when the voice is silent or fails, and can retry', async () => {
    const { fake, reader } = await reads()
    await vi.advanceTimersByTimeAsync(5000)
    expect(reader.getSnapshot()).toEqual({ kind: 'silent', at: 0 })
    reader.play()
    await breathes()
    fake.fails('audio-busy')
    expect(reader.getSnapshot()).toEqual({ kind: 'silent', at: 0 })
    reader.play()
    await breathes()
    fake.begins()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(reader.getSnapshot().kind).toBe('reading')
  })

  it('resumes a sentence lost to a locked device, not one still speaking', async () => {
    const { fake, reader } = await reads()
    fake.begins()
    reader.wake()
    await breathes()
    expect(fake.said).toHaveLength(1)
    fake.speaking = false
    reader.wake()
    await breathes()
    expect(fake.texts).toEqual(['One.', 'One.'])
  })

  it('stays quiet once stopped, even while looking for a voice', async () => {
    const { fake, reader } = await reads()
    reader.stop()
    expect(fake.speaking).toBe(false)
    reader.play()
    await breathes()
    expect(fake.said).toHaveLength(1)
    const late = new FakeSpeech()
    const early = createReader({ speech: createSpeech(late.host()), sentences, from: 0, rate: 1 })
    early.stop()
    await breathes()
    expect(late.said).toEqual([])
  })
})
