import { type ChangeEvent, useRef, useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import { LARGEST_FILE, readEnvelopeFile } from '../../../classroom/file/envelopeFile'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import type { InClassProps } from './InClassProps'
import styles from './Join.module.css'

/** The plan of the teacher out of a file. */
export function TakePlan({ joined: { key }, classes }: InClassProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [news, setNews] = useState('')
  const [isBusy, setBusy] = useState(false)
  const take = async (file: File): Promise<string> => {
    if (file.size > LARGEST_FILE) return words.planFault['too-large']
    const read = readEnvelopeFile(new Uint8Array(await file.arrayBuffer()))
    if (read.kind !== 'plan') return words.noPlanFile
    const refused = await classes.takePlan(key, read.envelope)
    return refused === undefined ? words.planTaken : words.planFault[refused]
  }
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.target
    const file = input.files?.[0]
    if (file === undefined) return
    setBusy(true)
    take(file)
      // The browser can't read it any more: it was moved or deleted.
      .catch(() => words.noPlanFile)
      .then((text) => {
        setNews(text)
        setBusy(false)
        // The same file may be chosen again.
        input.value = ''
      })
      .catch(() => undefined)
  }
  return (
    <div className={styles.plan}>
      {/* No `accept`: phones grey out files whose type they guess wrong. */}
      <input ref={picker} type="file" hidden aria-label={words.takePlan} onChange={pick} />
      <Button variant="line" size="compact" busy={isBusy} onClick={() => picker.current?.click()}>
        <Icon name="upload" /> {words.takePlan}
      </Button>
      <p className={styles.news} role="status">
        {news}
      </p>
    </div>
  )
}
