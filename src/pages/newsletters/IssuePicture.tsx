import { pictureWords } from '#words/pictures'
import styles from './IssueText.module.css'

/** A drawing of the lessons. */
export function IssuePicture({ name }: { readonly name: string }) {
  return (
    <img
      className={styles.picture}
      src={`/illustrations/${name}.svg`}
      alt={pictureWords[name]}
      width={640}
      height={372}
      decoding="async"
    />
  )
}
