/**
 * Writes types with the classes of every CSS module of src, so that a wrong class is a type error. `tsx
 * tools/styles/typeStyles.ts` runs it alone. The build, the dev server and the unit tests run it as a Vite plugin. An
 * editor opened after any of them then shows no error.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

const source = 'src'
/** `src/tsconfig.json` overlays this folder on src (`rootDirs`). */
const target = '.cache/styles'
const isStyles = (name: string) => name.endsWith('.module.css')
const namesIn = (folder: string): readonly string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** Returns the number of modules. Does not touch correct files, because an editor may be reading them. */
function typeStyles(): number {
  mkdirSync(target, { recursive: true })
  const modules = namesIn(source).filter(isStyles)
  const known = new Set(modules.map((name) => `${name}.d.ts`))
  for (const name of namesIn(target)) {
    if (name.endsWith('.d.ts') && !known.has(name)) rmSync(join(target, name))
  }
  for (const name of modules) typeModule(name)
  return modules.length
}

/** @param name the CSS module's path from src */
function typeModule(name: string): void {
  const file = join(source, name)
  const { exports } = transform({ filename: file, code: readFileSync(file), cssModules: true })
  const classes = typeof exports === 'object' ? Object.keys(exports).sort() : []
  const lines = classes.map((one) => `  readonly ${JSON.stringify(one)}: string\n`).join('')
  const text = `declare const styles: {\n${lines}}\nexport default styles\n`
  const declaration = join(target, `${name}.d.ts`)
  if (textOf(declaration) === text) return
  mkdirSync(dirname(declaration), { recursive: true })
  writeFileSync(declaration, text)
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Types all modules at the start, and a changed one again while the dev server runs. */
export function typedStyles(): Plugin {
  return {
    name: 'typed-styles',
    configResolved() {
      typeStyles()
    },
    configureServer({ watcher }) {
      watcher.on('all', (_, file) => {
        if (isStyles(file)) typeStyles()
      })
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${typeStyles()} CSS modules typed`)
