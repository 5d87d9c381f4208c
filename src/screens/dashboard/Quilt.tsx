import { Link } from 'react-router-dom'
import { dashboardWords as words } from '#words/dashboard'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import { Bar } from '../../ui/Bar'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { paths, quiltId } from '../../words/paths'
import { type ModuleStanding, moduleStandings } from '../../session/moduleStandings'
import { useFragmentTarget } from '../../session/useFragmentTarget'
import styles from './Quilt.module.css'

interface QuiltProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** With fewer blocks, a five-column grid would be half empty, so the blocks are shown in rows. */
const fewestForGrid = 4

/** One block for each module of the curriculum. Each links to its module in the Learning Center. */
export function Quilt({ document, manifest }: QuiltProps) {
  const standings = moduleStandings(document, manifest)
  const heading = useFragmentTarget(quiltId)
  return (
    <>
      <h2 ref={heading} id={quiltId} tabIndex={-1}>
        {words.quilt}
      </h2>
      <ul className={`${styles.quilt} ${standings.length < fewestForGrid ? '' : styles.grid}`}>
        {standings.map((standing) => (
          <li key={standing.module.id}>
            <Block standing={standing} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Block({ standing }: { readonly standing: ModuleStanding }) {
  const { module, lessonsDone, percent, patchesDone, patches, isQuizPassed } = standing
  const isQuizToGo = percent === 100 && !isQuizPassed
  return (
    <Link className={styles.block} to={`${paths.learning}#${module.id}`}>
      <QuiltBlock look={module} done={patchesDone} total={patches} size="fill" />
      <span className={styles.name}>{module.title}</span>
      <Bar percent={isQuizToGo ? (patchesDone / patches) * 100 : percent} color={module.color} />
      <span className={styles.facts}>
        <span>
          <span>{words.lessonsDone(lessonsDone, module.lessons.length)}</span>
          <span className="sr"> {words.lessonsWord},</span>
        </span>
        <span>{isQuizToGo ? words.quizToGo : words.percent(percent)}</span>
      </span>
    </Link>
  )
}
