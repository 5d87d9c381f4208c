import type { FileTranslation } from '../compose/translation.ts'
import type { Translation } from '../read/readTranslation.ts'
import { inflesz } from './inflesz.ts'
import { slipsIn } from './slips.ts'

/** The least INFLESZ value of a file of the course, and of all words of the interface together. */
const LEAST = { course: 65, interface: 70 } as const
/** A file with fewer words says too little about how it reads. */
const ENOUGH_WORDS = 200
/** Names of people, agencies and states are not written to be easy. */
const NAMES = ['states.json', 'organization.json', 'lessons/figures.json']

/** Whether a translation is Spanish, so that `checkSpanish` says something about it. */
export function isSpanish(locale: string): boolean {
  return new Intl.Locale(locale).language === 'es'
}

/** One line for each word that Spanish texts don't use, and for each file that is too hard to read. */
export function checkSpanish({ files, locate }: Translation): readonly string[] {
  const slips = [...files].flatMap(([path, { entries }]) =>
    [...entries].flatMap(([key, { text }]) => slipsIn(text).map((slip) => locate(path, key, slip))),
  )
  const course = [...files].filter(([path]) => !path.startsWith('words/') && !NAMES.includes(path))
  const texts = course.map(([path, file]) => [path, LEAST.course, textOf([file])] as const)
  const words = textOf([...files].filter(([path]) => path.startsWith('words/')).map(([, file]) => file))
  const hard = [...texts, ['words', LEAST.interface, words] as const].flatMap(([path, least, text]) => {
    const value = text.split(/\s+/).length < ENOUGH_WORDS ? undefined : inflesz(text)
    if (value === undefined || value >= least) return []
    return [
      `${path} has ${value.toFixed(1)} on the INFLESZ scale, and needs ${least}. Write shorter words and sentences.`,
    ]
  })
  return [...slips, ...hard]
}

function textOf(files: readonly FileTranslation[]): string {
  return files.flatMap(({ entries }) => [...entries.values()].map(({ text }) => text)).join('\n')
}
