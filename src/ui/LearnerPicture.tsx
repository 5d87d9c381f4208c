import styles from './LearnerPicture.module.css'
import { learnerShapes } from './learnerShapes'

interface LearnerPictureProps {
  /** The name of a shape. A shape that this version doesn't have is shown as the sun. */
  readonly picture: string
  /** The id of the module whose colors the picture uses. */
  readonly color: string
  /** Small is 32 px, normal 48, large 88, and fill takes the width of its column. */
  readonly size?: 'small' | 'normal' | 'large' | 'fill'
}

/** A learner's picture: a framed patch. Screen readers skip it, so always show a name next to it. */
export function LearnerPicture({ picture, color, size = 'normal' }: LearnerPictureProps) {
  return (
    <svg
      className={`${styles.picture} ${size === 'normal' ? '' : styles[size]}`}
      viewBox="0 0 16 16"
      data-color={color}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ground} d="M0 0h16v16H0z" />
      <path className={styles.corners} d="M0 0h4L0 4zM16 0v4l-4-4zM16 16h-4l4-4zM0 16v-4l4 4z" />
      <path className={styles.frame} d="M.4.4h15.2v15.2H.4z" />
      <path
        className={styles.shape}
        fillRule="evenodd"
        transform="translate(2 2)"
        d={(Object.hasOwn(learnerShapes, picture) ? learnerShapes[picture] : undefined) ?? learnerShapes['sun']}
      />
    </svg>
  )
}
