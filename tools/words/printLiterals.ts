/** Says where a screen holds a sentence of its own. Sentences live in src/words/en. A root may be given. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLiterals } from './findLiterals.ts'

const [root = '.'] = process.argv.slice(2)
const folders = ['src/app', 'src/pages', 'src/learning', 'src/ui']

let problems = 0
let files = 0
for (const folder of folders) {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(name)) continue
    files += 1
    const file = `${folder}/${name.replaceAll('\\', '/')}`
    for (const { line, text } of findLiterals(file, readFileSync(join(root, file), 'utf8'))) {
      problems += 1
      console.log(`${file}:${line}: “${text}” belongs into src/words/en`)
    }
  }
}
console.log(problems === 0 ? `No sentence stands in any of ${files} files.` : `\n${problems} of them.`)
process.exit(problems === 0 ? 0 : 1)
