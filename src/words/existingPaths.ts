import { paths, type SitePath } from './paths.ts'

/** The paths that lead somewhere. Navigation bar, footer and pages link to these only; a page joins when it is built. */
export const existingPaths: ReadonlySet<SitePath> = new Set([
  paths.home,
  paths.about,
  paths.financialLiteracy,
  paths.openSource,
  paths.newsletters,
  paths.research,
  paths.partnerships,
  paths.contact,
  paths.login,
  paths.dashboard,
  paths.dashboardOld,
  paths.learning,
  paths.learningOld,
  paths.achievements,
  paths.profile,
  paths.tools,
])
