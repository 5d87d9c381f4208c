import { classBookWords as words } from '#words/classBook'
import { LeafRow } from '../../../ui/Leaf'
import { Skeleton } from '../../../ui/Skeleton'
import { lazyPart } from '../../../session/lazyPart'

export const waiting = (
  <LeafRow>
    <Skeleton label={words.loading} />
  </LeafRow>
)

/*
 * Each page of a class is a separate script. A teacher who opens Today on an old phone does not wait for the grid, the
 * plan or the camera. All of them are on the device after the first visit.
 */
export const LazyTodayPage = lazyPart(() => import('./today/TodayPage').then(({ TodayPage }) => TodayPage), waiting)
export const LazyGridPage = lazyPart(() => import('./grid/GridPage').then(({ GridPage }) => GridPage), waiting)
export const LazyLearnerPage = lazyPart(
  () => import('./learner/LearnerPage').then(({ LearnerPage }) => LearnerPage),
  waiting,
)
export const LazyPlanPage = lazyPart(() => import('./plan/PlanPage').then(({ PlanPage }) => PlanPage), waiting)
export const LazyCardPage = lazyPart(() => import('./card/CardPage').then(({ CardPage }) => CardPage), waiting)
export const LazyCollectPage = lazyPart(
  () => import('./collect/CollectPage').then(({ CollectPage }) => CollectPage),
  waiting,
)
export const LazyOutcomesPage = lazyPart(
  () => import('./outcomes/OutcomesPage').then(({ OutcomesPage }) => OutcomesPage),
  waiting,
)
export const LazyKeepPage = lazyPart(() => import('./keep/KeepPage').then(({ KeepPage }) => KeepPage), waiting)
