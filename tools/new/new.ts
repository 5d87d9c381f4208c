/**
 * `npm run new -- lesson|module|quiz|state-note|page|organization …` makes the files of something new. Their texts
 * describe the rules of the check. It never changes a file that it doesn't understand, and never replaces one of yours.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chosenOrganization } from '../organization/chosenOrganization.ts'
import { type Made, type Tree, WrongArgument } from './made.ts'
import { newLesson } from './newLesson.ts'
import { newModule } from './newModule.ts'
import { newOrganization } from './newOrganization.ts'
import { newPage } from './newPage.ts'
import { newQuiz } from './newQuiz.ts'
import { newStateNote } from './newStateNote.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const kinds: ReadonlyMap<string, (tree: Tree, values: readonly string[]) => Made> = new Map([
  ['lesson', newLesson],
  ['module', newModule],
  ['quiz', newQuiz],
  ['state-note', newStateNote],
  ['page', newPage],
  ['organization', newOrganization],
])

const [kind = '', ...values] = process.argv.slice(2)
try {
  const make = kinds.get(kind)
  if (make === undefined) throw new WrongArgument(`Name what is new: ${[...kinds.keys()].join(', ')}.`)
  const chosen = chosenOrganization()
  const tree: Tree = {
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
    organization: relative(root, chosen.folder).replaceAll('\\', '/'),
    isOwn: chosen.isOwn,
  }
  const { files, next } = make(tree, values)
  for (const [path, text] of files) {
    const file = join(root, path)
    console.log(`${existsSync(file) ? 'changed' : 'made   '} ${path}`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  console.log(['', 'Next:', ...next.map((line) => `- ${line}`)].join('\n'))
} catch (error) {
  if (!(error instanceof WrongArgument)) throw error
  console.error(error.message)
  process.exitCode = 2
}
