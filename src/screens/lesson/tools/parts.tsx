import { appWords } from '#words/app'
import { PartSpinner } from '../../../ui/PartSpinner'
import { lazyPart } from '../../../session/lazyPart'

/**
 * Shown while loading a part that the learner asked for. Other parts load without the spinner, because the learner
 * didn't ask for them.
 */
const asked = <PartSpinner label={appWords.loading} />

/** These parts are not needed for reading, so they load after the lesson. */
export const LazyReadAloudPart = lazyPart(
  () => import('../aloud/ReadAloudPart').then(({ ReadAloudPart }) => ReadAloudPart),
  asked,
)
export const LazyNotePart = lazyPart(() => import('./NotePart').then(({ NotePart }) => NotePart), asked)
export const LazyTextPanel = lazyPart(() => import('./TextPanel').then(({ TextPanel }) => TextPanel), asked)
export const LazyInYourState = lazyPart(() => import('../InYourState').then(({ InYourState }) => InYourState))
export const LazyFirstLessonOffer = lazyPart(() =>
  import('../FirstLessonOffer').then(({ FirstLessonOffer }) => FirstLessonOffer),
)
export const LazyLessonEnd = lazyPart(() => import('../sheet/LessonEnd').then(({ LessonEnd }) => LessonEnd))
