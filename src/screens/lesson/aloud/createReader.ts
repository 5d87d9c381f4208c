import { createStore, type Store } from '../../../platform/createStore'
import type { Speech, Voice } from '../../../platform/window/speech'

export interface ReaderState {
  /** `silent`: the voice did not begin, or stopped with an error; the sentence can be tried again. */
  readonly kind: 'looking' | 'no-voice' | 'reading' | 'paused' | 'silent' | 'done'
  /** The sentence that is read, or would be next. */
  readonly at: number
}

export interface Reader extends Pick<Store<ReaderState>, 'getSnapshot' | 'subscribe'> {
  readonly play: () => void
  readonly pause: () => void
  readonly back: () => void
  readonly setRate: (rate: number) => void
  /** The page is seen again: a device that was locked may have ended the voice without a word. */
  readonly wake: () => void
  /** For good: the lesson is left, or *Stop* was pressed. */
  readonly stop: () => void
}

interface ReaderOptions {
  readonly speech: Speech
  readonly sentences: readonly string[]
  readonly from: number
  readonly rate: number
}

const LANGUAGE = 'en-US'
/** A voice that has not begun by then will not begin. */
const BEGIN_MS = 5000
/** How often a voice that has begun is listened for: some stop and never tell. */
const LISTEN_MS = 2000

/** Reads sentences one after the other, each as an utterance of its own: browsers stop in the middle of long ones. */
export function createReader({ speech, sentences, from, rate: firstRate }: ReaderOptions): Reader {
  const state = createStore<ReaderState>({ kind: 'looking', at: from })
  let voice: Voice | undefined
  let rate = firstRate
  let isStopped = false
  /** The voice stopped without a word. */
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

  /** Silence between two words, or between the last one and its news, is none: only what lasts is. */
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

  /** One that comes late does not begin by itself: by then nobody waits for it. */
  async function lookAgain(): Promise<void> {
    if (state.getSnapshot().kind !== 'no-voice') return
    voice = await speech.localVoice(LANGUAGE)
    if (!isStopped && voice !== undefined && state.getSnapshot().kind === 'no-voice') become('paused')
  }

  const leave = speech.onVoices(() => void lookAgain())
  void speech.localVoice(LANGUAGE).then((found) => {
    voice = found
    if (isStopped) return
    if (found === undefined) become('no-voice')
    else read(at())
  })

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    play: () => read(at()),
    // Not the browser's own pause: on phones it ends the voice or never lets go of it.
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
