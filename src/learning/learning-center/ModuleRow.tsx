import { useEffect, useId, useRef, useState } from 'react'
import { learningCenterWords as words } from '#words/learningCenter'
import type { ProgressDocument } from '../../progress/document'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { sheetClass } from '../../ui/Sheet'
import { ModuleLock } from '../session/ModuleLock'
import type { ModuleStanding } from '../session/moduleStandings'
import type { Begun } from '../session/nextSteps'
import { LessonList } from './LessonList'
import styles from './ModuleRow.module.css'
import { ModuleStatus } from './ModuleStatus'
import type { OpenModules } from './useOpenModules'

interface ModuleRowProps {
  readonly standing: ModuleStanding
  readonly document: ProgressDocument
  readonly begun: Begun
  readonly open: OpenModules
}

/** One module; its title opens and closes its lessons. Locked modules open for reading too. */
export function ModuleRow({ standing, document, begun, open }: ModuleRowProps) {
  const { module, access } = standing
  const row = useRef<HTMLLIElement>(null)
  const title = useRef<HTMLButtonElement>(null)
  const lessonsId = useId()
  const [news, setNews] = useState('')
  const isOpen = open.isOpen(module.id)
  const isNamed = open.named === module.id
  useEffect(() => {
    if (!isNamed) return undefined
    // After the router has put the page to its top.
    const frame = requestAnimationFrame(() => row.current?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [isNamed])
  const classes = [styles.module, isOpen ? `${sheetClass('box')} ${styles.isOpen}` : '']
  if (access.kind === 'locked') classes.push(styles.isLocked)
  return (
    <li ref={row} id={module.id} className={classes.join(' ')}>
      <div className={styles.head}>
        <QuiltBlock module={module.id} done={standing.patchesDone} total={standing.patches} />
        <div className={styles.text}>
          <h3>
            <button
              ref={title}
              type="button"
              className={styles.title}
              aria-expanded={isOpen}
              aria-controls={isOpen ? lessonsId : undefined}
              onClick={() => open.toggle(module.id)}
            >
              {module.title}
            </button>
          </h3>
          <p className={styles.description}>{module.description}</p>
          <p className={styles.facts}>
            <span>{module.duration}</span>
            <span>{words.size(module.lessons.length)}</span>
            <span>{words.points(standing.points)}</span>
          </p>
        </div>
        <ModuleStatus standing={standing} document={document} />
      </div>
      {isOpen ? (
        <div id={lessonsId} className={styles.lessons}>
          {access.kind === 'locked' ? (
            <ModuleLock
              module={module}
              access={access}
              document={document}
              onOpened={() => {
                setNews(words.opened(module.title))
                title.current?.focus()
              }}
            >
              {words.lockedLessons}
            </ModuleLock>
          ) : null}
          <LessonList standing={standing} document={document} begun={begun} />
        </div>
      ) : null}
      <p className="sr" role="status">
        {news}
      </p>
    </li>
  )
}
