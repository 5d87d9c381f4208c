import { type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { learningCenterWords } from '#words/learningCenter'
import { plainScreenWords as words } from '#words/plainScreens'
import type { Loaded } from '../../curriculum/createLibrary'
import type { Manifest } from '../../curriculum/curriculum'
import type { ProgressDocument } from '../../progress/document'
import { paths } from '../../words/paths'
import { moduleStandings } from '../session/moduleStandings'
import type { Started } from '../session/nextSteps'
import { PlainModule } from './PlainModule'
import styles from './PlainModules.module.css'

interface PlainModulesProps {
  readonly document: ProgressDocument
  readonly manifest: Loaded<Manifest>
  readonly started: Started
}

export function PlainModules({ document, manifest, started }: PlainModulesProps) {
  const standings = moduleStandings(document, manifest.value)
  const done = standings.reduce((sum, { lessonsDone }) => sum + lessonsDone, 0)
  const all = standings.reduce((sum, { module }) => sum + module.lessons.length, 0)
  const list = useNamedModule()
  return (
    <div ref={list} className={styles.plain}>
      <p>{learningCenterWords.postedOf(done, all).join(' ')}.</p>
      {manifest.kind === 'fallback' ? <p>{words.placeholder}</p> : null}
      {standings.map((standing) => (
        <PlainModule key={standing.module.id} standing={standing} document={document} started={started} />
      ))}
      <p>
        <Link to={paths.learning}>{words.fullLearning}</Link>
      </p>
    </div>
  )
}

/** Goes to the module that the address names: the router has put the page to its top. */
function useNamedModule(): RefObject<HTMLDivElement | null> {
  const { hash } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const named = [...(list.current?.querySelectorAll('h2') ?? [])].find(({ id }) => `#${id}` === hash)
    if (named === undefined) return undefined
    const frame = requestAnimationFrame(() => named.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [hash])
  return list
}
