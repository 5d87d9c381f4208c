import { appWords } from '#words/app'
import { learnerFrameWords } from '#words/learnerFrame'
import { loginWords as words } from '#words/login'
// Import only styles that the browser's scripts also import, because the build inlines styles from those.
import screen from '../screens/login/LoginScreen.module.css'
import { site } from '../site'
import { Logo } from '../ui/Logo'
import { Prairie } from '../ui/Prairie'
import { Skeleton } from '../ui/Skeleton'
import { paths } from '../words/paths'
import styles from './learner/LoginPage.module.css'

/**
 * The content of login.html until the first authentication check is done. It has the parts that are the same for
 * everyone, and no input fields, because the screen replaces it. The heading is shown only on a first visit
 * (firstVisitScript.ts), because with several learners the screen asks who is learning. It is as high as the screen, so
 * nothing moves.
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
