import { PrairieTown } from '../../ui/PrairieTown'
import styles from './ElevatorStrip.module.css'

/** The town on its horizon, small: barn, bins and grain elevator. */
export function ElevatorStrip() {
  return (
    <svg
      className={styles.strip}
      viewBox="0 0 1440 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.far} d="M0 152v-10l90-8 60 5 120-9 140 8 200 6h320l150-6 80-9 120 8 180-8v23z" />
      <path className={styles.field} d="M0 150h1440v50H0z" />
      <path
        className={styles.furrows}
        d="M0 176L330 152M120 200L520 152M420 200L640 152M720 200V154M1020 200L800 152M1320 200L920 152M1440 176L1110 152"
      />
      <PrairieTown />
    </svg>
  )
}
