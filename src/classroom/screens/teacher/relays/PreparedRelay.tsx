import { type ChangeEvent, useRef } from 'react'
import { classRelayWords as words } from '#words/classRelay'
import type { CardRelay } from '../../../protocol/card/classCard'
import { giveFile } from '../../../../platform/window/giveFile'
import { Button, ButtonRow } from '../../../../ui/Button'
import { Fold } from '../../../../ui/Fold'
import { safeFileName } from '../safeFileName'

interface PreparedRelayProps {
  readonly className: string
  /** `class-` and its id in hex. */
  readonly database: string
  readonly isBusy: boolean
  /** Says what came of it. */
  readonly work: (ask: () => Promise<string>) => Promise<void>
  readonly make: () => Promise<CardRelay>
  readonly take: (named: CardRelay) => Promise<string>
}

/**
 * A relay without a PIN, such as the CouchDB of a district: who runs it prepares the class from a file (`npm run hub:prepare`).
 * The same file puts the relay on the card once it knows the class: until then nothing is kept here.
 */
export function PreparedRelay({ className, database, isBusy, work, make, take }: PreparedRelayProps) {
  const picker = useRef<HTMLInputElement>(null)
  const save = async (): Promise<string> => {
    const { address, user, password } = await make()
    const text = JSON.stringify({ class: database, user, password, address }, null, 2)
    return words.fileGiven[await giveFile(words.fileName(safeFileName(className)), text, 'application/json')]
  }
  const pick = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? []
    if (file === undefined) return
    await work(async () => {
      const named = relayIn(await file.slice(0, LONGEST).text(), database)
      return named === undefined ? words.otherFile : await take(named)
    })
    // The same file may be chosen again.
    if (picker.current !== null) picker.current.value = ''
  }
  return (
    <Fold label={words.noPin}>
      <p>{words.noPinText}</p>
      <input ref={picker} type="file" hidden aria-label={words.takeFile} onChange={(event) => void pick(event)} />
      <ButtonRow>
        <Button variant="line" busy={isBusy} busyLabel={words.asking} onClick={() => void work(save)}>
          {words.saveFile}
        </Button>
        <Button variant="line" busy={isBusy} busyLabel={words.asking} onClick={() => picker.current?.click()}>
          {words.takeFile}
        </Button>
      </ButtonRow>
    </Fold>
  )
}

/** Bytes. */
const LONGEST = 10_000

/** Undefined for any other text, and for that of another class. */
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
