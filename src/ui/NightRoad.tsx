import styles from './NightRoad.module.css'

interface NightRoadProps {
  readonly className?: string | undefined
}

/** A county road at night, one lit house at its end. It stands on `--night` in both themes. */
export function NightRoad({ className = '' }: NightRoadProps) {
  return (
    <svg className={`${styles['road']} ${className}`} viewBox="0 0 520 380" aria-hidden="true" focusable="false">
      <path
        className={styles['stars']}
        d="M60 40h3M150 90h3M240 30h4M330 70h3M430 36h4M490 110h3M40 130h3M380 140h3M200 140h3"
      />
      <path className={styles['moon']} d="M420 96a34 34 0 1 1-38-48 28 28 0 0 0 38 48z" />
      <path className={styles['land']} d="M-1600 262h2200v118h-2200z" />
      <path
        className={styles['furrow']}
        d="M250 262L-1900 380M250 262L-1100 380M250 262L-680 380M250 262L-380 380M250 262L-160 380M250 262L-20 380M250 262L110 380M250 262L390 380M250 262L520 380M250 262L660 380"
      />
      <path className={styles['lane']} d="M246 262h8L318 380H196z" />
      <path className={styles['middle']} d="M250 270v8M251 286v14M252 312v20M254 346v30" />
      <path
        className={styles['pole']}
        d="M-190 440V-6M-238 22h96M-232 22v-12M-190 22v-12M-148 22v-12M30 340V96M2 112h56M6 112v-9M30 112v-9M54 112v-9M132 306V150M114 162h36M116 162v-6M148 162v-6M190 284V186M178 194h24M224 272v-62M217 216h14"
      />
      <path
        className={styles['wire']}
        d="M-900 -250Q-420 40 -232 10Q-70 140 6 103M-148 10Q-20 150 54 103M6 103Q70 172 116 156Q160 196 179 190Q205 216 218 213M54 103Q100 176 148 156Q172 196 201 190Q218 216 230 213"
      />
      <g className={styles['house']}>
        <path d="M352 264v-44l34-26 34 26v44z" />
        <path className={styles['window']} d="M364 226h14v16h-14zM394 226h14v16h-14z" />
        <path d="M404 200v-14h8v20z" />
      </g>
      <path
        className={styles['tree']}
        d="M440 264c-6-20 0-40 14-44 16 2 22 24 16 44zM474 264c-4-14 0-26 10-30 12 2 16 16 12 30z"
      />
    </svg>
  )
}
