import { appWords } from '#words/app'
import { learnerFrameWords } from '#words/learnerFrame'
import { lessonWords } from '#words/lesson'
import { lessonToolsWords } from '#words/lessonTools'
import { loginWords } from '#words/login'
import { readAloudWords } from '#words/readAloud'
// Import only styles that the browser's scripts also import, because the build inlines only the styles of those
// scripts.
import hero from '../screens/lesson/LessonHero.module.css'
import prose from '../screens/lesson/LessonArticle.module.css'
import lesson from '../screens/lesson/LessonPage.module.css'
import tools from '../screens/lesson/tools/LessonTools.module.css'
import screen from '../screens/login/LoginScreen.module.css'
import { site } from '../site'
import { Block } from '../ui/Block'
import { Icon } from '../ui/Icon'
import { Leaf, LeafRow } from '../ui/Leaf'
import { Logo } from '../ui/Logo'
import { Prairie } from '../ui/Prairie'
import { Row } from '../ui/Row'
import { Skeleton } from '../ui/Skeleton'
import { paths } from '../words/paths'
import bar from './layout/NavBar.module.css'
import login from './learner/LoginPage.module.css'
import type { LessonStart } from './lessonStart'
import { Text } from '../ui/Text'

/** The content of shell.html until the first authentication check is done: the bar and ruled lines, without state. */
export function ShellSkeleton() {
  return (
    <>
      <header className={bar.inner}>
        <a className={bar.logo} href={paths.home}>
          <Logo name={site.name} />
        </a>
      </header>
      <main>
        <Leaf>
          <LeafRow marginNote="">
            <noscript>
              <p>{learnerFrameWords.needsScript}</p>
            </noscript>
            <Skeleton label={appWords.loading} rows={8} />
          </LeafRow>
        </Leaf>
      </main>
    </>
  )
}

/**
 * The content of lesson.html until the first authentication check is done. It has the shell and the start of a lesson,
 * for `showLessonStart` and `showFirstWords`. Each text is in the same position as in the lesson itself (LessonHero,
 * LessonArticle).
 */
export function LessonSkeleton({ starts }: { readonly starts: readonly LessonStart[] }) {
  return (
    <>
      <ShellSkeleton />
      <template data-starts={JSON.stringify(starts)}>
        <div className={`${bar.bar} noPrint`}>
          <div className={bar.inner}>
            <a className={bar.logo} href={paths.home}>
              <Logo name={site.name} />
            </a>
          </div>
        </div>
        <main>
          <div className={lesson.lesson}>
            <header className={hero.hero}>
              <div className={`${hero.art} noPrint`} />
              <div className={hero.text}>
                <Row as="p" rowGap={0} gap={4} align="center" after={2} size="small" className={hero.crumb}>
                  <a href={paths.learning} data-start="module">
                    {appWords.loading}
                  </a>
                  <span className="num" data-start="number" />
                </Row>
                <h1 data-start="title">{appWords.loading}</h1>
                <Text width={34} before={2} after={2} tone="quiet" size="lead" data-start="subtitle" />
                <ul className={hero.meta}>
                  <li>
                    <Icon name="clock" />
                    <span data-start="duration" />
                  </li>
                  <li data-start="points" />
                  <Block as="li" tone="done" className={hero.kept}>
                    <Icon name="check" />
                    {lessonWords.readyOffline}
                  </Block>
                </ul>
              </div>
            </header>
            <Leaf className={lesson.body}>
              <LessonToolsSpace />
              <div className={lesson.column}>
                <article className={prose.prose} aria-hidden="true">
                  <section data-words />
                </article>
                <Skeleton label={appWords.loading} rows={8} />
              </div>
            </Leaf>
          </div>
        </main>
      </template>
    </>
  )
}

/** The space of the reading tools, which are above the text on a phone. */
function LessonToolsSpace() {
  const labels = [readAloudWords.button, lessonToolsWords.textSize, lessonToolsWords.bookmark, lessonToolsWords.note]
  return (
    <div className={`${tools.tools} ${tools.space} noPrint`}>
      <div className={tools.reading}>
        {labels.map((label) => (
          <div key={label} className={tools.tool}>
            <Icon name="bookmark" />
            <span>{label}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

/**
 * The content of login.html until the first authentication check is done. It has the parts that are the same for
 * everyone. It has no input fields, because the screen replaces it. The heading is shown only on a first visit
 * (firstVisitScript.ts), because on a device with learners the screen asks who is learning. The skeleton is as tall as
 * the screen, so nothing moves.
 */
export function LoginSkeleton() {
  return (
    <div className={login.page}>
      <header className={login.picture}>
        <a className={login.logo} href={paths.home}>
          <Logo name={site.name} />
        </a>
        <div className={login.scene}>
          <Prairie shape="tall" />
        </div>
      </header>
      <main className={login.main}>
        <div className={screen['column']}>
          <noscript>
            <h1>{loginWords.title}</h1>
            <p>{learnerFrameWords.needsScript}</p>
          </noscript>
          <div className={login.greeting}>
            <h1>{loginWords.title}</h1>
            <p className={screen['lead']}>{loginWords.lead}</p>
          </div>
          <Skeleton label={appWords.loading} rows={20} />
        </div>
      </main>
    </div>
  )
}
