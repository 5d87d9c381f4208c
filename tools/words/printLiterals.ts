/** Says where a screen holds a sentence of its own. Sentences live in src/words/en. A root may be given. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLiterals } from './findLiterals.ts'
import { findTexts } from './findTexts.ts'

const [root = '.'] = process.argv.slice(2)
const folders = ['src/app', 'src/pages', 'src/learning', 'src/ui', 'sw']

let problems = 0
let files = 0
for (const folder of folders) {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:tsx?|html)$/.test(name)) continue
    files += 1
    const file = `${folder}/${name.replaceAll('\\', '/')}`
    const source = readFileSync(join(root, file), 'utf8')
    for (const { line, text } of name.endsWith('.html') ? findTexts(source) : findLiterals(file, source)) {
      problems += 1
      console.log(`${file}:${line}: “${text}” belongs into src/words/en`)
    }
  }
}
console.log(problems === 0 ? `No sentence stands in any of ${files} files.` : `\n${problems} of them.`)
process.exit(problems === 0 ? 0 : 1)
