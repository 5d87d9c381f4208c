import { createStore, type Store } from '../../../platform/createStore'
import type { Speech, Voice } from '../../../platform/window/speech'
import { locale } from '../../../words/locale'

export interface ReaderState {
  /** `silent` means that the voice did not start, or stopped with an error. A press reads the sentence again. */
  readonly kind: 'looking' | 'no-voice' | 'reading' | 'paused' | 'silent' | 'done'
  /** The index of the current sentence, or of the next one while paused. */
  readonly at: number
}

export interface Reader extends Pick<Store<ReaderState>, 'getSnapshot' | 'subscribe'> {
  readonly play: () => void
  readonly pause: () => void
  readonly back: () => void
  readonly setRate: (rate: number) => void
  /** Called when the page is visible again, because a locked device may have stopped the voice without an event. */
  readonly wake: () => void
  /** Stops permanently when the learner leaves the lesson or presses *Stop*. */
  readonly stop: () => void
}

interface ReaderOptions {
  readonly speech: Speech
  readonly sentences: readonly string[]
  readonly from: number
  readonly rate: number
}

/** A voice that has not started after this many milliseconds will not start. */
const BEGIN_MS = 5000
/** The interval for checking a voice that has started, in milliseconds. Some voices stop without an event. */
const LISTEN_MS = 2000

/**
 * Reads sentences one after another, each as its own utterance, because browsers stop in the middle of long utterances.
 */
export function createReader({ speech, sentences, from, rate: firstRate }: ReaderOptions): Reader {
  const state = createStore<ReaderState>({ kind: 'looking', at: from })
  let voice: Voice | undefined
  let rate = firstRate
  let isStopped = false
  /** Whether the voice stopped without an event. */
  let isSwallowed = false
  let patience: ReturnType<typeof setTimeout> | undefined

  const at = (): number => state.getSnapshot().at
  const become = (kind: ReaderState['kind'], index = at()): void => state.set({ kind, at: index })

  function read(index: number): void {
    clearTimeout(patience)
    isSwallowed = false
    const text = sentences[index]
    if (isStopped || voice === undefined) return
    if (text === undefined) {
      become('done', 0)
      return
    }
    become('reading', index)
    patience = setTimeout(fail, BEGIN_MS)
    speech.say({
      text,
      voice,
      rate,
      onStart: () => listen(false),
      onEnd: () => read(index + 1),
      onError: fail,
    })
  }

  /**
   * A short silence is normal between two words, or before the end event. Only a silence at two checks in a row means
   * that the voice has stopped.
   */
  function listen(wasSilent: boolean): void {
    clearTimeout(patience)
    patience = setTimeout(() => {
      const isSilent = !speech.isSpeaking()
      if (!isSilent || !wasSilent) return listen(isSilent)
      fail()
      isSwallowed = true
    }, LISTEN_MS)
  }

  function fail(): void {
    hush()
    if (!isStopped) become('silent')
  }

  function hush(): void {
    clearTimeout(patience)
    isSwallowed = false
    speech.silence()
  }

  /** A voice that loads late does not start automatically, because the learner is no longer waiting. */
  async function lookAgain(): Promise<void> {
    if (state.getSnapshot().kind !== 'no-voice') return
    voice = await speech.localVoice(locale)
    if (!isStopped && voice !== undefined && state.getSnapshot().kind === 'no-voice') become('paused')
  }

  const leave = speech.onVoices(() => void lookAgain())
  void speech.localVoice(locale).then((found) => {
    voice = found
    if (isStopped) return
    if (found === undefined) become('no-voice')
    else read(at())
  })

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    play: () => read(at()),
    // The browser's own pause is not used, because on phones it stops the voice permanently or never resumes it.
    pause() {
      if (state.getSnapshot().kind !== 'reading') return
      hush()
      become('paused')
    },
    back() {
      const before = Math.max(0, at() - 1)
      if (state.getSnapshot().kind === 'reading') read(before)
      else become(state.getSnapshot().kind === 'no-voice' ? 'no-voice' : 'paused', before)
    },
    setRate(next) {
      if (next === rate) return
      rate = next
      if (state.getSnapshot().kind === 'reading') read(at())
    },
    wake() {
      if (isSwallowed || (state.getSnapshot().kind === 'reading' && !speech.isSpeaking())) read(at())
    },
    stop() {
      isStopped = true
      leave()
      hush()
    },
  }
}
