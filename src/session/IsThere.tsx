import { useState } from 'react'
import { isThereWords as words } from '#words/isThere'
import { copyText } from '../platform/window/copyText'
import { Button, ButtonRow } from '../ui/Button'
import { focusWhenShown } from '../ui/focusWhenShown'
import { Icon } from '../ui/Icon'
import { News } from '../ui/News'
import { Text } from '../ui/Text'
import { useAction } from '../ui/useAction'
import styles from './IsThere.module.css'

interface IsThereProps {
  /** The text of the file that the browser was asked to save. */
  readonly content: string
  /** Records that the file is there. Returns the message if that fails, otherwise an empty string. */
  readonly onYes: () => Promise<string>
}

/** Asks once whether a download arrived, and offers its text if it did not. */
export function IsThere({ content, onYes }: IsThereProps) {
  const [isMissing, setMissing] = useState(false)
  const confirm = useAction(onYes)
  const copy = useAction(async () => ((await copyText(content)) ? words.copied : words.notCopied))
  if (confirm.outcome === '')
    return (
      <p ref={focusWhenShown} tabIndex={-1} className={styles.note}>
        {words.noted}
      </p>
    )
  return (
    <div role="group" aria-label={words.isThere}>
      {isMissing ? (
        <>
          <label className={styles.byHand}>
            {words.byHand}
            <textarea
              ref={focusWhenShown}
              readOnly
              rows={4}
              value={content}
              onFocus={(event) => event.target.select()}
            />
          </label>
          <Button variant="line" onClick={copy.run}>
            <Icon name="copy" size="small" /> {words.copy}
          </Button>
        </>
      ) : null}
      <Text before={4} after={2} isBold>
        {words.isThere}
      </Text>
      <ButtonRow>
        <Button variant="line" onClick={confirm.run}>
          {words.yes}
        </Button>
        {isMissing ? null : (
          <Button variant="line" onClick={() => setMissing(true)}>
            {words.no}
          </Button>
        )}
      </ButtonRow>
      <News>{confirm.outcome ?? copy.outcome ?? ''}</News>
    </div>
  )
}
