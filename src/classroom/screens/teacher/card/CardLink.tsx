import { useId, useState } from 'react'
import { classCardWords as words } from '#words/classCard'
import { copyText } from '../../../../platform/window/copyText'
import { shareLink } from '../../../../platform/window/shareLink'
import { Button, ButtonRow } from '../../../../ui/Button'
import { Field } from '../../../../ui/Field'
import { Icon } from '../../../../ui/Icon'
import styles from './CardPage.module.css'

interface CardLinkProps {
  readonly link: string
  readonly className: string
}

/** The card as a link to print, share or copy. */
export function CardLink({ link, className }: CardLinkProps) {
  const id = useId()
  const [news, setNews] = useState('')
  const share = async (): Promise<void> => {
    const isShared = await shareLink(link, words.shareTitle(className))
    setNews(isShared ? words.shared : '')
  }
  const copy = async (): Promise<void> => {
    // A screen reader says the same message again only after it was gone.
    setNews('')
    setNews((await copyText(link)) ? words.copied : words.notCopied)
  }
  return (
    <>
      <ButtonRow>
        <Button onClick={() => window.print()}>
          <Icon name="print" size="small" /> {words.print}
        </Button>
        {'share' in navigator ? (
          <Button variant="line" onClick={() => void share()}>
            <Icon name="share" size="small" /> {words.share}
          </Button>
        ) : null}
      </ButtonRow>
      <div className={styles.link}>
        <Field
          id={id}
          label={words.link}
          hint={words.linkHint}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="line" onClick={() => void copy()}>
          <Icon name="copy" size="small" /> {words.copy}
        </Button>
      </div>
      <p role="status">{news}</p>
    </>
  )
}
