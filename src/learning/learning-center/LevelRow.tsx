import { learningCenterWords as words } from '#words/learningCenter'
import type { ProgressDocument } from '../../progress/document'
import { LeafRow } from '../../ui/LeafRow'
import type { ModuleStanding } from '../session/moduleStandings'
import type { Begun } from '../session/nextSteps'
import type { LevelGroup } from './levelGroups'
import styles from './ModuleRow.module.css'
import { ModuleRow } from './ModuleRow'
import type { OpenModules } from './useOpenModules'

interface LevelRowProps {
  readonly group: LevelGroup
  readonly document: ProgressDocument
  readonly begun: Begun
  readonly open: OpenModules
}

/** The modules of one level under the rule that opens them. */
export function LevelRow({ group: { level, standings }, document, begun, open }: LevelRowProps) {
  return (
    <LeafRow
      folio={
        <>
          <h2>{words.levels[level]}</h2>
          <p>{ruleOf(standings)}</p>
        </>
      }
    >
      <ul className={styles.modules}>
        {standings.map((standing) => (
          <ModuleRow key={standing.module.id} standing={standing} document={document} begun={begun} open={open} />
        ))}
      </ul>
    </LeafRow>
  )
}

/** Modules of one level are locked by one rule and at one price. */
function ruleOf(standings: readonly ModuleStanding[]): string {
  const locked = standings.map(({ access }) => access).find((access) => access.kind === 'locked')
  if (locked !== undefined) return words.rule[locked.rule](locked.cost)
  return standings.some(({ module }) => module.difficulty !== 'Beginner') ? words.openToYou : words.openToEveryone
}
