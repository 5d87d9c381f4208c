let context: AudioContext | undefined

const PITCHES = [660, 880] as const
const SECONDS = 0.12
const LOUDNESS = 0.08

/** Plays two short rising tones. Does nothing if the browser has no sound or blocks it. */
export function playChime(): void {
  try {
    context ??= new AudioContext()
    void context.resume().catch(() => undefined)
    const start = context.currentTime
    const gain = context.createGain()
    gain.gain.value = LOUDNESS
    gain.connect(context.destination)
    for (const [index, pitch] of PITCHES.entries()) {
      const tone = context.createOscillator()
      tone.frequency.value = pitch
      tone.connect(gain)
      tone.start(start + index * SECONDS)
      tone.stop(start + (index + 1) * SECONDS)
    }
  } catch {
    return
  }
}
