import type { ComponentType } from 'react'
import { type AddressParts, pageOf, type Place, placeAt, type PlaceOf, type ScreenName } from '../../words/places'
import { type LazyScreen, lazyScreen } from '../lazyScreen'
import { PageSpinner } from '../PageSpinner'

/**
 * The layout of a screen. Section: under the tabs. Reading: from the top edge, with its own bar at the bottom. Task:
 * alone, without tabs and footer. Plain: only links above, for old phones and slow networks.
 */
export type Frame = 'section' | 'reading' | 'task' | 'plain'

export interface LearnerScreen extends LazyScreen<object> {
  readonly frame: Frame
}

/** A place that only a signed-in learner can open. */
export type LearnerPlace = Exclude<Place, PlaceOf<'login'>>

/** A screen with a spinner while its page loads. */
function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  return lazyScreen(load, PageSpinner)
}

function screen(frame: Frame, load: () => Promise<ComponentType>): LearnerScreen {
  return { frame, ...lazyPage(load) }
}

const noClassesScreen = () =>
  import('../../screens/learning-center/NoClassesScreen').then(({ NoClassesScreen }) => NoClassesScreen)

/** The screen of all four views of the profile. */
const profile = screen('section', () =>
  import('../../screens/profile/ProfileScreen').then(({ ProfileScreen }) => ProfileScreen),
)

/** The protected screens (contract, section 1.3). Add a new screen here, and its address to `places`. */
export const learnerScreens: Readonly<Record<Exclude<ScreenName, 'login'>, LearnerScreen>> = {
  dashboard: screen('section', () =>
    import('../../screens/dashboard/DashboardScreen').then(({ DashboardScreen }) => DashboardScreen),
  ),
  learning: screen('section', () =>
    import('../../screens/learning-center/LearningCenterScreen').then(
      ({ LearningCenterScreen }) => LearningCenterScreen,
    ),
  ),
  glossary: screen('section', () =>
    import('../../screens/learning-center/LearningCenterScreen').then(({ GlossaryScreen }) => GlossaryScreen),
  ),
  practice: screen('section', () =>
    import('../../screens/skill-practice/PracticeScreen').then(({ PracticeScreen }) => PracticeScreen),
  ),
  sheets: screen('section', () =>
    import('../../screens/learning-center/MySheetsScreen').then(({ MySheetsScreen }) => MySheetsScreen),
  ),
  state: screen('section', () => import('../../screens/state/StateScreen').then(({ StateScreen }) => StateScreen)),
  class: screen('section', () => {
    if (!__CLASSROOM__) return noClassesScreen()
    return import('../../classroom/screens/teacher/ClassScreen').then(({ TaughtClassesScreen }) => TaughtClassesScreen)
  }),
  join: screen('section', () => {
    if (!__CLASSROOM__) return noClassesScreen()
    return import('../../classroom/screens/join/JoinScreen').then(({ JoinScreen }) => JoinScreen)
  }),
  sign: screen('section', () => import('../../screens/sign/SignScreen').then(({ SignScreen }) => SignScreen)),
  check: screen('task', () => import('../../screens/daily-review/CheckScreen').then(({ CheckScreen }) => CheckScreen)),
  review: screen('task', () =>
    import('../../screens/daily-review/ReviewScreen').then(({ ReviewScreen }) => ReviewScreen),
  ),
  achievements: screen('section', () =>
    import('../../screens/achievements/AchievementsScreen').then(({ AchievementsScreen }) => AchievementsScreen),
  ),
  profile,
  backup: profile,
  settings: profile,
  delete: profile,
  tools: screen('section', () => import('../../screens/tools/ToolsScreen').then(({ ToolsScreen }) => ToolsScreen)),
  dashboardOld: screen('plain', () =>
    import('../../screens/dashboard-old/PlainDashboardScreen').then(({ PlainDashboardScreen }) => PlainDashboardScreen),
  ),
  learningOld: screen('plain', () =>
    import('../../screens/learning-old/PlainLearningScreen').then(({ PlainLearningScreen }) => PlainLearningScreen),
  ),
  lesson: screen('reading', () => import('../../screens/lesson/LessonScreen').then(({ LessonScreen }) => LessonScreen)),
  quiz: screen('task', () => import('../../screens/quiz/QuizScreen').then(({ QuizScreen }) => QuizScreen)),
}

export const loginScreen = lazyPage(() =>
  import('../../screens/login/LoginScreen').then(({ LoginScreen }) => LoginScreen),
)

export function isForLearners(place: Place | undefined): place is LearnerPlace {
  return place !== undefined && place.screen !== 'login'
}

/** The layout for a place. Undefined if there is no screen. */
export function frameOf(place: Place | undefined): Frame | undefined {
  return isForLearners(place) ? learnerScreens[place.screen].frame : undefined
}

/** Starts to fetch the script for a place. If that fails, the error appears when the screen is shown. */
export async function preloadPlace(place: Place | undefined): Promise<void> {
  if (place === undefined) return
  const { preload } = isForLearners(place) ? learnerScreens[place.screen] : loginScreen
  await preload().catch(() => undefined)
}

/** The part of an address that identifies a page. An address without a screen is identified by its path. */
export function pageKeyOf(address: AddressParts): string {
  const place = placeAt(address)
  return place === undefined ? address.pathname : pageOf(place)
}
