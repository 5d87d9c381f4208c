import { appWords } from '#words/app'
import { learnerFrameWords as words } from '#words/learnerFrame'
import { site } from '../site'
import { Leaf, LeafRow } from '../ui/Leaf'
import { Logo } from '../ui/Logo'
import { Skeleton } from '../ui/Skeleton'
import { paths } from '../words/paths'
// Import only styles that the browser's scripts also import, because the build inlines styles from those.
import styles from './layout/NavBar.module.css'

/** The content of shell.html until the first authentication check is done: the bar and ruled lines, without state. */
export function ShellSkeleton() {
  return (
    <>
      <header className={styles.inner}>
        <a className={styles.logo} href={paths.home}>
          <Logo name={site.name} />
        </a>
      </header>
      <main>
        <Leaf>
          <LeafRow folio="">
            <noscript>
              <p>{words.needsScript}</p>
            </noscript>
            <Skeleton label={appWords.loading} rows={8} />
          </LeafRow>
        </Leaf>
      </main>
    </>
  )
}
