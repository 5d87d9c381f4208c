import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSpeech } from '../../../src/platform/window/speech'
import { FakeSpeech, voice } from '../../fakes/FakeSpeech'

const listener = () => ({
  onStart: vi.fn<() => void>(),
  onEnd: vi.fn<() => void>(),
  onError: vi.fn<(reason: string) => void>(),
})
const sam = voice('Sam', 'en-US')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the voice of the device', () => {
  it.each([
    ['American English before other English', [voice('Kate', 'en-GB'), sam], 'Sam'],
    ['the one that the device prefers', [sam, voice('Ada', 'en_US', true, true)], 'Ada'],
    ['other English before none', [voice('Anna', 'de-DE', true, true), voice('Kate', 'en-GB')], 'Kate'],
    ['none that needs a network', [voice('Cloud', 'en-US', false, true)], undefined],
    ['none of another language', [voice('Anna', 'de-DE')], undefined],
  ])('is %s', async (_, voices, name) => {
    const fake = new FakeSpeech()
    fake.voices = voices
    const found = createSpeech(fake.host()).localVoice('en-US')
    await vi.advanceTimersByTimeAsync(2000)
    expect((await found)?.name).toBe(name)
  })

  it.each([
    ['the US', ['es-ES', 'es-AR', 'es-419', 'es-MX', 'es-US'], 'es-US'],
    ['Mexico', ['es-ES', 'es-AR', 'es-419', 'es_MX'], 'es_MX'],
    ['Latin America', ['es-ES', 'es-AR', 'es-419'], 'es-419'],
    ['another country of the Americas', ['es-ES', 'es-AR'], 'es-AR'],
    ['Spain, when there is no other', ['es-ES'], 'es-ES'],
  ])('speaks the Spanish of %s', async (_, tags, tag) => {
    const fake = new FakeSpeech()
    // The device's own default is Spain.
    fake.voices = tags.map((lang) => voice(lang, lang, true, lang === 'es-ES'))
    const found = createSpeech(fake.host()).localVoice('es-US')
    await vi.advanceTimersByTimeAsync(2000)
    expect((await found)?.lang).toBe(tag)
  })

  it('is awaited while the browser loads its list of voices', async () => {
    const fake = new FakeSpeech()
    fake.voices = []
    const found = createSpeech(fake.host()).localVoice('en-US')
    fake.voices = [sam]
    fake.dispatchEvent(new Event('voiceschanged'))
    expect((await found)?.name).toBe('Sam')
  })

  it('is missing in a browser that cannot speak', async () => {
    const speech = createSpeech({})
    expect(await speech.localVoice('en-US')).toBeUndefined()
    const { onError, ...rest } = listener()
    speech.say({ text: 'a', voice: sam, rate: 1, ...rest, onError })
    expect(onError).toHaveBeenCalledWith('no speech')
    expect(speech.isSpeaking()).toBe(false)
    speech.silence()
  })
})

describe('a spoken sentence', () => {
  it('reports its start and end, and has its voice and speed', () => {
    const fake = new FakeSpeech()
    const heard = listener()
    createSpeech(fake.host()).say({ text: 'One.', voice: sam, rate: 1.25, ...heard })
    expect(fake.last).toMatchObject({ text: 'One.', rate: 1.25, lang: 'en-US', voice: sam })
    fake.begins()
    fake.ends()
    expect([heard.onStart, heard.onEnd].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    expect(heard.onError).not.toHaveBeenCalled()
  })

  it('gives way to the next after a pause, without an end event', async () => {
    const fake = new FakeSpeech()
    const speech = createSpeech(fake.host())
    const [first, second] = [listener(), listener()]
    speech.say({ text: 'One.', voice: sam, rate: 1, ...first })
    speech.say({ text: 'Two.', voice: sam, rate: 1, ...second })
    expect(fake.texts).toEqual(['One.'])
    await vi.advanceTimersByTimeAsync(100)
    expect(fake.texts).toEqual(['One.', 'Two.'])
    fake.fails('synthesis-failed')
    expect(first.onError).not.toHaveBeenCalled()
    expect(second.onError).toHaveBeenCalledWith('synthesis-failed')
  })

  it('never starts once it was stopped', async () => {
    const fake = new FakeSpeech()
    const speech = createSpeech(fake.host())
    speech.say({ text: 'One.', voice: sam, rate: 1, ...listener() })
    speech.say({ text: 'Two.', voice: sam, rate: 1, ...listener() })
    speech.silence()
    await vi.advanceTimersByTimeAsync(1000)
    expect(fake.texts).toEqual(['One.'])
    expect(speech.isSpeaking()).toBe(false)
  })
})
