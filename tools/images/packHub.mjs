/**
 * Copies the built hub into a folder, with the built site and only the packages that it needs at runtime. From the
 * project's root, after both builds: `node tools/images/packHub.mjs <folder>`.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { hub: { type: 'string', default: '.cache/hub' }, site: { type: 'string', default: 'dist' } },
})
const [folder] = positionals
if (folder === undefined) {
  console.error('node tools/images/packHub.mjs <folder>')
  process.exit(2)
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const file of ['package.json', 'firebase.json', 'LICENSE']) cpSync(file, join(folder, file))
cpSync(values.site, join(folder, 'dist'), { recursive: true })
cpSync(values.hub, join(folder, '.cache/hub'), { recursive: true })
for (const name of withDependencies(packagesIn(values.hub))) {
  const from = join('node_modules', name)
  cpSync(from, join(folder, from), { recursive: true, dereference: true })
}

/** The packages that the scripts of a folder import. @param {string} scripts */
function packagesIn(scripts) {
  const texts = readdirSync(scripts, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(scripts, name), 'utf8'))
  const names = texts.flatMap((text) =>
    [...text.matchAll(/(?:^import .*?from |^import |await import\()"((?:@[^/"]+\/)?[^./"][^/"]*)/gm)].map(
      ([, name]) => name,
    ),
  )
  return names.filter((name) => !name.startsWith('node:'))
}

/** @param {readonly string[]} names @returns {ReadonlySet<string>} them and everything that they need, as far as it is installed */
function withDependencies(names) {
  const all = new Set(names)
  // A set also visits the names that are added meanwhile.
  for (const name of all) for (const other of needed(join('node_modules', name))) all.add(other)
  return all
}

/** The packages at the top of node_modules that one package needs. Packages inside of it are copied with it. @param {string} home */
function needed(home) {
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const wanted = Object.keys({ ...dependencies, ...optionalDependencies })
  return wanted.flatMap((name) => {
    const inside = join(home, 'node_modules', name)
    if (existsSync(inside)) return needed(inside)
    // npm leaves out the packages of other systems.
    return existsSync(join('node_modules', name)) ? [name] : []
  })
}
