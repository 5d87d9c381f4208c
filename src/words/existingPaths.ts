import { paths, type SitePath } from './paths.ts'

/** The paths that lead somewhere. Navigation bar, footer and pages link to these only; a page joins when it is built. */
export const existingPaths: ReadonlySet<SitePath> = new Set([paths.home, paths.login, paths.dashboard, paths.learning])
