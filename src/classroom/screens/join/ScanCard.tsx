import { useRef, useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import { readCardText } from '../../protocol/card/classCard'
import { classroomTools } from '../../../platform/classroomTools'
import type { CameraSource } from '../../../platform/window/camera'
import { focusPageHeading } from '../../../ui/PageHeading'
import { CameraButton, OwnCamera } from '../light/OwnCamera'

interface ScanCardProps {
  readonly onCard: (text: string) => void
  readonly source?: CameraSource
}

/** Reads a class card with the app's camera. The phone's own camera may open another browser. */
export function ScanCard({ onCard, source }: ScanCardProps) {
  const [isOpen, setOpen] = useState(false)
  const isRead = useRef(false)
  const read = async (texts: readonly string[]): Promise<void> => {
    for (const text of texts) {
      // Another QR code in the picture must not stop the scan.
      if ((await readCardText(text, classroomTools)).kind !== 'card' || isRead.current) continue
      isRead.current = true
      onCard(text)
      focusPageHeading()
    }
  }
  return (
    <>
      <CameraButton isOpen={isOpen} onTurn={setOpen} label={words.scan} />
      {isOpen ? (
        <OwnCamera
          {...(source !== undefined && { source })}
          onTexts={(texts) => void read(texts)}
          news=""
          instead={words.scanInstead}
        />
      ) : null}
    </>
  )
}
