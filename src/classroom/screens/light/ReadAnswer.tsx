import { useRef, useState } from 'react'
import { lightWords } from '#words/light'
import type { CameraSource } from '../../../platform/window/camera'
import { CameraButton, OwnCamera } from './OwnCamera'

const words = lightWords.answer

/** The content of the QR code that the teacher's screen shows after it stores a report. */
const ANSWER = /^\d{8}$/

interface ReadAnswerProps {
  /**
   * Resolves to `other` if the answer belongs to another report, so that the camera continues. Resolves to `done` if
   * the report is confirmed, or if that failed and the screen shows the reason.
   */
  readonly onDigits: (digits: string) => Promise<'done' | 'other'>
  /** Added to the button's name when another button has the same text. */
  readonly of?: string | undefined
  readonly source?: CameraSource
}

/** The learner's camera, which reads the answer on the teacher's screen. */
export function ReadAnswer({ onDigits, of, source }: ReadAnswerProps) {
  const [isOpen, setOpen] = useState(false)
  const [news, setNews] = useState('')
  const tried = useRef(new Set<string>())
  const isChecking = useRef(false)
  const turn = (next: boolean): void => {
    tried.current.clear()
    isChecking.current = false
    setNews('')
    setOpen(next)
  }
  const read = async (texts: readonly string[]): Promise<void> => {
    // An answer that comes into view meanwhile, or before the camera closes, must not take back what the screen says.
    if (isChecking.current) return
    isChecking.current = true
    for (const digits of texts) {
      // The previous learner's answer stays in view for a while, so each answer is tried only once.
      if (!ANSWER.test(digits) || tried.current.has(digits)) continue
      tried.current.add(digits)
      if ((await onDigits(digits)) === 'done') return setOpen(false)
      setNews(words.other)
    }
    isChecking.current = false
  }
  return (
    <>
      <CameraButton isOpen={isOpen} onTurn={turn} label={words.read} of={of} size="compact" />
      {isOpen ? (
        <OwnCamera
          onTexts={(texts) => void read(texts)}
          news={news}
          of={of === undefined ? words.read : lightWords.actionOn(words.read, of)}
          instead={words.instead}
          {...(source !== undefined && { source })}
        >
          <p>{news === '' ? words.hold : news}</p>
        </OwnCamera>
      ) : null}
    </>
  )
}
