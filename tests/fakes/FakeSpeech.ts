import type { SpeechHost } from '../../src/platform/window/speech'

export const voice = (name: string, lang: string, localService = true, isDefault = false): SpeechSynthesisVoice => ({
  name,
  lang,
  localService,
  default: isDefault,
  voiceURI: name,
})

/** A browser's voice. An utterance waits until the test starts or ends it. */
export class FakeSpeech extends EventTarget {
  voices: SpeechSynthesisVoice[] = [voice('Sam', 'en-US')]
  /** The utterances in the order in which they were queued. */
  readonly said: SpeechSynthesisUtterance[] = []
  cancelled = 0
  speaking = false
  pending = false

  getVoices = (): SpeechSynthesisVoice[] => this.voices
  speak = (utterance: SpeechSynthesisUtterance): void => {
    this.said.push(utterance)
    this.speaking = true
  }
  cancel = (): void => {
    this.cancelled += 1
    this.speaking = false
    // Browsers report a cancellation as an error of the current utterance.
    const { onerror } = this.last
    onerror?.call(this.last, { error: 'interrupted' } as SpeechSynthesisErrorEvent)
  }

  get last(): SpeechSynthesisUtterance {
    const last = this.said.at(-1)
    if (last === undefined) throw new Error('Nothing was said')
    return last
  }

  get texts(): readonly string[] {
    return this.said.map(({ text }) => text)
  }

  begins(): void {
    this.last.onstart?.call(this.last, {} as SpeechSynthesisEvent)
  }

  ends(): void {
    this.speaking = false
    this.last.onend?.call(this.last, {} as SpeechSynthesisEvent)
  }

  fails(error: SpeechSynthesisErrorCode): void {
    this.speaking = false
    this.last.onerror?.call(this.last, { error } as SpeechSynthesisErrorEvent)
  }

  host(): SpeechHost {
    return { speechSynthesis: this as unknown as SpeechSynthesis, SpeechSynthesisUtterance: FakeUtterance }
  }
}

class FakeUtterance extends EventTarget implements SpeechSynthesisUtterance {
  lang = ''
  pitch = 1
  rate = 1
  volume = 1
  voice: SpeechSynthesisVoice | null = null
  onboundary = null
  onend: SpeechSynthesisUtterance['onend'] = null
  onerror: SpeechSynthesisUtterance['onerror'] = null
  onmark = null
  onpause = null
  onresume = null
  onstart: SpeechSynthesisUtterance['onstart'] = null

  constructor(readonly text: string) {
    super()
  }
}
