import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { mySheetsWords as words } from '#words/mySheets'
import type { Manifest } from '../../core/curriculum/parseManifest'
import { localDateOf } from '../../core/progress/calendar'
import { buttonClass } from '../../ui/buttonClass'
import { EmptyState } from '../../ui/EmptyState'
import { Fold } from '../../ui/Fold'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { sheetPath } from '../../words/links'
import { paths } from '../../words/paths'
import { type FilledSheet, isFilledIn, sheetsOf } from '../../session/sheets'
import { useSession } from '../../session/SessionContext'
import { useManifest, useRead } from '../../session/useRead'
import { useToday } from '../../session/useToday'
import styles from './MySheets.module.css'
import { RememberedNumbers } from './RememberedNumbers'

/** The worksheets that a learner has filled in, in the order of the course. */
export function MySheetsScreen() {
  const manifest = useManifest()
  const items = useRead(useSession().reads.sheets)
  const sheets = useMemo(() => items && sheetsOf(items), [items])
  const filled = sheets?.filter(isFilledIn)
  return (
    <Leaf>
      <LeafRow
        marginNote={filled === undefined || filled.length === 0 ? undefined : <p>{words.count(filled.length)}</p>}
      >
        <PageHeading>{words.title}</PageHeading>
        {manifest === undefined || filled === undefined ? (
          <Skeleton label={words.loading} />
        ) : filled.length === 0 ? (
          <EmptyState
            title={words.emptyTitle}
            headingLevel={2}
            action={
              <Link className={buttonClass('solid')} to={paths.learning}>
                {words.toLessons}
              </Link>
            }
          >
            {words.empty}
          </EmptyState>
        ) : (
          <p className={styles.intro}>{words.intro}</p>
        )}
      </LeafRow>
      {manifest === undefined || filled === undefined ? null : <ByModule manifest={manifest.value} sheets={filled} />}
      {sheets === undefined ? null : <RememberedNumbers sheets={sheets} />}
    </Leaf>
  )
}

interface ByModuleProps {
  readonly manifest: Manifest
  readonly sheets: readonly FilledSheet[]
}

function ByModule({ manifest, sheets }: ByModuleProps) {
  const today = useToday()
  const modules = manifest.modules.flatMap((module) => {
    const rows = module.lessons.flatMap((lesson) =>
      sheets.filter(({ lessonId }) => lessonId === lesson.id).map((sheet) => ({ lesson, sheet })),
    )
    return rows.length === 0 ? [] : [{ module, rows }]
  })
  const known = new Set(modules.flatMap(({ rows }) => rows.map(({ sheet }) => sheet.id)))
  const gone = sheets.filter(({ id }) => !known.has(id))
  return (
    <>
      {modules.map(({ module, rows }) => (
        <LeafRow key={module.id}>
          <h2 className={styles.module}>{module.title}</h2>
          <ul className={styles.sheets}>
            {rows.map(({ lesson, sheet }) => (
              <li key={sheet.id}>
                <Link to={sheetPath(module.id, lesson.id)}>{sheet.title === '' ? lesson.title : sheet.title}</Link>
                <span>
                  <span>{words.of(lesson.title)}</span> · <span>{words.filled(localDay(sheet.at), today)}</span>
                </span>
              </li>
            ))}
          </ul>
        </LeafRow>
      ))}
      {gone.length === 0 ? null : (
        <LeafRow>
          <h2 className={styles.module}>{words.goneTitle}</h2>
          <ul className={styles.sheets}>
            {gone.map((sheet) => (
              <li key={sheet.id}>
                <b>{sheet.title === '' ? sheet.id : sheet.title}</b>
                <span>{words.filled(localDay(sheet.at), today)}</span>
                <Fold label={words.wrote}>
                  <ul className={styles.texts}>
                    {[...sheet.entries].map(([field, { text }]) => (text === '' ? null : <li key={field}>{text}</li>))}
                  </ul>
                </Fold>
              </li>
            ))}
          </ul>
        </LeafRow>
      )}
    </>
  )
}

/** Returns the calendar day of an instant in this device's time zone, or an empty string for an invalid instant. */
function localDay(at: string): string {
  return localDateOf(new Date(at)) ?? ''
}
