import { lazyPart } from '../../session/lazyPart'

/** What a lesson can be read without comes after it. */
export const LazyTextPanel = lazyPart(() => import('./TextPanel').then(({ TextPanel }) => TextPanel))
