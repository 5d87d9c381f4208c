import type { ComponentType, FunctionComponent } from 'react'
import { matchPath } from 'react-router-dom'
import { learnerFrameWords as words } from '#words/learnerFrame'
import { learningViews, paths, patterns } from '../../words/paths'
import { type LazyScreen, lazyScreen } from '../lazyScreen'
import { PageSpinner } from '../PageSpinner'

/**
 * The layout of a screen. Section: under the tabs. Reading: from the top edge, with its own bar at the bottom. Task:
 * alone, without tabs and footer. Plain: only links above, for old phones and slow networks.
 */
export type Frame = 'section' | 'reading' | 'task' | 'plain'

export interface LearnerScreen {
  readonly pattern: string
  readonly title: string
  readonly frame: Frame
  readonly preload: () => Promise<void>
  readonly Screen: FunctionComponent
  /** Screens that share its path, by the view in the address. Some have another layout. */
  readonly views?: Readonly<Record<string, LazyScreen<object> & { readonly frame?: Frame }>>
}

/** A screen with a spinner while its page loads. */
function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  return lazyScreen(load, PageSpinner)
}

const noClassesScreen = () =>
  import('../../screens/learning-center/NoClassesScreen').then(({ NoClassesScreen }) => NoClassesScreen)

/** The protected screens (contract, section 1.3). Add a new screen here with its path from `paths`. */
export const learnerScreens: readonly LearnerScreen[] = [
  {
    pattern: paths.dashboard,
    title: words.titles.dashboard,
    frame: 'section',
    ...lazyPage(() => import('../../screens/dashboard/DashboardScreen').then(({ DashboardScreen }) => DashboardScreen)),
  },
  {
    pattern: paths.learning,
    title: words.titles.learning,
    frame: 'section',
    ...lazyPage(() =>
      import('../../screens/learning-center/LearningCenterScreen').then(
        ({ LearningCenterScreen }) => LearningCenterScreen,
      ),
    ),
    views: {
      [learningViews.practice]: lazyPage(() =>
        import('../../screens/skill-practice/PracticeScreen').then(({ PracticeScreen }) => PracticeScreen),
      ),
      [learningViews.sheets]: lazyPage(() =>
        import('../../screens/learning-center/MySheetsScreen').then(({ MySheetsScreen }) => MySheetsScreen),
      ),
      [learningViews.class]: lazyPage(() => {
        if (!__CLASSROOM__) return noClassesScreen()
        return import('../../classroom/screens/teacher/ClassScreen').then(
          ({ TaughtClassesScreen }) => TaughtClassesScreen,
        )
      }),
      [learningViews.join]: lazyPage(() => {
        if (!__CLASSROOM__) return noClassesScreen()
        return import('../../classroom/screens/join/JoinScreen').then(({ JoinScreen }) => JoinScreen)
      }),
      [learningViews.sign]: lazyPage(() =>
        import('../../screens/sign/SignScreen').then(({ SignScreen }) => SignScreen),
      ),
      [learningViews.check]: {
        frame: 'task',
        ...lazyPage(() => import('../../screens/daily-review/CheckScreen').then(({ CheckScreen }) => CheckScreen)),
      },
      [learningViews.review]: {
        frame: 'task',
        ...lazyPage(() => import('../../screens/daily-review/ReviewScreen').then(({ ReviewScreen }) => ReviewScreen)),
      },
    },
  },
  {
    pattern: paths.achievements,
    title: words.titles.achievements,
    frame: 'section',
    ...lazyPage(() =>
      import('../../screens/achievements/AchievementsScreen').then(({ AchievementsScreen }) => AchievementsScreen),
    ),
  },
  {
    pattern: paths.profile,
    title: words.titles.profile,
    frame: 'section',
    ...lazyPage(() => import('../../screens/profile/ProfileScreen').then(({ ProfileScreen }) => ProfileScreen)),
  },
  {
    pattern: paths.tools,
    title: words.titles.tools,
    frame: 'section',
    ...lazyPage(() => import('../../screens/tools/ToolsScreen').then(({ ToolsScreen }) => ToolsScreen)),
  },
  {
    pattern: paths.dashboardOld,
    title: words.titles.dashboardOld,
    frame: 'plain',
    ...lazyPage(() =>
      import('../../screens/dashboard-old/PlainDashboardScreen').then(
        ({ PlainDashboardScreen }) => PlainDashboardScreen,
      ),
    ),
  },
  {
    pattern: paths.learningOld,
    title: words.titles.learningOld,
    frame: 'plain',
    ...lazyPage(() =>
      import('../../screens/learning-old/PlainLearningScreen').then(({ PlainLearningScreen }) => PlainLearningScreen),
    ),
  },
  {
    pattern: patterns.lesson,
    title: words.titles.lesson,
    frame: 'reading',
    ...lazyPage(() => import('../../screens/lesson/LessonScreen').then(({ LessonScreen }) => LessonScreen)),
  },
  {
    pattern: patterns.quiz,
    title: words.titles.quiz,
    frame: 'task',
    ...lazyPage(() => import('../../screens/quiz/QuizScreen').then(({ QuizScreen }) => QuizScreen)),
  },
]

export const loginScreen = lazyPage(() =>
  import('../../screens/login/LoginScreen').then(({ LoginScreen }) => LoginScreen),
)

/** The protected screen at a path. */
export function learnerScreenAt(pathname: string): LearnerScreen | undefined {
  return learnerScreens.find(({ pattern }) => matchPath(pattern, pathname) !== null)
}

/** The layout of the screen at an address. Undefined where there is no screen. */
export function frameAt(pathname: string, view: string | null): Frame | undefined {
  const found = learnerScreenAt(pathname)
  return found?.views?.[view ?? '']?.frame ?? found?.frame
}

/** Starts to fetch the script of the screen at a path. A failure appears when the screen is shown. */
export function preloadScreenAt(pathname: string, view: string | null = null): Promise<void> {
  const found = learnerScreenAt(pathname)
  const screen = isLogin(pathname) ? loginScreen : (found?.views?.[view ?? ''] ?? found)
  return screen?.preload().catch(() => undefined) ?? Promise.resolve()
}

export function isLogin(pathname: string): boolean {
  return matchPath(paths.login, pathname) !== null
}

interface Address {
  readonly pathname: string
  readonly search: string
}

/**
 * The parts of an address that identify a page: its path, and the view or the tool that shares a path with others
 * (`/learning?view=glossary`, `/tools?tool=loan`). A class book also has its page, and practice its skill. All other
 * parameters belong to the same page.
 */
export function pageKeyOf({ pathname, search }: Address): string {
  const view = viewOf(search)
  if (view === null) return pathname
  const params = new URLSearchParams(search)
  const parts = ['class', 'page', 'of', 'skill'].map((name) => params.get(name)).filter((part) => part !== null)
  return [`${pathname}?view=${view}`, ...parts].join(' ')
}

/** The view or the tool in an address. */
export function viewOf(search: string): string | null {
  const params = new URLSearchParams(search)
  return params.get('view') ?? params.get('tool')
}
