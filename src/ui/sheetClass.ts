import styles from './Sheet.module.css'

/** The box as a class, for a list item or for a link that is one target as a whole. */
export function sheetClass(kind: 'box' | 'link'): string {
  return kind === 'link' ? `${styles.sheet} ${styles.isLink}` : styles.sheet
}
