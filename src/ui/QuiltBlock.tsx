import styles from './QuiltBlock.module.css'
import { patchesOf, sewnPatches } from './quilt/patchesOf'
import { seams } from './quilt/seams'

/** How a module looks, as the manifest says it. */
export interface ModuleLook {
  /** The name of its quilt block. */
  readonly icon: string
  /** The name of its color. */
  readonly color: string
}

interface QuiltBlockProps {
  readonly look: ModuleLook
  /** Completed lessons, plus one for the passed quiz. */
  readonly done: number
  /** Lessons, plus one for the quiz. */
  readonly total: number
  /** Small is 48 px, normal 56, large 64 (104 on wide screens), and fill takes the width of its column. */
  readonly size?: 'small' | 'normal' | 'large' | 'fill'
  /** If true, the newest patch fades in. */
  readonly isLastNew?: boolean
}

/** A picture that shows the same count as the text next to it, for example `1 of 5`, so screen readers skip it. */
export function QuiltBlock({ look, done, total, size = 'normal', isLastNew = false }: QuiltBlockProps) {
  const patches = patchesOf(look.icon)
  const sewn = patches.slice(0, sewnPatches(patches.length, done, total))
  const open = patches.slice(sewn.length)
  const newest = isLastNew ? sewn.at(-1) : undefined
  const shape = (color: 'strong' | 'second'): string =>
    sewn
      .filter((patch) => patch.color === color && patch !== newest)
      .map((patch) => patch.path)
      .join('')
  return (
    <svg
      className={`${styles.block} ${size === 'normal' ? '' : styles[size]} ${sewn.length === 0 ? styles.notStarted : ''}`}
      viewBox="-0.5 -0.5 13 13"
      data-color={look.color}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ground} d="M0 0h12v12H0z" />
      {open.length === 0 ? null : <path className={styles.open} d={seams(open)} />}
      <path className={styles.second} d={shape('second')} />
      <path className={styles.strong} d={shape('strong')} />
      {newest === undefined ? null : <path className={`${styles[newest.color]} ${styles.newest}`} d={newest.path} />}
      <path className={styles.edge} d="M0 0h12v12H0z" />
    </svg>
  )
}
