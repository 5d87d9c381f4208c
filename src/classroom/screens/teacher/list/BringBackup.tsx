import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { classBookWords } from '#words/classBook'
import { openingClassWords as ways } from '#words/openingClass'
import { secondTeacherWords } from '#words/secondTeacher'
import { weakPasswordWords } from '#words/weakPassword'
import type { OpenBook, PasswordsOfLost, RestoredBook, TaughtClasses, WeakPassword } from '../../../ports/TaughtClasses'
import type { RestoreFault } from '../../../ports/RestoreFault'
import { Button, ButtonRow } from '../../../../ui/Button'
import { Field } from '../../../../ui/Field'
import { Icon } from '../../../../ui/Icon'
import { Text } from '../../../../ui/Text'
import { textLinkClass } from '../../../../ui/textLinkClass'
import { useAction } from '../../../../ui/useAction'
import { classPath } from '../../../../words/links'
import { asksForReload, ReloadPage } from '../../../../session/ReloadPage'
import styles from './MyClasses.module.css'

const words = ways.bring

interface BringBackupProps {
  /** `replaceKeys` makes a new card for a class whose phone or card was lost. */
  readonly way: 'restore' | 'replaceKeys'
  readonly taught: TaughtClasses
  readonly onOpen: (book: OpenBook) => void
}

type News =
  | { readonly kind: 'refused'; readonly reason: RestoreFault }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | WeakPassword
  | { readonly kind: 'done'; readonly text: string; readonly book: OpenBook }

/** Restores a class backup from another device, from a colleague, or from before a phone was lost. */
export function BringBackup({ way, taught, onOpen }: BringBackupProps) {
  const picker = useRef<HTMLInputElement>(null)
  const id = useId()
  const [file, setFile] = useState<File>()
  const [news, setNews] = useState<News>()
  const [hasNoFile, setNoFile] = useState(false)
  const isLost = way === 'replaceKeys'
  const choose = isLost ? ways.lost.choose : words.choose
  const needsOwn = news?.kind === 'refused' && news.reason === 'own-password'

  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    setFile(event.target.files?.[0])
    setNews(undefined)
    setNoFile(false)
  }
  const brought = async (picked: File, passwords: PasswordsOfLost): Promise<News> => {
    let bytes: Uint8Array
    try {
      bytes = new Uint8Array(await picked.arrayBuffer())
    } catch {
      return { kind: 'refused', reason: 'unreadable' }
    }
    const { password, own } = passwords
    const answer = await (isLost ? taught.replaceKeys(bytes, passwords) : taught.restore(bytes, password, own))
    if (answer.kind === 'refused' || answer.kind === 'wait' || answer.kind === 'weak-password') return answer
    onOpen(answer.book)
    const name = answer.book.card.className
    const text = isLost ? ways.lost.done(name) : restoredText(name, answer)
    return { kind: 'done', text, book: answer.book }
  }
  const bring = useAction(async (picked: File, form: HTMLFormElement) => {
    const data = new FormData(form)
    const typed = (name: string): string | undefined => {
      const value = data.get(name)
      return typeof value === 'string' ? value : undefined
    }
    const passwords = { password: typed('password') ?? '', next: typed('next') ?? '', own: typed('ownPassword') }
    const outcome = await brought(picked, passwords)
    // The password must not remain in its field for the next person on this device.
    if (outcome.kind === 'done') {
      form.reset()
      setFile(undefined)
    }
    setNews(outcome)
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setNoFile(file === undefined)
    if (file !== undefined) bring.run(file, event.currentTarget)
  }

  return (
    <form className={styles.form} noValidate aria-label={isLost ? ways.lost.title : ways.bring.title} onSubmit={submit}>
      <p>{isLost ? ways.lost.text : words.text}</p>
      {/* There is no `accept`, because phones gray out files whose type they guess wrong. The content tells which
          files are backups. */}
      <input ref={picker} id={id} type="file" hidden aria-label={choose} onChange={pick} />
      <Button variant="line" onClick={() => picker.current?.click()}>
        <Icon name="upload" size="small" /> <span>{choose}</span>
      </Button>
      <Text before={2} tone="quiet" size="small" breaksWords>
        {file === undefined ? null : words.chosen(file.name)}
      </Text>
      <Field label={words.password} name="password" type="password" autoComplete="off" />
      {needsOwn ? <Field label={words.ownPassword} name="ownPassword" type="password" autoComplete="off" /> : null}
      {isLost ? (
        <Field
          label={ways.lost.next}
          hint={ways.lost.nextHint}
          name="next"
          type="password"
          autoComplete="new-password"
          error={news?.kind === 'weak-password' ? weakPasswordWords[news.fault] : undefined}
        />
      ) : null}
      <ButtonRow>
        <Button type="submit" variant="line" busy={bring.isBusy} busyLabel={isLost ? ways.lost.busy : words.busy}>
          {isLost ? ways.lost.action : words.action}
        </Button>
      </ButtonRow>
      <Text tone="failed" isBold role="alert">
        {hasNoFile ? words.noFile : refusalText(news)}
      </Text>
      {news?.kind === 'refused' && asksForReload(news.reason) ? <ReloadPage /> : null}
      <p role="status">
        {news?.kind === 'done' ? (
          <>
            <span>{news.text}</span>{' '}
            <Link className={textLinkClass} to={classPath(news.book.key, isLost ? 'card' : 'today')}>
              {classBookWords.open} <Icon name="arrowRight" />
            </Link>
          </>
        ) : null}
      </p>
    </form>
  )
}

function restoredText(name: string, restored: Extract<RestoredBook, { readonly kind: 'restored' | 'joined' }>): string {
  if (restored.kind === 'restored') return words.restored(name)
  const { news, lacks } = restored
  const said = [
    words.joined(name),
    secondTeacherWords.news(news),
    news.deleted > 0 ? secondTeacherWords.deleted(news.deleted) : '',
    news.archived === undefined ? '' : secondTeacherWords.archived[news.archived],
    secondTeacherWords.lacks(lacks),
  ]
  return said.filter((sentence) => sentence !== '').join(' ')
}

function refusalText(news: News | undefined): string | null {
  if (news?.kind === 'refused') return words.refused[news.reason]
  return news?.kind === 'wait' ? classBookWords.unlock.wait(Math.ceil(news.milliseconds / 1000)) : null
}
