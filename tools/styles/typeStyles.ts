/** Writes for every CSS module of src which classes it has, so that a wrong class is a type error. The check runs it first. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'lightningcss'

const source = 'src'
/** `src/tsconfig.json` lays this folder over src (`rootDirs`). */
const target = '.cache/styles'

rmSync(target, { recursive: true, force: true })
const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.module.css'),
)
for (const name of modules) {
  const file = join(source, name)
  const { exports } = transform({ filename: file, code: readFileSync(file), cssModules: true })
  const classes = typeof exports === 'object' ? Object.keys(exports).sort() : []
  const declaration = `${target}/${name}.d.ts`
  mkdirSync(dirname(declaration), { recursive: true })
  writeFileSync(
    declaration,
    `declare const styles: {\n${classes.map((one) => `  readonly ${JSON.stringify(one)}: string\n`).join('')}}\nexport default styles\n`,
  )
}
console.log(`${modules.length} CSS modules typed`)
