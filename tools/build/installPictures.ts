import * as install from '../../src/words/en/install.ts'
import { paths } from '../../src/words/paths.ts'
import { ownWords } from '../organization/ownWords.ts'

/** A screenshot that a browser shows before it installs the site. `npm run pictures` takes them. */
export interface InstallPicture {
  /** The screen that it shows. */
  readonly path: string
  /** The path below public/, in a folder that the worker doesn't cache, because an installed copy never needs it. */
  readonly file: string
  readonly width: number
  readonly height: number
  readonly formFactor: 'narrow' | 'wide'
  readonly label: string
}

const {
  installWords: { pictures: words },
} = await ownWords('install', install)
const narrow = { width: 360, height: 740, formFactor: 'narrow' } as const
const wide = { width: 1280, height: 800, formFactor: 'wide' } as const
const lesson = '/lesson/saving/saving_3'
const tool = `${paths.tools}?tool=debt-payoff`

export const installPictures: readonly InstallPicture[] = [
  {
    ...narrow,
    path: paths.dashboard,
    file: 'screenshots/dashboard-narrow.webp',
    label: words.dashboard,
  },
  { ...narrow, path: lesson, file: 'screenshots/lesson-narrow.webp', label: words.lesson },
  { ...narrow, path: tool, file: 'screenshots/tool-narrow.webp', label: words.calculator },
  {
    ...wide,
    path: paths.dashboard,
    file: 'screenshots/dashboard-wide.webp',
    label: words.dashboard,
  },
  { ...wide, path: paths.learning, file: 'screenshots/learning-wide.webp', label: words.modules },
]
