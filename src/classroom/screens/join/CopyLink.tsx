import { useState } from 'react'
import { joinPlaceWords as words } from '#words/joinPlace'
import { copyText } from '../../../platform/window/copyText'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { language } from '../../../words/language'
import { joinPath } from '../../../words/links'

/**
 * Offers a class card's link, for use in the app on the same device.
 * @param text the card's text, as it appears after `#` in the link
 */
export function CopyLink({ text }: { readonly text: string }) {
  const [news, setNews] = useState('')
  const copy = async (): Promise<void> => {
    // A screen reader says the same message again only after it was gone.
    setNews('')
    const card = text.slice(text.lastIndexOf('#') + 1)
    const isCopied = await copyText(
      `${window.location.origin}${joinPath(card, __HAS_LANGUAGES__ ? language : undefined)}`,
    )
    setNews(isCopied ? words.copied : words.notCopied)
  }
  return (
    <>
      <Button variant="line" onClick={() => void copy()}>
        <Icon name="copy" size="small" /> <span>{words.copy}</span>
      </Button>
      <p role="status">{news}</p>
    </>
  )
}
