import { type ModuleLook, QuiltBlock } from './QuiltBlock'
import { quiltColumns } from './quilt/quiltColumns'
import styles from './SewnQuilt.module.css'

interface SewnQuiltProps {
  readonly looks: readonly ModuleLook[]
}

/** All blocks of a finished course. Screen readers skip them, so the text beside it says that it is complete. */
export function SewnQuilt({ looks }: SewnQuiltProps) {
  return (
    <div className={styles.quilt} data-columns={quiltColumns(looks.length)}>
      {looks.map((look, place) => (
        // Blocks never change their order, and two modules may look the same.
        <QuiltBlock key={place} look={look} done={1} total={1} size="fill" />
      ))}
    </div>
  )
}
