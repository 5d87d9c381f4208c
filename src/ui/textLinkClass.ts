import styles from './TextLink.module.css'

/** A link or button on its own line, 44 px high. An arrow may follow the words. */
export const textLinkClass: string = styles.link

/**
 * The last word of a text link and the icon after it. This class keeps the icon from wrapping to the next line alone.
 */
export const textLinkEndClass = styles.end
