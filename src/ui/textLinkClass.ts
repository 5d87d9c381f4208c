import styles from './TextLink.module.css'

/** A link or button that stands alone on its line, 44 px high; an arrow may follow the words. */
export const textLinkClass: string = styles['link'] ?? ''
