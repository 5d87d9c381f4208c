import { classBookWords as common } from '#words/classBook'
import { classDeletedWords } from '#words/classDeleted'
import { secondTeacherWords } from '#words/secondTeacher'
import { isDeletionMark } from '../../../protocol/book/deletedSenders'
import { type Member, membersOf } from '../../../protocol/book/members'
import { compareScalars } from '../../../../core/progress/json'
import { Block } from '../../../../ui/Block'
import { focusPageHeading } from '../../../../ui/PageHeading'
import { Button, ButtonRow } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { LeafRow } from '../../../../ui/Leaf'
import { Text } from '../../../../ui/Text'
import { actionOfMany } from '../actionOfMany'
import { ArchiveClass } from './ArchiveClass'
import { ChangePassword } from './ChangePassword'
import { ClassHead } from '../ClassHead'
import type { AnotherClass, ClassPageProps } from '../classView'
import { CloseClass } from './CloseClass'
import styles from './KeepPage.module.css'
import { NewYear } from './NewYear'
import { SecondTeacher } from './SecondTeacher'
import { fullMoment } from '../moments'
import { SteadyButton } from '../../../../ui/SteadyButton'
import { IsThere } from '../../../../session/IsThere'
import { useAction } from '../../../../ui/useAction'
import type { OpenBook } from '../../../ports/TaughtClasses'
import { giveFile } from '../../../../platform/window/giveFile'
import { safeFileName } from '../safeFileName'

const words = common.keep

interface KeepPageProps extends ClassPageProps {
  readonly onLock: () => void
  readonly onClosed: () => void
  readonly another: AnotherClass | undefined
}

/** Backs up, locks, archives and deletes the class, changes its password, and starts a new year. */
export function KeepPage({ view, onLock, onClosed, another }: KeepPageProps) {
  const { isMadeUp, state } = view
  return (
    <>
      <LeafRow
        marginNote={
          <p>
            {words.marginNote[0]} {words.marginNote[1]}
          </p>
        }
      >
        <ClassHead view={view} page="keep" title={words.title} />
        {isMadeUp ? <p>{words.notInDemo}</p> : <BackUp view={view} />}
      </LeafRow>
      <LeftMembers view={view} />
      <DeletedReports view={view} />
      {isMadeUp ? null : (
        <>
          <LeafRow>
            <h2>{secondTeacherWords.title}</h2>
            <SecondTeacher />
          </LeafRow>
          <LeafRow>
            <h2>{words.lockTitle}</h2>
            <Text width={40} before={2}>
              {words.lockText}
            </Text>
            <Button
              variant="line"
              onClick={() => {
                onLock()
                focusPageHeading()
              }}
            >
              <Icon name="lock" size="small" /> <span>{words.lock}</span>
            </Button>
          </LeafRow>
          <LeafRow>
            <ChangePassword view={view} />
          </LeafRow>
          <LeafRow>
            <ArchiveClass view={view} />
            {another === undefined ? null : <NewYear view={view} another={another} />}
          </LeafRow>
          <LeafRow>
            <CloseClass view={view} members={membersOf(state.book).length} onClosed={onClosed} />
          </LeafRow>
        </>
      )}
    </>
  )
}

function BackUp({ view }: ClassPageProps) {
  const { book, state, now } = view
  const { backedUpAt, hasChanged } = state
  const { make, isBusy, outcome } = useBookBackup(book)
  return (
    <>
      <h2>{words.backupTitle}</h2>
      <Text width={40} before={2}>
        {words.backupText}
      </Text>
      <p className={backedUpAt === undefined || hasChanged ? styles.due : styles.kept}>
        <Icon name={backedUpAt === undefined || hasChanged ? 'warning' : 'check'} />
        <span>
          {backedUpAt === undefined
            ? words.never
            : (hasChanged ? words.stale : words.whole)(fullMoment(backedUpAt, now))}
        </span>
      </p>
      {state.damaged > 0 ? <p className={styles.due}>{common.damagedRows(state.damaged)}</p> : null}
      {state.newer > 0 ? <p className={styles.due}>{common.newerRows}</p> : null}
      <ButtonRow>
        <Button busy={isBusy} busyLabel={words.making} onClick={make}>
          <Icon name="download" size="small" /> <span>{words.make}</span>
        </Button>
      </ButtonRow>
      <p role="status">{outcome?.news ?? ''}</p>
      {outcome?.content === undefined ? null : <IsThere content={outcome.content} onYes={() => noteBackup(book)} />}
    </>
  )
}

/** Lists learners who left, until their reports are deleted. */
function LeftMembers({ view: { book, state, now } }: ClassPageProps) {
  const erase = useAction(async ({ senders }: Member) => {
    const failure = await book.erase(new Set(senders))
    return failure && common.notSaved(failure)
  })
  const left = membersOf(state.book).filter(({ leftAt }) => leftAt !== undefined)
  if (left.length === 0) return null
  return (
    <LeafRow>
      <h2>{words.leftTitle}</h2>
      <Text width={40} before={2}>
        {words.leftLater}
      </Text>
      <Block as="ul" width={40} isRuled className={styles.left}>
        {left.map((member) => (
          <li key={member.member}>
            <span>
              {words.leftText(member.name, member.leftAt === undefined ? '' : fullMoment(member.leftAt, now))}
            </span>
            <SteadyButton
              meaning={`erase ${member.member}`}
              variant="line"
              size="compact"
              {...actionOfMany(words.erase(member.name), left, ({ name }) => name, member)}
              busy={erase.busyWith?.[0].member === member.member}
              onPress={() => erase.run(member)}
            >
              {words.erase(member.name)}
            </SteadyButton>
          </li>
        ))}
      </Block>
      <p role="alert">{erase.outcome ?? ''}</p>
    </LeafRow>
  )
}

/** Says how many devices the teacher deleted. The class knows no more about them. */
function DeletedReports({ view: { state, now } }: ClassPageProps) {
  const times = Object.values(state.book.leavings).flatMap((row) => (isDeletionMark(row) ? [row.heardAt] : []))
  const last = times.sort(compareScalars).at(-1)
  if (last === undefined) return null
  return (
    <LeafRow>
      <h2>{classDeletedWords.listTitle}</h2>
      <Text width={40} before={2}>
        <span>{classDeletedWords.list(times.length, fullMoment(last, now))}</span> {classDeletedWords.listText}
      </Text>
    </LeafRow>
  )
}

interface BackupOutcome {
  readonly news: string
  /** The file’s text, if the browser does not say whether it saved the file. */
  readonly content?: string
}

interface BookBackup {
  readonly make: () => void
  readonly isBusy: boolean
  /** The result of the last press. */
  readonly outcome: BackupOutcome | undefined
}

/**
 * Makes a backup, and saves or shares the file. The backup is recorded once an app has received it, or the teacher says that
 * it is there.
 */
function useBookBackup(book: OpenBook): BookBackup {
  const { run, isBusy, outcome } = useAction(async (): Promise<BackupOutcome> => {
    const made = await book.makeBackup()
    if (made.kind === 'failed') return { news: words.notMade[made.reason] }
    const how = await giveFile(words.fileName(safeFileName(book.card.className)), made.text)
    if (how === 'cancelled') return { news: words.given.cancelled }
    if (how === 'downloading') return { news: words.given.downloading, content: made.text }
    return { news: (await noteBackup(book)) || words.given.shared }
  })
  return { make: run, isBusy, outcome }
}

async function noteBackup(book: OpenBook): Promise<string> {
  const failure = await book.backupGiven()
  return failure === undefined ? '' : words.notNoted(failure)
}
