import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edit, Workshop } from './Workshop'

/** One change of the source, and the limit for the download of a device that has the version before. */
export interface SiteChange {
  readonly what: string
  readonly edits: ReadonlyMap<string, Edit>
  /** Kilobytes besides the scripts that have `marker`. */
  readonly atMostKb: number
  /** A text that only the scripts of a bumped package have. A device has to download those. */
  readonly marker?: string
}

const LESSON = 10
const WORD = 40
const CORE = 50
const BESIDE_PACKAGES = 20

/** Replaces a text that the file has exactly once. A sentence that was edited since then needs a new example here. */
const replaces =
  (before: string, after: string): Edit =>
  (text) => {
    if (text.split(before).length !== 2) throw new Error(`“${before}” is not there once. Choose another example.`)
    return text.replace(before, after)
  }

const change = (what: string, file: string, edit: Edit, atMostKb: number): SiteChange => ({
  what,
  edits: new Map([[file, edit]]),
  atMostKb,
})

export const siteChanges: readonly SiteChange[] = [
  change(
    'One sentence of a lesson',
    'public/data/lessons/foundations_1.json',
    replaces('the back of an envelope will do.', 'the back of an old envelope will do.'),
    LESSON,
  ),
  change(
    'One word of the frame of the learner area',
    'src/words/en/learnerFrame.ts',
    replaces("toStorage: 'Backup and storage'", "toStorage: 'Backups and storage'"),
    WORD,
  ),
  change(
    'One word of a screen',
    'src/words/en/dashboard.ts',
    replaces("nextUp: 'Up next'", "nextUp: 'Comes next'"),
    WORD,
  ),
  change(
    'One word of a public page',
    'src/words/en/about.ts',
    replaces("leadNote: 'Why we’re here'", "leadNote: 'Why we are here'"),
    WORD,
  ),
  change(
    'One line of points.ts',
    'src/core/progress/points.ts',
    replaces('const UNKNOWN_ID_POINTS = 100', 'const UNKNOWN_ID_POINTS = 110'),
    CORE,
  ),
  change(
    'A stylesheet of a screen',
    'src/screens/lesson/LessonHero.module.css',
    replaces('max-width: 18ch', 'max-width: 19ch'),
    WORD,
  ),
]

/** A newer version of some packages, which say their version in their code. */
export function bumps(workshop: Workshop, what: string, packages: readonly string[]): SiteChange {
  const [first = ''] = packages
  const { version } = JSON.parse(readFileSync(workshop.path(join('node_modules', first, 'package.json')), 'utf8'))
  const newer = String(version).replace(/\d+$/, (patch) => String(Number(patch) + 1))
  const edit: Edit = (text) => text.replaceAll(version, newer)
  const edits = new Map(workshop.filesOf(packages, version).map((file) => [file, edit]))
  return { what, edits, atMostKb: BESIDE_PACKAGES, marker: newer }
}

/** Changes of a second language, which has its texts in this folder of the source. */
export const languageChanges = (texts: string): readonly SiteChange[] => [
  change(
    'One sentence of a lesson',
    join(texts, 'lessons/foundations_1.json'),
    replaces('öƒ åñ éñṽéļöþé', 'öƒ åñ öļð éñṽéļöþé'),
    LESSON,
  ),
  change('One word of a screen', join(texts, 'words/dashboard.json'), replaces('Ûþ ñéẋţ', 'Çöɱéš ñéẋţ'), WORD),
]
