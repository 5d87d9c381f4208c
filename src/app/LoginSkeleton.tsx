import { appWords } from '#words/app'
import { learnerFrameWords } from '#words/learnerFrame'
import { loginWords as words } from '#words/login'
// Only styles that the browser's scripts carry too: the build takes what it inlines from them.
import screen from '../screens/login/LoginScreen.module.css'
import { site } from '../site'
import { Logo } from '../ui/Logo'
import { Prairie } from '../ui/Prairie'
import { Skeleton } from '../ui/Skeleton'
import { paths } from '../words/paths'
import styles from './learner/LoginPage.module.css'

/**
 * What stands in login.html until the first authentication check is done: as much of the screen as is the same for
 * everybody, and nothing to type into, because it goes when the screen comes. The heading stands only where nobody can have learned
 * yet (firstVisitScript.ts): where several learn, the screen asks who. As high as the screen.
 */
export function LoginSkeleton() {
  return (
    <div className={styles.page}>
      <header className={styles.picture}>
        <a className={styles.logo} href={paths.home}>
          <Logo name={site.name} />
        </a>
        <div className={styles.scene}>
          <Prairie shape="tall" />
        </div>
      </header>
      <main className={styles.main}>
        <div className={screen['column']}>
          <noscript>
            <h1>{words.title}</h1>
            <p>{learnerFrameWords.needsScript}</p>
          </noscript>
          <div className={styles.greeting}>
            <h1>{words.title}</h1>
            <p className={screen['lead']}>{words.lead}</p>
          </div>
          <Skeleton label={appWords.loading} rows={20} />
        </div>
      </main>
    </div>
  )
}
