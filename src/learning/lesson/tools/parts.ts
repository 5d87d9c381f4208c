import { lazyPart } from '../../session/lazyPart'

/** What a lesson can be read without comes after it. */
export const LazyReadAloudPart = lazyPart(() =>
  import('../aloud/ReadAloudPart').then(({ ReadAloudPart }) => ReadAloudPart),
)
export const LazyNotePart = lazyPart(() => import('./NotePart').then(({ NotePart }) => NotePart))
export const LazyTextPanel = lazyPart(() => import('./TextPanel').then(({ TextPanel }) => TextPanel))
export const LazyInYourState = lazyPart(() => import('../InYourState').then(({ InYourState }) => InYourState))
export const LazyLessonEnd = lazyPart(() => import('../sheet/LessonEnd').then(({ LessonEnd }) => LessonEnd))
