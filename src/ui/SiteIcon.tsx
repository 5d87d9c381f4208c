import styles from './Icon.module.css'

/**
 * The icons that every page has. They are in a separate file so that a public page doesn't load the other icons
 * (Icon.tsx). All use a 24 by 24 grid with a cut look (2 px strokes, butt caps, miter joins).
 */
export const siteIcons = {
  arrowUp: 'M12 20V5M6 11l6-6 6 6',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  chevronDown: 'M5 9l7 7 7-7',
  cross: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 6h18M3 12h18M3 18h18',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9M20 3.5V9h-5.5',
} as const

export interface IconShapeProps {
  readonly path: string
  /** Small is 16 px with a heavier stroke, for chips and next to a word. */
  readonly size?: 'normal' | 'small' | undefined
  /** The icon points along the text, so it is mirrored where the text goes from right to left. */
  readonly isDirected?: boolean
}

/** Use it next to a word, or inside a control with a name, because screen readers skip the icon. */
export function IconShape({ path, size = 'normal', isDirected = false }: IconShapeProps) {
  return (
    <svg
      className={`${styles.icon} ${size === 'small' ? styles.small : ''} ${isDirected ? styles.directed : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}

interface SiteIconProps extends Pick<IconShapeProps, 'size'> {
  readonly name: keyof typeof siteIcons
}

export function SiteIcon({ name, size }: SiteIconProps) {
  return <IconShape path={siteIcons[name]} size={size} />
}
