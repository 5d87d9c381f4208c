import { useState } from 'react'
import { lightWords } from '#words/light'
import type { Bytes } from '../../protocol/bytes'
import type { CameraSource } from '../../../platform/window/camera'
import { CameraButton, OwnCamera } from './OwnCamera'
import { type LightOutcome, useLightIn } from './useLightIn'

/** `taken` means that the camera is no longer needed. Otherwise the camera continues, and `why` is shown. */
export type OnPlan = (bytes: Bytes) => Promise<'taken' | { readonly why: string; readonly next: LightOutcome }>

interface ReadPlanProps {
  readonly onWhole: OnPlan
  /** The words for a plan or for receipts. */
  readonly words?: Pick<typeof lightWords.plan, 'read' | 'instead' | 'hold' | 'reading' | 'part'>
  readonly source?: CameraSource
}

/** The learner's camera, which reads a plan or the receipts that the teacher shows as codes. */
export function ReadPlan({ onWhole, words = lightWords.plan, source }: ReadPlanProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CameraButton isOpen={isOpen} onTurn={setOpen} label={words.read} size="compact" />
      {isOpen ? (
        <Reading
          onWhole={onWhole}
          words={words}
          onEnd={() => setOpen(false)}
          {...(source !== undefined && { source })}
        />
      ) : null}
    </>
  )
}

function Reading({
  onWhole,
  words,
  onEnd,
  source,
}: ReadPlanProps & Required<Pick<ReadPlanProps, 'words'>> & { readonly onEnd: () => void }) {
  const [news, setNews] = useState('')
  const { onTexts, part } = useLightIn(async (bytes) => {
    const taken = await onWhole(bytes)
    if (taken === 'taken') {
      onEnd()
      return 'done'
    }
    setNews(taken.why)
    return taken.next
  })
  return (
    <OwnCamera
      onTexts={onTexts}
      news={news}
      of={words.read}
      instead={words.instead}
      {...(source !== undefined && { source })}
    >
      {part === undefined ? (
        <p>{news === '' ? words.hold : news}</p>
      ) : (
        <p>
          <span>{words.part(part.have, part.count)}</span>{' '}
          <progress max={part.count} value={part.have} aria-label={words.reading} />
        </p>
      )}
    </OwnCamera>
  )
}
