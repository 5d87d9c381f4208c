import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { readAloudWords as words } from '#words/readAloud'
import { markText, unmarkText } from '../../../platform/window/markText'
import { createSpeech } from '../../../platform/window/speech'
import { Button } from '../../../ui/Button'
import { SelectField } from '../../../ui/Field'
import { Icon } from '../../../ui/Icon'
import { markInProgress } from '../../../session/inProgress'
import { choices } from '../../../session/settings'
import { useSettings } from '../../../session/useSettings'
import { createReader, type Reader, type ReaderState } from './createReader'
import { Text } from '../../../ui/Text'
import styles from './ReadAloudPart.module.css'
import { type Sentence, sentencesOf } from './sentencesOf'
import { spokenText } from './spokenText'

/** The gap between the player at the top and the sentence, in CSS pixels. */
const GAP = 8
const RATES = { slower: 0.8, normal: 1, faster: 1.25 } as const

interface ReadAloudPartProps {
  readonly article: () => Element | null
  readonly onStop: () => void
}

/** Starting at the scroll position, reads the lesson with the device's voice, and marks the current sentence. */
export function ReadAloudPart({ article, onStop }: ReadAloudPartProps) {
  const { settings, choose, failure } = useSettings()
  const rate = RATES[settings.speed]
  const player = useRef<HTMLElement>(null)
  const { reader, state } = useReader(article, rate, player)
  const isReading = state.kind === 'reading'
  // Listening involves no input, so the page is marked as in use to prevent a lock or an update.
  useEffect(() => (isReading ? markInProgress('aloud') : undefined), [isReading])

  return (
    <>
      <section ref={player} className={`${styles.player} noPrint`} aria-label={words.title}>
        {state.kind === 'no-voice' ? null : (
          <>
            <Button
              variant="line"
              size="compact"
              disabled={state.kind === 'looking'}
              onClick={isReading ? reader.pause : reader.play}
            >
              <Icon name={isReading ? 'pause' : 'play'} />
              <span>{isReading ? words.pause : words.play}</span>
            </Button>
            <Button variant="line" size="compact" onClick={reader.back}>
              {words.back}
            </Button>
          </>
        )}
        <Button variant="line" size="compact" onClick={onStop}>
          {words.stop}
        </Button>
      </section>
      <div className={`${styles.more} noPrint`}>
        {state.kind === 'no-voice' ? null : (
          <SelectField
            className={styles.speed}
            label={words.speed}
            value={settings.speed}
            options={choices.speed.map((value) => ({ value, label: words.speeds[value] }))}
            onChange={(event) => {
              const speed = choices.speed.find((value) => value === event.target.value)
              if (speed !== undefined) choose('speed', speed)
            }}
          />
        )}
        <Text after={0} tone="quiet" size="small" className={styles.said} role="status">
          {failure === undefined ? words.said[state.kind] : words.speedNotKept}
        </Text>
      </div>
    </>
  )
}

function useReader(
  article: () => Element | null,
  rate: number,
  player: RefObject<HTMLElement | null>,
): { readonly reader: Reader; readonly state: ReaderState } {
  const [speech] = useState(() => createSpeech())
  const [sentences] = useState<readonly Sentence[]>(() => {
    const element = article()
    return element === null ? [] : sentencesOf(element)
  })
  const [reader] = useState(() =>
    createReader({
      speech,
      sentences: sentences.map(({ text }) => spokenText(text)),
      from: firstInView(sentences, 0),
      rate,
    }),
  )
  const state = useSyncExternalStore(reader.subscribe, reader.getSnapshot, reader.getSnapshot)
  const isShown = state.kind === 'reading' || state.kind === 'paused' || state.kind === 'silent'
  const current = useMemo(() => (isShown ? sentences[state.at] : undefined), [isShown, sentences, state.at])

  useEffect(() => reader.setRate(rate), [reader, rate])
  useEffect(() => {
    if (current === undefined) return undefined
    foldAround(current)?.setAttribute('open', '')
    markText(current.range, current.block)
    keepInView(
      current.range,
      sentences[state.at - 1]?.range,
      (player.current?.getBoundingClientRect().bottom ?? 0) + GAP,
    )
    return unmarkText
  }, [current, sentences, state.at, player])
  useEffect(() => {
    const wake = (): void => {
      if (document.visibilityState === 'visible') reader.wake()
    }
    // Some voices keep speaking after the page has closed.
    const stop = (): void => reader.pause()
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('pagehide', stop)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('pagehide', stop)
      reader.stop()
    }
  }, [reader])
  return { reader, state }
}

/** The fraction of the window's height that is above the bottom bar. */
const BOTTOM = 0.82

/** The index of the first visible sentence, or 0 at the top of the page. `top` is the upper edge of the visible area. */
function firstInView(sentences: readonly Sentence[], top: number): number {
  if (window.scrollY < 8) return 0
  const first = sentences.findIndex(
    (sentence) => foldAround(sentence) === null && sentence.range.getBoundingClientRect().top >= top,
  )
  return Math.max(0, first)
}

/** The closed fold that hides a sentence. */
function foldAround({ block }: Sentence): Element | null {
  return block.closest('details:not([open])')
}

/** Scrolls along with the voice, unless the reader has scrolled away from the last sentence. */
function keepInView(range: Range, before: Range | undefined, top: number): void {
  const box = range.getBoundingClientRect()
  if (box.top >= top && box.bottom <= window.innerHeight * BOTTOM) return
  const was = before?.getBoundingClientRect()
  const isFollowed = was === undefined || (was.bottom > 0 && was.top < window.innerHeight)
  if (!isFollowed) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: box.top - top - window.innerHeight * 0.1, behavior: isCalm ? 'instant' : 'smooth' })
}
