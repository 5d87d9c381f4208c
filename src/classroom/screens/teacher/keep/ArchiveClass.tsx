import { classYearWords as words } from '#words/classYear'
import { Button } from '../../../../ui/Button'
import { Text } from '../../../../ui/Text'
import type { ClassPageProps } from '../classView'
import { fullMoment } from '../moments'
import { useArchiving } from './useArchiving'

/** Archives the class, or reopens it. Both can be undone, so neither asks for a confirmation. */
export function ArchiveClass({ view }: ClassPageProps) {
  const { archivedAt } = view.state
  const { run, isBusy, outcome } = useArchiving(view)
  return (
    <>
      <h2>{archivedAt === undefined ? words.archiveTitle : words.reopenTitle}</h2>
      <Text width={40} before={2}>
        {archivedAt === undefined ? words.archiveText : words.reopenText(fullMoment(archivedAt, view.now))}
      </Text>
      <Button
        variant="line"
        busy={isBusy}
        busyLabel={archivedAt === undefined ? words.archiving : words.reopening}
        onClick={() => run(archivedAt === undefined)}
      >
        {archivedAt === undefined ? words.archive : words.reopen}
      </Button>
      <Text width={40} role="status">
        {outcome ?? ''}
      </Text>
    </>
  )
}
