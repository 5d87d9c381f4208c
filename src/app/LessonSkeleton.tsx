import { appWords } from '#words/app'
import { lessonWords as words } from '#words/lesson'
import { site } from '../site'
import { Icon } from '../ui/Icon'
import { Leaf, LeafRow } from '../ui/Leaf'
import { Logo } from '../ui/Logo'
import { Skeleton } from '../ui/Skeleton'
import { paths } from '../words/paths'
// Import only styles that the browser's scripts also import, because the build inlines styles from those.
import hero from '../screens/lesson/LessonHero.module.css'
import page from '../screens/lesson/LessonPage.module.css'
import bar from './layout/NavBar.module.css'
import type { LessonStart } from './lessonStart'
import { ShellSkeleton } from './ShellSkeleton'

/**
 * The content of lesson.html until the first authentication check is done: the shell and the start of a lesson, for
 * `showLessonStart`. Its texts have the same position as in the lesson itself (LessonHero).
 */
export function LessonSkeleton({ starts }: { readonly starts: readonly LessonStart[] }) {
  return (
    <>
      <ShellSkeleton />
      <template data-starts={JSON.stringify(starts)}>
        <div className={bar.bar}>
          <div className={bar.inner}>
            <a className={bar.logo} href={paths.home}>
              <Logo name={site.name} />
            </a>
          </div>
        </div>
        <main>
          <div className={page.lesson}>
            <header className={hero.hero}>
              <div className={hero.art} />
              <div className={hero.text}>
                <p className={hero.crumb}>
                  <a href={paths.learning} data-start="module">
                    {appWords.loading}
                  </a>
                  <span className="num" data-start="number" />
                </p>
                <h1 data-start="title">{appWords.loading}</h1>
                <p className={hero.sub} data-start="subtitle" />
                <ul className={hero.meta}>
                  <li>
                    <Icon name="clock" />
                    <span data-start="duration" />
                  </li>
                  <li data-start="points" />
                  <li className={hero.kept}>
                    <Icon name="check" />
                    {words.readyOffline}
                  </li>
                </ul>
              </div>
            </header>
            <Leaf>
              <LeafRow folio="">
                <Skeleton label={appWords.loading} rows={8} />
              </LeafRow>
            </Leaf>
          </div>
        </main>
      </template>
    </>
  )
}
