import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classBookWords as words } from '#words/classBook'
import { classYearWords } from '#words/classYear'
import { Icon } from '../../../ui/Icon'
import { PageHeading } from '../../../ui/PageHeading'
import type { ClassPage } from '../../../words/places'
import { Text } from '../../../ui/Text'
import styles from './ClassHead.module.css'
import type { ClassPageProps, ClassView } from './classView'
import { fullMoment } from './moments'

const PAGES = ['today', 'grid', 'plan', 'collect', 'card'] as const

interface ClassHeadProps {
  readonly view: ClassView
  readonly page: ClassPage
  readonly title: ReactNode
}

/** Shows the class and the current page, with links to the other pages. */
export function ClassHead({ view, page, title }: ClassHeadProps) {
  const { book, isMadeUp, to } = view
  return (
    <>
      {isMadeUp ? (
        <p className={styles.madeUp}>
          <Icon name="info" size="small" />
          <span>
            <b>{words.madeUp[0]}</b> {words.madeUp[1]}
          </span>
        </p>
      ) : (
        <Text after={2} tone="quiet" size="small" breaksWords>
          {words.className(book.card.className, book.card.teacherName)}
        </Text>
      )}
      <div className={`${styles.head} ${page === 'collect' ? styles.isCollect : ''}`}>
        <PageHeading pageKey={page}>{title}</PageHeading>
        <nav className={`${styles.pages} noPrint`} aria-label={words.pages}>
          <ul>
            {PAGES.map((name) => (
              <li key={name}>
                <Link to={to(name)} aria-current={name === page ? 'page' : undefined}>
                  {words.page[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {isMadeUp || page === 'keep' ? null : <BackupReminder view={view} />}
      {view.state.archivedAt === undefined || page === 'keep' ? null : (
        <p className={`${styles.reminder} noPrint`}>
          <span>{classYearWords.notice}</span>
          <Link to={to('keep')}>{classYearWords.toReopen}</Link>
        </p>
      )}
    </>
  )
}

/** Asks for a backup until a backup includes everything. */
function BackupReminder({ view: { state, now, to } }: ClassPageProps) {
  const { backedUpAt, hasChanged } = state
  if (backedUpAt !== undefined && !hasChanged) return null
  return (
    <p className={`${styles.reminder} noPrint`}>
      <span>{backedUpAt === undefined ? words.keep.remind : words.keep.remindStale(fullMoment(backedUpAt, now))}</span>
      <Link to={to('keep')}>{words.keep.toBackup}</Link>
    </p>
  )
}
