import { useState } from 'react'
import { classPlanWords as words } from '#words/classPlan'
import type { Bytes } from '../../../protocol/bytes'
import { type FileGiven, giveFile } from '../../../../platform/window/giveFile'
import { encodeBase64url } from '../../../../core/progress/file/base64url'
import { Button, ButtonRow } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { LightShow } from '../../light/LightShow'
import type { ClassPageProps } from '../classView'
import { safeFileName } from '../safeFileName'

interface GivePlanProps extends ClassPageProps {
  /** The signed plan. */
  readonly envelope: Bytes
}

/** Gives the plan to learners as codes for their cameras or as a file. */
export function GivePlan({ view: { book }, envelope }: GivePlanProps) {
  const [isShown, setShown] = useState(false)
  const [given, setGiven] = useState<FileGiven>()
  const give = async (): Promise<void> => {
    const name = words.fileName(safeFileName(book.card.className))
    setGiven(await giveFile(name, encodeBase64url(envelope)))
  }
  return (
    <>
      <ButtonRow>
        <Button variant="line" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {words.show}
        </Button>
        <Button variant="line" onClick={() => void give()}>
          <Icon name="download" size="small" /> {words.give}
        </Button>
      </ButtonRow>
      <p role="status">{given === undefined ? null : words.given[given]}</p>
      {isShown ? <LightShow bytes={envelope} label={words.codes} /> : null}
    </>
  )
}
