import styles from './Logo.module.css'

interface LogoProps {
  /** The name of the site. Its last word has the double underline. */
  readonly name: string
}

/** The mark: ruled lines that turn into furrows. The caller puts it in a link to the home page. */
export function Logo({ name }: LogoProps) {
  const [first, last] = nameParts(name)
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles.rules} d="M3 5.5h26M3 10.5h26M3 15.5h26" />
        <path className={styles.margin} d="M8.5 2v15" />
        <path className={styles.furrows} d="M20 17.5h-4L3 30h6.5zM21 17.5h3L19 30h-6zM25 17.5h4V30h-5z" />
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
