import { classOutcomesWords as words } from '#words/classOutcomes'
import { longDay } from '#words/ledgerFormat'
import { outcomesFile, outcomesNumber } from '../../../protocol/outcomes/outcomesFile'
import type { PublishedOutcomes } from '../../../protocol/outcomes/published'
import { giveFile } from '../../../../platform/window/giveFile'
import { sha256 } from '../../../../platform/webCrypto'
import { software } from '../../../../site'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { Text } from '../../../../ui/Text'
import { useAction } from '../../../../ui/useAction'
import type { ClassPageProps } from '../classView'
import { safeFileName } from '../safeFileName'

const tools = { digest: sha256, encode: (text: string) => new TextEncoder().encode(text) }

interface SaveOutcomesProps extends ClassPageProps {
  readonly outcomes: PublishedOutcomes
  readonly timeZone: string
}

/** Saves the file that an organization joins with those of other classes. */
export function SaveOutcomes({ view: { book, isMadeUp }, outcomes, timeZone }: SaveOutcomesProps) {
  const save = useAction(async () => {
    const classNumber = await outcomesNumber(book.card.classId, book.openedAt, tools)
    const text = outcomesFile(outcomes, { classNumber, timeZone, course: software.version })
    const name = words.fileName(safeFileName(book.card.className), longDay(outcomes.asOf))
    return await giveFile(name, text, 'application/json')
  })
  if (isMadeUp) return <p>{words.fileNotInDemo}</p>
  return (
    <div className="noPrint">
      <Text after={2}>{words.fileText}</Text>
      <Button variant="line" size="compact" busy={save.isBusy} onClick={save.run}>
        <Icon name="download" size="small" /> {words.file}
      </Button>
      <p role="status">{save.outcome === undefined ? null : words.fileGiven[save.outcome]}</p>
    </div>
  )
}
