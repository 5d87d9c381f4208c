import { withDeadline } from '../withDeadline'

/** One of the device's voices. It works offline, and the text never leaves the device. */
export type Voice = SpeechSynthesisVoice

export interface Saying {
  readonly text: string
  readonly voice: Voice
  /** 1 is the voice's normal rate. */
  readonly rate: number
  readonly onStart: () => void
  readonly onEnd: () => void
  readonly onError: (reason: string) => void
}

/** Reads text aloud with one of the device's voices, one sentence at a time. */
export interface Speech {
  /** Undefined if the browser can't speak, or the device has no local voice for this language. */
  readonly localVoice: (language: string) => Promise<Voice | undefined>
  /**
   * Called when the browser's list of voices changes because it loaded late or a voice was added. Returns a function
   * that unsubscribes.
   */
  readonly onVoices: (listener: () => void) => () => void
  /** Stops the current sentence first. The stopped sentence sends no events. */
  readonly say: (saying: Saying) => void
  readonly silence: () => void
  readonly isSpeaking: () => boolean
}

export interface SpeechHost {
  readonly speechSynthesis?: SpeechSynthesis
  readonly SpeechSynthesisUtterance?: new (text: string) => SpeechSynthesisUtterance
}

/** Browsers load their list of voices on demand, and some never report that the list has loaded. */
const VOICES_MS = 2000
/** Some browsers drop a sentence that starts right after a cancellation. */
const BREATH_MS = 60

export function createSpeech(host: SpeechHost = window): Speech {
  const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = host
  /**
   * This keeps a reference to the utterance while it is spoken. Browsers have garbage-collected utterances too early
   * and never reported their end.
   */
  let current: SpeechSynthesisUtterance | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function silence(): void {
    clearTimeout(timer)
    if (current === undefined) return
    current = undefined
    synthesis?.cancel()
  }

  return {
    async localVoice(language) {
      if (synthesis === undefined || Utterance === undefined) return undefined
      const there = voiceFor(synthesis.getVoices(), language)
      if (there !== undefined) return there
      await nextVoices(synthesis)
      return voiceFor(synthesis.getVoices(), language)
    },
    onVoices(listener) {
      synthesis?.addEventListener('voiceschanged', listener)
      return () => synthesis?.removeEventListener('voiceschanged', listener)
    },
    say({ text, voice, rate, onStart, onEnd, onError }) {
      if (synthesis === undefined || Utterance === undefined) return onError('no speech')
      const wasSpeaking = current !== undefined
      silence()
      const utterance = new Utterance(text)
      utterance.voice = voice
      utterance.lang = voice.lang
      utterance.rate = rate
      const ifCurrent = (tell: () => void) => () => {
        if (current === utterance) tell()
      }
      utterance.onstart = ifCurrent(onStart)
      utterance.onend = ifCurrent(() => {
        current = undefined
        onEnd()
      })
      utterance.onerror = ({ error }) =>
        ifCurrent(() => {
          current = undefined
          onError(error)
        })()
      current = utterance
      const speak = ifCurrent(() => synthesis.speak(utterance))
      if (wasSpeaking) timer = setTimeout(speak, BREATH_MS)
      else speak()
    },
    silence,
    isSpeaking: () => synthesis?.speaking === true || synthesis?.pending === true,
  }
}

/** The voices of Spanish that a reader in the US knows best, first. `*` is any other country, so Spain is the last. */
const SPANISH = ['us', 'mx', '419', '*', '', 'es']

/** Prefers the country of the language, then the nearest ones. Among equals, the device's default voice. */
function voiceFor(voices: readonly Voice[], language: string): Voice | undefined {
  const [plain = '', own = ''] = tagOf(language)
  const order = [own, ...(plain === 'es' ? SPANISH : [])]
  const distance = ({ lang }: Voice): number => {
    const at = order.indexOf(tagOf(lang)[1] ?? '')
    if (at !== -1) return at
    return order.includes('*') ? order.indexOf('*') : order.length
  }
  return voices
    .filter(({ localService, lang }) => localService && tagOf(lang)[0] === plain)
    .sort((one, other) => distance(one) - distance(other) || Number(other.default) - Number(one.default))[0]
}

/** `es` and `mx` for `es_MX`. */
function tagOf(lang: string): readonly string[] {
  return lang.toLowerCase().split(/[-_]/)
}

async function nextVoices(synthesis: SpeechSynthesis): Promise<void> {
  let hear = (): void => undefined
  const heard = new Promise<void>((resolve) => {
    hear = resolve
  })
  synthesis.addEventListener('voiceschanged', hear)
  await withDeadline(VOICES_MS, () => heard)
  synthesis.removeEventListener('voiceschanged', hear)
}
