import { type RefObject, useRef, useState } from 'react'
import { certificateWords as words } from '#words/certificate'
import { giveFile } from '../../../platform/window/giveFile'
import { printAlone } from '../../../platform/window/printAlone'
import { Button, ButtonRow } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { textLinkClass } from '../../../ui/textLinkClass'
import styles from './CertificateActions.module.css'
import { CertificateDrawing } from './CertificateDrawing'
import { type CertificateText, PRINTED_HEIGHT, WIDEST } from './certificateLayout'
import { drawnPicture } from './drawnPicture'
import { NameOnIt } from './NameOnIt'
import paper from './PrintedSheet.module.css'

interface CertificateActionsProps {
  readonly text: CertificateText
  /** Of the module or the course. */
  readonly title: string
}

const PICTURE_WIDTH = 2208

/** What a learner does with a certificate: print it, share it, and have their name on it as they want. */
export function CertificateActions({ text, title }: CertificateActionsProps) {
  const [isNaming, setNaming] = useState(false)
  const drawing = useRef<SVGSVGElement>(null)
  const changeName = useRef<HTMLButtonElement>(null)
  const picture = usePicture(drawing, words.fileName(text.name, title))
  const print = (): void => {
    if (drawing.current !== null) printAlone(drawing.current, paper.sheet)
  }
  const endNaming = (): void => {
    setNaming(false)
    changeName.current?.focus()
  }
  return (
    <div className={styles.actions}>
      <ButtonRow>
        <Button variant="line" onClick={print}>
          <Icon name="print" />
          {words.print}
        </Button>
        <Button variant="line" busy={picture.isBusy} busyLabel={words.drawing} onClick={picture.share}>
          <Icon name="share" />
          {words.share}
        </Button>
        <button
          ref={changeName}
          type="button"
          className={textLinkClass}
          aria-expanded={isNaming}
          onClick={() => setNaming(!isNaming)}
        >
          {words.changeName}
        </button>
      </ButtonRow>
      {isNaming ? <NameOnIt name={text.name} onDone={endNaming} /> : null}
      <p className={styles.note} role="status">
        {picture.news === undefined ? words.made : words.given[picture.news]}
      </p>
      <div className={paper.drawing}>
        <CertificateDrawing drawingRef={drawing} text={text} width={WIDEST} height={PRINTED_HEIGHT} />
      </div>
    </div>
  )
}

type PictureNews = 'shared' | 'downloading' | 'cancelled' | 'failed'

interface Picture {
  readonly isBusy: boolean
  /** How the last one ended. */
  readonly news: PictureNews | undefined
  readonly share: () => void
}

function usePicture(drawing: RefObject<SVGSVGElement | null>, fileName: string): Picture {
  const [isBusy, setBusy] = useState(false)
  const [news, setNews] = useState<PictureNews | undefined>(undefined)
  const give = async (): Promise<PictureNews> => {
    if (drawing.current === null) return 'failed'
    try {
      return await giveFile(fileName, await drawnPicture(drawing.current, PICTURE_WIDTH), 'image/png')
    } catch {
      return 'failed'
    }
  }
  const share = async (): Promise<void> => {
    setBusy(true)
    setNews(undefined)
    const ended = await give()
    setBusy(false)
    setNews(ended)
  }
  return { isBusy, news, share: () => void share() }
}
