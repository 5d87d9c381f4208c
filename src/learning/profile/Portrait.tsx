import { profileWords as words } from '#words/profile'
import styles from './Portrait.module.css'

interface PortraitProps {
  readonly name: string
  /** A data URL; without it the initial stands on the learner's cloth. */
  readonly photo: string | undefined
  /** The cloth that marks the learner on this device: a module id. */
  readonly cloth: string
}

export function Portrait({ name, photo, cloth }: PortraitProps) {
  if (photo !== undefined) {
    return <img className={styles.portrait} src={photo} alt={words.photo} width={96} height={96} />
  }
  return (
    <span className={`${styles.portrait} ${styles.cloth}`} data-module={cloth} aria-hidden="true">
      {initialOf(name)}
    </span>
  )
}

/** By characters, not by code units: half of a letter outside the basic plane is none. */
function initialOf(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toLocaleUpperCase()
}
