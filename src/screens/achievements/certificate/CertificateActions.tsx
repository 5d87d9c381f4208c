import { type RefObject, useRef, useState } from 'react'
import { certificateWords as words } from '#words/certificate'
import { readMark } from '../../../core/curriculum/languageMark'
import { drawsTrue } from '../../../platform/window/drawsTrue'
import { giveFile } from '../../../platform/window/giveFile'
import { printAlone } from '../../../platform/window/printAlone'
import { Button, ButtonRow } from '../../../ui/Button'
import { Text } from '../../../ui/Text'
import besley from '../../../ui/fonts/besley-600-latin.woff2?url'
import { Icon } from '../../../ui/Icon'
import { textLinkClass } from '../../../ui/textLinkClass'
import { useAction } from '../../../ui/useAction'
import styles from './CertificateActions.module.css'
import { CertificateDrawing } from './CertificateDrawing'
import { type CertificateText, PRINTED_HEIGHT, WIDEST } from './certificateLayout'
import { NameOnIt } from './NameOnIt'
import paper from './PrintedCertificate.module.css'

interface CertificateActionsProps {
  readonly text: CertificateText
  /** The title of the module or the course. */
  readonly title: string
}

const PICTURE_WIDTH = 2208

/** The actions for a certificate: print it, share it, and change the name on it. */
export function CertificateActions({ text, title }: CertificateActionsProps) {
  const [isNaming, setNaming] = useState(false)
  const drawing = useRef<SVGSVGElement>(null)
  const changeName = useRef<HTMLButtonElement>(null)
  const picture = usePicture(drawing, words.fileName(text.name, readMark(title).text))
  const print = (): void => {
    if (drawing.current !== null) printAlone(drawing.current, paper.sheet)
  }
  const endNaming = (): void => {
    setNaming(false)
    changeName.current?.focus()
  }
  return (
    <div className={`${styles.actions} noPrint`}>
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
      <Text before={3} after={0} tone="quiet" size="small" role="status">
        {picture.news === undefined ? words.made : words.given[picture.news]}
      </Text>
      <div className={paper.drawing}>
        <CertificateDrawing drawingRef={drawing} text={text} width={WIDEST} height={PRINTED_HEIGHT} />
      </div>
    </div>
  )
}

type PictureNews = 'shared' | 'downloading' | 'cancelled' | 'failed'

interface Picture {
  readonly isBusy: boolean
  /** The outcome of the last attempt. */
  readonly news: PictureNews | undefined
  readonly share: () => void
}

function usePicture(drawing: RefObject<SVGSVGElement | null>, fileName: string): Picture {
  const { run, isBusy, outcome } = useAction(async (): Promise<PictureNews> => {
    if (drawing.current === null || !drawsTrue()) return 'failed'
    try {
      return await giveFile(fileName, await drawnPicture(drawing.current, PICTURE_WIDTH), 'image/png')
    } catch {
      return 'failed'
    }
  })
  return { isBusy, news: outcome, share: run }
}

/**
 * The CSS properties that the page's style sheets give a drawing. A picture has no style sheets, so these properties
 * are copied into the picture.
 */
const LOOKS = ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight'] as const
const NAMESPACE = 'http://www.w3.org/2000/svg'

/**
 * Renders a drawing from the page as a PNG picture that includes the site's own fonts.
 * @param width of the picture in pixels; the height follows from the drawing's proportions
 * @throws if the browser can't draw it, or the fonts can't be read
 */
async function drawnPicture(drawing: SVGSVGElement, width: number): Promise<Blob> {
  const { width: unitsWide, height: unitsHigh } = drawing.viewBox.baseVal
  const height = Math.round((width * unitsHigh) / unitsWide)
  const image = new Image(width, height)
  const letters = await dataUrlOf(await (await fetch(besley)).blob())
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing, letters, width, height))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser gives no canvas.')
  // Some browsers load a picture's fonts only when it is first drawn, so the first drawing may lack them.
  context.drawImage(image, 0, 0, width, height)
  await new Promise((resolve) => setTimeout(resolve, 50))
  context.drawImage(image, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The canvas gave no picture.')) : resolve(blob)),
      'image/png',
    )
  })
}

/** Turns the drawing into a separate document, which loads nothing from outside. */
function standalone(drawing: SVGSVGElement, letters: string, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const drawn = [...drawing.querySelectorAll('*')]
  for (const [at, element] of [...copy.querySelectorAll('*')].entries()) {
    const source = drawn[at]
    if (source === undefined) continue
    const look = getComputedStyle(source)
    for (const name of LOOKS) element.setAttribute(name, look.getPropertyValue(name))
    element.removeAttribute('class')
  }
  const style = document.createElementNS(NAMESPACE, 'style')
  style.textContent = `@font-face{font-family:Besley;font-weight:600;src:url(${letters}) format("woff2")}`
  copy.prepend(style)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('No text.')))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'))
    reader.readAsDataURL(blob)
  })
}
