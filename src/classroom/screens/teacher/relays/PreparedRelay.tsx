import { type ChangeEvent, useRef } from 'react'
import { classRelayWords as words } from '#words/classRelay'
import type { CardRelay } from '../../../protocol/card/classCard'
import { giveFile } from '../../../../platform/window/giveFile'
import { Button, ButtonRow } from '../../../../ui/Button'
import { Fold } from '../../../../ui/Fold'
import { safeFileName } from '../safeFileName'

interface PreparedRelayProps {
  readonly className: string
  /** `class-` and the class id in hex. */
  readonly database: string
  readonly isBusy: boolean
  /** Runs the work and shows the sentence that it returns. */
  readonly work: (ask: () => Promise<string>) => void
  readonly make: () => Promise<CardRelay>
  readonly take: (named: CardRelay) => Promise<string>
}

/**
 * Sets up a relay without a PIN, such as a school district's CouchDB. Its administrator prepares the class from a file
 * (`npm run hub:prepare`). The same file adds the relay to the card after the class was created on the relay. Until
 * then, nothing is saved on this device.
 */
export function PreparedRelay({ className, database, isBusy, work, make, take }: PreparedRelayProps) {
  const picker = useRef<HTMLInputElement>(null)
  const save = async (): Promise<string> => {
    const { address, user, password } = await make()
    const text = JSON.stringify({ class: database, user, password, address }, null, 2)
    return words.fileGiven[await giveFile(words.fileName(safeFileName(className)), text, 'application/json')]
  }
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? []
    if (file === undefined) return
    work(async () => {
      try {
        const named = relayIn(await file.slice(0, LONGEST).text(), database)
        return named === undefined ? words.otherFile : await take(named)
      } finally {
        // Clearing the value lets the teacher choose the same file again.
        if (picker.current !== null) picker.current.value = ''
      }
    })
  }
  return (
    <Fold label={words.noPin}>
      <p>{words.noPinText}</p>
      <input ref={picker} type="file" hidden aria-label={words.takeFile} onChange={pick} />
      <ButtonRow>
        <Button variant="line" busy={isBusy} busyLabel={words.asking} onClick={() => work(save)}>
          {words.saveFile}
        </Button>
        <Button variant="line" busy={isBusy} busyLabel={words.asking} onClick={() => picker.current?.click()}>
          {words.takeFile}
        </Button>
      </ButtonRow>
    </Fold>
  )
}

/** The maximum number of bytes read from a file. */
const LONGEST = 10_000

/** Undefined if the text is not a relay file or belongs to another class. */
function relayIn(text: string, database: string): CardRelay | undefined {
  try {
    const read = JSON.parse(text) as Readonly<Record<string, unknown>> | null
    const { class: name, address, user, password } = read ?? {}
    const isOurs = name === database && typeof address === 'string'
    if (!isOurs || typeof user !== 'string' || typeof password !== 'string') return undefined
    return { name: 'couchdb', address, user, password }
  } catch {
    return undefined
  }
}
