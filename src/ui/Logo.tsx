import { shapes, viewBox } from '#mark'
import styles from './Logo.module.css'

interface LogoProps {
  /** The name of the site. Its last word has the double underline. */
  readonly name: string
}

/** The mark of the organization and the name of its site. The caller puts it in a link to the home page. */
export function Logo({ name }: LogoProps) {
  const [first, last] = nameParts(name)
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox={viewBox} aria-hidden="true" focusable="false">
        {shapes}
      </svg>
      <span>
        <span>{first}</span> <span className={styles.total}>{last}</span>
      </span>
    </span>
  )
}

/** The words before the last one, and the last word. */
export function nameParts(name: string): readonly [string, string] {
  const cut = name.lastIndexOf(' ')
  return cut < 0 ? ['', name] : [name.slice(0, cut), name.slice(cut + 1)]
}
