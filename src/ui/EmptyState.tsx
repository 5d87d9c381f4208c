import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import scene from './Scene.module.css'
import type { Elements } from './Elements'

interface EmptyStateProps {
  readonly title: ReactNode
  /** One or two sentences about the content that will appear. */
  readonly children: ReactNode
  /** One button. */
  readonly action?: Elements
  readonly headingLevel?: 2 | 3
  /**
   * Without the picture, the sentence comes first. Leave out the picture below an input, where the user expects an
   * answer.
   */
  readonly hasPicture?: boolean
}

export function EmptyState({ title, children, action, headingLevel = 3, hasPicture = true }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.empty}>
      {hasPicture ? <FenceStrip /> : null}
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        <p>{children}</p>
        {action}
      </div>
    </div>
  )
}

/** A strip of fenced field, for an empty page. */
function FenceStrip() {
  return (
    <svg
      className={scene.strip}
      viewBox="422 60 596 130"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={scene.crop} d="M0 150h1440v60H0z" />
      <path
        className={scene.cropShade}
        d="M720 150L300 210h90zM720 150L520 210h90zM720 150L760 210h90zM720 150L980 210h90z"
      />
      <path className={scene.post} d="M470 186v-46M640 186v-46M810 186v-46M980 186v-46" />
      <path className={scene.wire} d="M400 148h700M400 164h700" />
    </svg>
  )
}
