import { appWords } from '#words/app'
import { PartSpinner } from '../../../ui/PartSpinner'
import { lazyPart } from '../../../session/lazyPart'

/** For what somebody has asked for; the rest comes unasked, and nobody waits for it. */
const asked = <PartSpinner label={appWords.loading} />

/** What a lesson can be read without comes after it. */
export const LazyReadAloudPart = lazyPart(
  () => import('../aloud/ReadAloudPart').then(({ ReadAloudPart }) => ReadAloudPart),
  asked,
)
export const LazyNotePart = lazyPart(() => import('./NotePart').then(({ NotePart }) => NotePart), asked)
export const LazyTextPanel = lazyPart(() => import('./TextPanel').then(({ TextPanel }) => TextPanel), asked)
export const LazyInYourState = lazyPart(() => import('../InYourState').then(({ InYourState }) => InYourState))
export const LazyLessonEnd = lazyPart(() => import('../sheet/LessonEnd').then(({ LessonEnd }) => LessonEnd))
