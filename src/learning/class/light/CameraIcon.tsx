import styles from '../../../ui/Icon.module.css'

/** Icons of a class alone: those of `ui` come to everybody. */
const paths = {
  camera: 'M4 7h4l2-3h4l2 3h4v13H4zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  torch: 'M7 3h10v5l-3 3v10h-4V11L7 8zM12 13.5V17',
} as const

interface CameraIconProps {
  readonly name: keyof typeof paths
}

/** Always beside a word: the icon itself is silent. */
export function CameraIcon({ name }: CameraIconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
