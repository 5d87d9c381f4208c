import { useEffect, useId, useRef, useState } from 'react'
import { durationText } from '#words/duration'
import { levelName } from '#words/levels'
import { learningCenterWords as words } from '#words/learningCenter'
import { course } from '../../core/progress/course'
import { balance } from '../../core/progress/points'
import type { ProgressDocument } from '../../core/progress/document'
import { Bar } from '../../ui/Bar'
import { Chip } from '../../ui/Chip'
import { LeafRow } from '../../ui/Leaf'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { sheetClass } from '../../ui/Sheet'
import { ModuleLock } from '../../session/ModuleLock'
import type { ModuleStanding } from '../../session/moduleStandings'
import type { Started } from '../../session/nextSteps'
import { useIsKnown } from '../../session/useUnread'
import type { LevelGroup } from './chooseModules'
import { LessonList } from './LessonList'
import styles from './LevelRow.module.css'
import type { OpenModules } from './useOpenModules'

interface LevelRowProps {
  readonly group: LevelGroup
  readonly document: ProgressDocument
  readonly started: Started
  readonly open: OpenModules
}

/** The modules of one level, below the rule that unlocks them. */
export function LevelRow({ group: { level, standings }, document, started, open }: LevelRowProps) {
  return (
    <LeafRow
      marginNote={
        <>
          <h2>{levelName(level)}</h2>
          <p>{ruleOf(standings)}</p>
        </>
      }
    >
      <ul className={styles.modules}>
        {standings.map((standing) => (
          <ModuleRow key={standing.module.id} standing={standing} document={document} started={started} open={open} />
        ))}
      </ul>
    </LeafRow>
  )
}

/** Modules of one level share their unlocking rule and their price. */
function ruleOf(standings: readonly ModuleStanding[]): string {
  const locked = standings.map(({ access }) => access).find((access) => access.kind === 'locked')
  if (locked !== undefined) return words.rule[locked.rule](locked.cost)
  const wasLocked = course.locks.rule === 'levels' && standings.some(({ module }) => module.difficulty !== 'Beginner')
  return wasLocked ? words.openToYou : words.openToEveryone
}

interface ModuleRowProps {
  readonly standing: ModuleStanding
  readonly document: ProgressDocument
  readonly started: Started
  readonly open: OpenModules
}

/** One module. Its title opens and closes its lessons, and locked modules can be opened for reading too. */
function ModuleRow({ standing, document, started, open }: ModuleRowProps) {
  const { module, access } = standing
  const row = useRef<HTMLLIElement>(null)
  const title = useRef<HTMLButtonElement>(null)
  const lessonsId = useId()
  const [news, setNews] = useState('')
  const isOpen = open.isOpen(module.id)
  const isNamed = open.named === module.id
  useEffect(() => {
    if (!isNamed) return undefined
    // The next frame comes after the router has scrolled the page to its top.
    const frame = requestAnimationFrame(() => row.current?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [isNamed])
  const classes = [styles.module, isOpen ? `${sheetClass('box')} ${styles.isOpen}` : '']
  if (access.kind === 'locked') classes.push(styles.isLocked)
  return (
    <li ref={row} id={module.id} className={classes.join(' ')}>
      <div className={styles.head}>
        <QuiltBlock look={module} done={standing.patchesDone} total={standing.patches} />
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
            <span>{durationText(module.duration)}</span>
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
          <LessonList standing={standing} document={document} started={started} />
        </div>
      ) : null}
      <p className="sr" role="status">
        {news}
      </p>
    </li>
  )
}

interface ModuleStatusProps {
  readonly standing: ModuleStanding
  readonly document: ProgressDocument
}

/**
 * Shows a module's price, its progress bar, or that everything is done. Renders nothing while the progress is unknown.
 */
function ModuleStatus({ standing, document }: ModuleStatusProps) {
  const isKnown = useIsKnown()
  const { module, access, lessonsDone, percent, isQuizPassed, bestScore } = standing
  if (!isKnown) return null
  if (access.kind === 'locked') {
    const { toSpend } = balance(document)
    return (
      <div className={styles.status}>
        <Chip kind="locked">{words.points(access.cost)}</Chip>
        <span className={styles.quiet}>
          {toSpend < access.cost ? words.toGo(access.cost - toSpend) : words.youHave(toSpend)}
        </span>
      </div>
    )
  }
  if (lessonsDone === module.lessons.length) {
    return (
      <div className={styles.status}>
        <Chip kind="done">{words.allLessonsDone}</Chip>
        <span className={styles.quiet}>
          {isQuizPassed && bestScore !== undefined ? words.quizScore(bestScore) : words.quizOpen}
        </span>
      </div>
    )
  }
  return (
    <div className={styles.status}>
      <Bar percent={percent} color={module.color} />
      <span className={styles.small}>{words.lessonsDone(lessonsDone, module.lessons.length, percent)}</span>
    </div>
  )
}
