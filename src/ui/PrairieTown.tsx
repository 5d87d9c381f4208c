import styles from './Scene.module.css'

/** The buildings on the horizon: windmill, barn with a quilt block, bins and grain elevator. */
export function PrairieTown() {
  return (
    <>
      <g className={styles.mill}>
        <path d="M560 152l13-84 13 84M564 126h18M567 104h12M562 140l22-14M582 126l-16-22" />
        <circle cx="573" cy="62" r="17" />
        <path className={styles.vane} d="M573 60h30l7-7v18l-7-7h-30z" />
      </g>
      <path className={styles.barn} d="M610 152v-40l9-16 25-13 25 13 9 16v40z" />
      <path className={styles.barnShade} d="M669 96l9 16v40h34v-40l-10-16-25-13h-33z" />
      <path
        className={styles.trim}
        d="M607 113l10-18 27-14 27 14 10 18M632 152v-24h24v24M632 128l24 24M656 128l-24 24"
      />
      <path className={styles.barnQuilt} d="M633 99h22v22h-22z" />
      <path className={styles.barnQuiltSun} d="M633 99l11 11-11 11zM655 99l-11 11 11 11z" />
      <path className={styles.steel} d="M1002 152v-52l24-15 24 15v52zM1056 152v-44l20-13 20 13v44z" />
      <path className={styles.steelShade} d="M1030 152V88l20 12v52zM1080 152V98l16 10v44z" />
      <path className={styles.rib} d="M1002 112h48M1002 124h48M1002 136h48M1056 120h40M1056 132h40" />
      <path className={styles.barn} d="M880 152V58l22-14V14l20-12 20 12v30l22 14v94z" />
      <path className={styles.barnShade} d="M922 2l20 12v30l22 14v94h-26V60l-16-12z" />
      <path className={styles.barn} d="M964 152v-44l30 12v32z" />
      <path className={styles.trim} d="M876 60l28-17V13l18-11 18 11v30l28 17M962 106l36 14" />
      <path className={styles.board} d="M890 64v84M900 58v90M910 54v94M930 60v88M950 62v86M974 118v30M984 122v26" />
      <path className={styles.lit} d="M916 22h12v12h-12zM886 120h14v32h-14z" />
      <path className={styles.sign} d="M906 96h26v4h-26zM906 104h20v4h-20z" />
    </>
  )
}
