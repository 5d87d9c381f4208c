import { Fragment, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { classBookWords as words } from '#words/classBook'
import { classYearWords as year } from '#words/classYear'
import { openingClassWords as ways } from '#words/openingClass'
import { secondTeacherWords } from '#words/secondTeacher'
import type { OpenBook, TaughtClass, TaughtClasses } from '../../../ports/TaughtClasses'
import { Block } from '../../../../ui/Block'
import { Text } from '../../../../ui/Text'
import { buttonClass } from '../../../../ui/buttonClass'
import { Chip } from '../../../../ui/Chip'
import { Fold } from '../../../../ui/Fold'
import { Icon } from '../../../../ui/Icon'
import { LeafRow } from '../../../../ui/Leaf'
import { PageHeading } from '../../../../ui/PageHeading'
import { Skeleton } from '../../../../ui/Skeleton'
import { SteadyButton } from '../../../../ui/SteadyButton'
import { textLinkClass } from '../../../../ui/textLinkClass'
import { useAction } from '../../../../ui/useAction'
import { classPath } from '../../../../words/links'
import { ReloadPage } from '../../../../session/ReloadPage'
import { actionOfMany } from '../actionOfMany'
import { BringBackup } from './BringBackup'
import { MADE_UP_KEY } from '../../../../words/madeUpKey'
import { paths } from '../../../../words/paths'
import { fullMoment } from '../moments'
import styles from './MyClasses.module.css'
import { OpenAClass } from './OpenAClass'
import { SecondTeacher } from '../keep/SecondTeacher'

/** The two lists of classes, with their titles. */
const LISTS: readonly [title: string, isListed: (one: TaughtClass) => boolean][] = [
  [words.listTitle, ({ archivedAt }) => archivedAt === undefined],
  [year.listTitle, ({ archivedAt }) => archivedAt !== undefined],
]

interface MyClassesProps {
  readonly taught: TaughtClasses
  /** Undefined until the classes are read. */
  readonly classes: readonly TaughtClass[] | undefined
  readonly open: ReadonlyMap<string, OpenBook>
  readonly now: Date
  readonly onOpen: (book: OpenBook) => void
  readonly onLock: (key: string) => void
}

/** The teacher's classes on this device, and every way to add one. */
export function MyClasses({ taught, classes, open, now, onOpen, onLock }: MyClassesProps) {
  const navigate = useNavigate()
  const enter = (book: OpenBook): void => {
    onOpen(book)
    void navigate(classPath(book.key, 'card'))
  }
  return (
    <>
      <LeafRow
        marginNote={
          <p>
            {words.marginNote[0]} {words.marginNote[1]}
          </p>
        }
      >
        <PageHeading>{words.title}</PageHeading>
        <Text before={3} size="lead" className={styles.intro}>
          {words.intro}
        </Text>
        {/* A public page is another document. If it replaced this one, the open classes would be locked. */}
        <a className={textLinkClass} href={paths.teachers} target={open.size > 0 ? '_blank' : undefined}>
          {words.guide} <Icon name="arrowRight" />
        </a>
        {classes === undefined ? (
          <Skeleton label={words.loading} rows={3} />
        ) : (
          LISTS.map(([title, isListed]) => {
            const listed = classes.filter(isListed)
            if (listed.length === 0) return null
            return (
              <Fragment key={title}>
                <Text as="h2" before={5}>
                  {title}
                </Text>
                <Block as="ul" width={44} before={3} isRuled className={styles.classes}>
                  {listed.map((one) => (
                    <ClassRow
                      key={one.key}
                      taught={taught}
                      one={one}
                      all={classes}
                      isOpen={open.has(one.key)}
                      now={now}
                      onLock={() => onLock(one.key)}
                    />
                  ))}
                </Block>
              </Fragment>
            )
          })
        )}
      </LeafRow>
      <LeafRow marginNote={words.tryTitle}>
        <p className={styles.text}>{words.tryText}</p>
        <Link className={buttonClass(classes?.length === 0 ? 'solid' : 'line')} to={classPath(MADE_UP_KEY)}>
          {words.tryAction} <Icon name="arrowRight" />
        </Link>
      </LeafRow>
      <LeafRow>
        <OpenAClass taught={taught} onOpen={enter} />
      </LeafRow>
      <LeafRow marginNote={ways.bring.title}>
        <Fold label={ways.bring.title}>
          <BringBackup way="restore" taught={taught} onOpen={onOpen} />
        </Fold>
        <Fold label={secondTeacherWords.title}>
          <SecondTeacher />
        </Fold>
        <Fold label={ways.lost.title}>
          <BringBackup way="replaceKeys" taught={taught} onOpen={onOpen} />
        </Fold>
      </LeafRow>
    </>
  )
}

interface ClassRowProps {
  readonly taught: TaughtClasses
  readonly one: TaughtClass
  readonly all: readonly TaughtClass[]
  readonly isOpen: boolean
  readonly now: Date
  readonly onLock: () => void
}

function ClassRow({ taught, one, all, isOpen, now, onLock }: ClassRowProps) {
  const { key, className, teacherName, backedUpAt, hasChanged, isDamaged, replacedBy, archivedAt } = one
  const [failed, setFailed] = useState(false)
  const { run, isBusy } = useAction(async () => setFailed((await taught.dropReplaced(key)) !== undefined))
  const named = (action: string) => {
    const text = words.actionOn(action, className)
    return { 'aria-label': text, ...actionOfMany(text, all, (other) => other.className, one) }
  }
  const backup =
    backedUpAt === undefined
      ? words.noBackup
      : `${words.backupFrom(fullMoment(backedUpAt, now))}${hasChanged ? `, ${words.changedSince}` : ''}`
  return (
    <li>
      <div>
        {isDamaged ? (
          <b>{words.damagedName}</b>
        ) : replacedBy !== undefined ? (
          <b>{words.className(className, teacherName)}</b>
        ) : (
          <Link to={classPath(key)}>{words.className(className, teacherName)}</Link>
        )}
        <p>{isDamaged ? words.isDamaged : replacedBy !== undefined ? words.isReplaced : backup}</p>
        {archivedAt === undefined ? null : <p>{year.since(fullMoment(archivedAt, now))}</p>}
        {failed ? (
          <>
            <p role="alert">{words.notDropped}</p>
            <ReloadPage />
          </>
        ) : null}
      </div>
      {replacedBy !== undefined ? (
        <SteadyButton
          meaning={`drop ${key}`}
          variant="line"
          size="compact"
          {...(!isBusy && named(words.dropReplaced))}
          busy={isBusy}
          busyLabel={words.dropping}
          onPress={run}
        >
          {words.dropReplaced}
        </SteadyButton>
      ) : isOpen ? (
        <SteadyButton
          meaning={`lock ${key}`}
          variant="line"
          size="compact"
          {...named(words.keep.lock)}
          onPress={onLock}
        >
          {words.keep.lock}
        </SteadyButton>
      ) : (
        <Chip kind="locked">{words.locked}</Chip>
      )}
    </li>
  )
}
