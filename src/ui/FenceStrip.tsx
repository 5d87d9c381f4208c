import styles from './Scene.module.css'

/** A strip of fenced field, for a place where nothing is yet. */
export function FenceStrip() {
  return (
    <svg
      className={styles.strip}
      viewBox="422 60 596 130"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.crop} d="M0 150h1440v60H0z" />
      <path
        className={styles.cropShade}
        d="M720 150L300 210h90zM720 150L520 210h90zM720 150L760 210h90zM720 150L980 210h90z"
      />
      <path className={styles.post} d="M470 186v-46M640 186v-46M810 186v-46M980 186v-46" />
      <path className={styles.wire} d="M400 148h700M400 164h700" />
    </svg>
  )
}
