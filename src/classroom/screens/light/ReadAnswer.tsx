import { useRef, useState } from 'react'
import { lightWords } from '#words/light'
import type { CameraSource } from '../../../platform/window/camera'
import { CameraButton, OwnCamera } from './OwnCamera'

const words = lightWords.answer

/** What the square on a teacher's screen says once a report is stored. */
const ANSWER = /^\d{8}$/

interface ReadAnswerProps {
  /** `other`: of another report, so that the camera goes on. `done`: proved, or refused with a reason that is shown. */
  readonly onDigits: (digits: string) => Promise<'done' | 'other'>
  readonly source?: CameraSource
}

/** The camera of a learner, for the answer on the teacher's screen. */
export function ReadAnswer({ onDigits, source }: ReadAnswerProps) {
  const [isOpen, setOpen] = useState(false)
  const [news, setNews] = useState('')
  const tried = useRef(new Set<string>())
  const turn = (next: boolean): void => {
    tried.current.clear()
    setNews('')
    setOpen(next)
  }
  const read = async (texts: readonly string[]): Promise<void> => {
    for (const digits of texts) {
      // The answer of whoever was before stays in view for a while: each is tried once.
      if (!ANSWER.test(digits) || tried.current.has(digits)) continue
      tried.current.add(digits)
      if ((await onDigits(digits)) === 'done') return setOpen(false)
      setNews(words.other)
    }
  }
  return (
    <>
      <CameraButton isOpen={isOpen} onTurn={turn} label={words.read} size="compact" />
      {isOpen ? (
        <OwnCamera
          onTexts={(texts) => void read(texts)}
          news={news}
          instead={words.instead}
          {...(source !== undefined && { source })}
        >
          <p>{news === '' ? words.hold : news}</p>
        </OwnCamera>
      ) : null}
    </>
  )
}
