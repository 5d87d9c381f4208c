import styles from './TextLink.module.css'

/** A link or button that stands alone on its line, 44 px high; an arrow may follow the words. */
export const textLinkClass: string = styles.link

/** The last word of a text link and the icon behind it, which must not stand alone on the next line. */
export const textLinkEndClass = styles.end
