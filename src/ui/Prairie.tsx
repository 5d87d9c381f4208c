import { PrairieTown } from './PrairieTown'
import styles from './Scene.module.css'

interface PrairieProps {
  /** Low: a band as wide as the page. Tall: a picture that fills its box, for the login page. */
  readonly shape?: 'low' | 'tall'
  readonly className?: string | undefined
}

/** The ruled fields of the prairie, drawn toward one vanishing point on the horizon. */
interface PrairieFields {
  readonly crop: string
  readonly cropFurrows: string
  readonly grain: string
  readonly grainFurrows: string
  readonly road: string
  readonly carved: string
}

const vanishing = { x: 720, y: 150 } as const
const furrowStep = 330
const furrowWidth = 165
const furrows = 11
const carvedLines = 15
/** How far down each carved line starts, as a fraction of the field. The values are irregular but fixed. */
const carvedStarts = [0.161, 0.239, 0.322, 0.2, 0.278] as const

const fieldsOf = { low: prairieFields(380), tall: prairieFields(470) } as const
const posts = [
  [60, 0, 74],
  [210, 0, 56],
  [330, 30, 40],
  [424, 60, 30],
] as const

/** A wide horizon with a big sky: the sun by day, moonrise and lit windows at night, from the same shapes. */
export function Prairie({ shape = 'low', className = '' }: PrairieProps) {
  const bottom = shape === 'low' ? 380 : 470
  const fields = fieldsOf[shape]
  const post = posts.map(([x, up, height]) => `M${x} ${bottom - up}v-${height}M${1440 - x} ${bottom - up}v-${height}`)
  return (
    <svg
      className={`${styles.scene} ${styles[shape]} ${className}`}
      viewBox={`0 0 1440 ${bottom}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.stars}
        d="M150 74h3M310 94h3M400 62h4M540 40h3M690 30h3M840 66h4M1010 22h3M1120 78h3M1260 34h4M1370 90h3M60 100h3M230 58h3"
      />
      <circle className={styles.ray} cx="792" cy="136" r="98" />
      <circle className={`${styles.ray} ${styles.outerRay}`} cx="792" cy="136" r="118" />
      <circle className={styles.sun} cx="792" cy="136" r="76" />
      <path
        className={styles.far}
        d="M0 150v-9l40-6 30 3 24-8 40 7 36-3 60 9 120 3 90-2 20-6 26 2 22 5h180l120-2h300l40-6 34-9 30 6 44-8 40 9 60-5 84 4v17z"
      />
      <path className={styles.crop} d={fields.crop} />
      <path className={styles.grain} d={fields.grain} />
      <path className={styles.cropShade} d={fields.cropFurrows} />
      <path className={styles.grainShade} d={fields.grainFurrows} />
      <path className={styles.road} d={fields.road} />
      <path className={styles.rut} d={`M719.4 158L700 ${bottom}M720.6 158L740 ${bottom}`} />
      <path className={styles.carved} d={fields.carved} />
      <PrairieTown />
      <path className={styles.post} d={post.join('')} />
      <g transform={`translate(0 ${bottom - 380})`}>
        <path
          className={styles.wire}
          d="M-40 304L210 336L330 318L424 296L520 274M-40 330L210 354L330 332L424 308M1480 304L1230 336L1110 318L1016 296L920 274M1480 330L1230 354L1110 332L1016 308"
        />
      </g>
    </svg>
  )
}

function wedge(x: number, width: number, bottom: number): string {
  return `M${vanishing.x} ${vanishing.y}L${x} ${bottom}H${x + width}z`
}

function carvedLine(x: number, share: number, bottom: number): string {
  const startX = Math.round(vanishing.x + (x - vanishing.x) * share)
  const startY = Math.round(vanishing.y + (bottom - vanishing.y) * share)
  return `M${startX},${startY}L${x},${bottom}`
}

/** @param bottom the y of the lower edge; 380 for the home page, 470 for a tall picture */
function prairieFields(bottom: number): PrairieFields {
  const steps = Array.from({ length: furrows }, (_, index) => index * furrowStep)
  const lines = Array.from({ length: carvedLines }, (_, index) => {
    const share = carvedStarts[index % carvedStarts.length] ?? 0
    const away = 232 + index * furrowWidth
    return carvedLine(vanishing.x - away, share, bottom) + carvedLine(vanishing.x + away, share, bottom)
  })
  return {
    crop: `M0 150h718L644 ${bottom}H0z`,
    cropFurrows: steps.map((step) => wedge(570 - step, -furrowWidth, bottom)).join(''),
    grain: `M722 150h718v${bottom - vanishing.y}H796z`,
    grainFurrows: steps.map((step) => wedge(870 + step, furrowWidth, bottom)).join(''),
    road: `M718 150h4L797 ${bottom}H643z`,
    carved: lines.join(''),
  }
}
