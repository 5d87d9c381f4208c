import { useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import type { ClassCard } from '../../protocol/card/classCard'
import { Button } from '../../../ui/Button'
import { useJoined } from './useJoined'
import { ReportText } from './ReportText'

interface ReportPreviewProps {
  readonly card: ClassCard
  readonly name: string
}

/** Shows the content that a report would have now, before anything is sent. */
export function ReportPreview({ card, name }: ReportPreviewProps) {
  const joined = useJoined()
  const [shown, setShown] = useState<{ readonly text: string | undefined }>()
  const [isBusy, setBusy] = useState(false)
  const show = async (): Promise<void> => {
    if (joined === 'missing' || joined === undefined) return setShown({ text: undefined })
    setBusy(true)
    setShown({ text: await joined.classes.preview(card, name) })
    setBusy(false)
  }
  if (joined === undefined) return null
  return (
    <>
      <Button variant="line" size="compact" busy={isBusy} busyLabel={words.making} onClick={() => void show()}>
        {words.seeReport}
      </Button>
      {shown === undefined ? null : shown.text === undefined ? (
        <p role="alert">{words.noReport}</p>
      ) : (
        <ReportText text={shown.text} />
      )}
    </>
  )
}
