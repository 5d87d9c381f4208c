import { useState } from 'react'
import { classCollectWords as words } from '#words/classCollect'
import type { ClassBook } from '../../../protocol/book/classBook'
import type { Bytes } from '../../../protocol/bytes'
import { encodeBase64url } from '../../../../core/progress/file/base64url'
import { giveFile } from '../../../../platform/window/giveFile'
import { Block } from '../../../../ui/Block'
import { Button, ButtonRow } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { Text } from '../../../../ui/Text'
import { useAction } from '../../../../ui/useAction'
import { LightShow } from '../../light/LightShow'
import type { ClassPageProps } from '../classView'
import { safeFileName } from '../safeFileName'

/**
 * Gives the class's receipts back to all devices at once, as codes or as one file, so that no learner enters digits. It
 * has only reports that are already stored.
 */
export function GiveReceipts({ view: { book, state } }: ClassPageProps) {
  const rows = [...Object.values(state.book.reports), ...Object.values(state.book.leavings)]
  const [made, setMade] = useState<{ readonly envelope: Bytes; readonly of: ClassBook }>()
  // A report that has arrived since then is not in these codes.
  const shown = made?.of === state.book ? made.envelope : undefined
  const [news, setNews] = useState('')
  const seal = async (): Promise<Bytes | undefined> => {
    const sealed = await book.sealOutgoing()
    if (sealed.kind === 'sealed') return sealed.envelope
    setNews(sealed.kind === 'nothing' ? words.receiptsNone : words.receiptsFailed[sealed.reason])
    return undefined
  }
  const show = useAction(async () => {
    setNews('')
    const envelope = shown === undefined ? await seal() : undefined
    setMade(envelope && { envelope, of: book.getSnapshot().book })
  })
  const give = useAction(async () => {
    setNews('')
    const envelope = await seal()
    if (envelope === undefined) return
    const name = words.receiptsFile(safeFileName(book.card.className))
    setNews(words.receiptsGiven[await giveFile(name, encodeBase64url(envelope))])
  })
  // The class book decides, because reports are often collected on one day and confirmed on another.
  if (rows.length === 0) return null
  return (
    <Block as="section" before={6} aria-labelledby="class-receipts">
      <h2 id="class-receipts">{words.receipts}</h2>
      <Text before={2}>{words.receiptsText}</Text>
      {book.card.relays.length === 0 ? null : <p>{words.receiptsByRelay}</p>}
      {rows.some(({ carrier }) => carrier === 'file') ? <p>{words.receiptsFiles}</p> : null}
      <ButtonRow>
        <Button variant="line" size="compact" busy={show.isBusy} onClick={show.run}>
          {shown === undefined ? words.receiptsShow : words.receiptsHide}
        </Button>
        <Button variant="line" size="compact" busy={give.isBusy} onClick={give.run}>
          <Icon name="download" size="small" /> {words.receiptsGive}
        </Button>
      </ButtonRow>
      <p role="status">{news}</p>
      {shown === undefined ? null : (
        <>
          <p>{words.receiptsHow}</p>
          <LightShow bytes={shown} label={words.receiptsCodes} />
        </>
      )}
    </Block>
  )
}
