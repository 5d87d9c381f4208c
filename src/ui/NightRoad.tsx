import styles from './NightRoad.module.css'

interface NightRoadProps {
  readonly className?: string | undefined
}

/** The point where road, furrows and wires meet. */
const vanishing = { x: 720, y: 170 } as const
/**
 * The line of poles along the road. With equal spacing, they are a half, a third and a quarter as large as the first.
 */
const poles = [1, 2, 3, 4, 5, 6, 8, 11, 16].map((step) => 0.95 / step)
const furrows = [
  -3000, -1900, -1200, -700, -340, -80, 130, 330, 560, 880, 1110, 1310, 1520, 1780, 2140, 2640, 3340, 4440,
]

/**
 * A county road at night, with the last power lines from town beside it and one lit house at its end. The strip is as
 * wide as its container and has a fixed height. Nothing overflows the strip, and there is no text on it. Its background
 * is `--night` in both themes.
 */
export function NightRoad({ className = '' }: NightRoadProps) {
  return (
    <svg
      className={`${styles.road} ${className}`}
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.stars}
        d="M64 96h3M148 28h3M262 74h3M352 22h4M446 60h3M532 96h3M604 34h3M668 74h4M760 26h3M826 60h3M884 112h3M1022 44h4M1076 104h3M1148 30h3M1226 82h3M1302 40h4M1388 98h3"
      />
      <path className={styles.moon} d="M968 92a31 31 0 1 1-35-44 25 25 0 0 0 35 44z" />
      <path
        className={styles.far}
        d="M0 171v-9l70-8 90 6 130-9 120 10 150-5 160 4h120l150-6 110-7 120 8 110-11 110 6v21z"
      />
      <path
        className={styles.town}
        d="M1216 170v-42l8-6v-9l8-5 8 5v9l8 6v42zM1252 170v-22l9-5 9 5v22zM1274 170v-17l7-4 7 4v17z"
      />
      <path
        className={styles.lights}
        d="M1229 114h5v5h-5zM1300 163h5v4h-5zM1334 160h4v4h-4zM148 163h5v4h-5zM188 160h4v4h-4z"
      />
      <path className={styles.land} d="M0 170h1440v130H0z" />
      <path className={styles.furrow} d={furrows.map(furrow).join('')} />
      <path className={styles.lane} d="M717 170h6l87 130H630z" />
      <path className={styles.middle} d="M720 178v6M720 192v10M720 213v16M720 243v22M720 281v19" />
      <path className={styles.pole} d={poles.map(post).join('')} />
      <path className={styles.wire} d={poles.map(wires).join('')} />
      <path className={styles.glow} d="M838 198h60l48 36H802z" />
      <path className={styles.house} d="M832 198v-40l36-26 36 26v40zM886 142v-16h8v22z" />
      <path className={styles.window} d="M843 165h15v17h-15zM873 165h15v17h-15z" />
      <path
        className={styles.tree}
        d="M920 198c-7-22 0-46 16-50 18 3 25 28 18 50zM964 198c-5-16 0-30 12-34 14 2 18 19 13 34z"
      />
    </svg>
  )
}

/** Furrows start below the horizon, because at the horizon they would all meet in one bright spot. */
function furrow(x: number, index: number): string {
  const share = 0.16 + ((index * 7) % 5) * 0.035
  const startX = Math.round(vanishing.x + (x - vanishing.x) * share)
  return `M${startX} ${Math.round(vanishing.y + (300 - vanishing.y) * share)}L${x} 300`
}

/** The points of one pole. Nearer poles are larger. */
function pole(size: number) {
  const x = Math.round(vanishing.x - 900 * size)
  const at = (height: number): number => Math.round(vanishing.y - height * size)
  const half = Math.round(46 * size)
  return { x, foot: at(-140), top: at(158), arm: at(136), left: x - half, right: x + half }
}

function post(size: number): string {
  const { x, foot, top, arm, left, right } = pole(size)
  return `M${x} ${foot}V${top}M${left} ${arm}H${right}`
}

/** The wires from the arm of one pole to the arm of the next. The last two wires end at the road, out of sight. */
function wires(size: number, index: number): string {
  const next = poles[index + 1]
  if (next === undefined) return ''
  const from = pole(size)
  const to = pole(next)
  const sag = (from.arm + to.arm) / 2 + (to.x - from.x) * 0.11
  const hang = (start: number, end: number): string =>
    `M${start} ${from.arm}Q${Math.round((start + end) / 2)} ${Math.round(sag)} ${end} ${to.arm}`
  return hang(from.left, to.left) + hang(from.right, to.right)
}
