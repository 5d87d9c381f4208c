/** `npm run outcomes -- --firestore` saves the outcomes of all accounts that agreed, as the file of one class. */
import { createHash } from 'node:crypto'
import { existsSync, writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClassCurriculum } from '../../src/classroom/protocol/book/grid'
import { outcomesFile } from '../../src/classroom/protocol/outcomes/outcomesFile'
import { publishedOf } from '../../src/classroom/protocol/outcomes/published'
import { parseManifest } from '../../src/core/curriculum/parseManifest'
import { parseQuiz } from '../../src/core/curriculum/parseQuiz'
import type { Validated } from '../../src/core/curriculum/validate'
import { software } from '../../src/site'
import { contentWords } from '../../src/words/en/content'
import { courseFolder } from '../organization/course/courseFolder'
import { installLocked } from '../setup/installLocked.mjs'
import { accountStatistics, type StoredAccount } from './accountStatistics'
import type { AccountsOptions } from './runOutcomes'

interface Reader {
  pagesOfAccounts(options: {
    readonly projectId: string
    readonly pageSize?: number
  }): AsyncIterable<readonly StoredAccount[]>
}

/** @param pageSize the records of one page; the reader's own if left out */
export async function saveAccounts(
  { project, folder, today, say }: AccountsOptions,
  pageSize?: number,
): Promise<number> {
  const path = join(folder, `accounts-${project}-${today}.outcomes.json`)
  if (existsSync(path)) {
    say(`${path} already exists. It was not changed.`)
    return 1
  }
  if (!(await installLocked(new URL('firestore/', import.meta.url), 'the library for operators of Firebase'))) {
    say('npm could not install the library. Connect to the internet and try again.')
    return 1
  }
  const { pagesOfAccounts }: Reader = await import('./firestore/readAccounts.mjs')
  const pages = pagesOfAccounts({ projectId: project, ...(pageSize !== undefined && { pageSize }) })
  const about = { projectId: project, curriculum: readCourse(courseFolder()), asOf: today }
  const { statistics, leftOut } = await accountStatistics(pages, about)
  const file = outcomesFile(publishedOf(statistics), {
    classNumber: createHash('sha256').update(`accounts of ${project}`).digest('hex').slice(0, 32),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    course: software.version,
  })
  writeFileSync(path, file, { flag: 'wx', mode: 0o600 })
  if (leftOut > 0) say(`${leftOut} records were left out. They are damaged, or a newer version wrote them.`)
  say(`Wrote ${path}. Join it with the files of classes.`)
  return 0
}

/**
 * Reads the modules and quizzes of a course from its folder.
 *
 * @throws naming the file, if one is damaged
 */
function readCourse(folder: string): ClassCurriculum {
  const read = <T>(file: string, parse: (value: unknown) => Validated<T>): T => {
    const parsed = parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    if (parsed.kind === 'valid') return parsed.value
    throw new Error(`${file}: ${parsed.reason}`)
  }
  const { modules } = read('manifest.json', parseManifest)
  const quizzes = modules.map(
    ({ id, quiz }) => [id, read(quiz.contentFile, (value) => parseQuiz(value, contentWords))] as const,
  )
  return { modules, quizzes: new Map(quizzes) }
}
