import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export type Variables = Readonly<Record<string, string | undefined>>

/** Returns the new text of a file, or throws if the old one is not as expected. */
export type Edit = (text: string) => string

const PACKAGES = 'node_modules'

/** A build as a host gets it, also when the bench runs inside a test. */
const RELEASE: Variables = { NODE_ENV: 'production', VITEST: undefined, LANGUAGES: undefined }

/**
 * A copy of the source, where the site can be built with a change. All builds have the same paths, so that nothing but the
 * change differs.
 */
export class Workshop {
  readonly #folder = mkdtempSync(join(tmpdir(), 'workshop-'))
  readonly #dists: string[] = []

  /** @param canBump copies the packages that the site ships, so that a newer one can be a change */
  constructor({ canBump = false } = {}) {
    for (const file of ownFiles()) copyInto(this.#folder, file)
    const shipped = canBump ? shippedPackages() : new Set<string>()
    mkdirSync(join(this.#folder, PACKAGES))
    for (const name of installedPackages()) {
      if (shipped.has(name)) copyInto(this.#folder, join(PACKAGES, name))
      else linkInto(this.#folder, join(PACKAGES, name))
    }
  }

  /** The path of a file or folder of this copy. */
  path(file: string): string {
    return join(this.#folder, file)
  }

  /** The source files of some packages that have this text. */
  filesOf(packages: readonly string[], text: string): readonly string[] {
    return packages
      .flatMap((name) => filesBelow(this.path(join(PACKAGES, name))))
      .filter((file) => /\.(?:m?js|json)$/.test(file) && readFileSync(file, 'utf8').includes(text))
      .map((file) => file.slice(this.#folder.length + 1))
  }

  /** Builds the site with some files edited, and then undoes the edits. Returns the folder of the built site. */
  async builds(edits: ReadonlyMap<string, Edit>, variables: Variables = {}, dist = this.#newFolder()): Promise<string> {
    const before = [...edits.keys()].map((file) => [this.path(file), readFileSync(this.path(file), 'utf8')] as const)
    try {
      for (const [file, edit] of edits) editFile(this.path(file), edit)
      await runVite(this.#folder, dist, { ...RELEASE, ...variables })
    } finally {
      for (const [file, text] of before) writeFileSync(file, text)
    }
    return dist
  }

  #newFolder(): string {
    const dist = mkdtempSync(join(tmpdir(), 'dist-'))
    this.#dists.push(dist)
    return dist
  }

  /** Removes the copy of the source, and the sites that were built from it. */
  close(): void {
    for (const folder of [this.#folder, ...this.#dists]) rmSync(folder, { recursive: true, force: true })
  }
}

function editFile(file: string, edit: Edit): void {
  const text = readFileSync(file, 'utf8')
  const edited = edit(text)
  if (edited === text) throw new Error(`The change left ${file} as it was.`)
  writeFileSync(file, edited)
}

function runVite(cwd: string, dist: string, variables: Variables): Promise<void> {
  const args = [`${PACKAGES}/vite/bin/vite.js`, 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error']
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...variables }, stdio: 'inherit' })
  return new Promise((done, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? done() : reject(new Error('The changed site could not be built.'))))
  })
}

/** The files that git knows, and new ones that it does not ignore. */
function ownFiles(): readonly string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && !file.startsWith(PACKAGES) && existsSync(file))
}

function copyInto(folder: string, path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  cpSync(path, join(folder, path), { recursive: true })
}

function linkInto(folder: string, path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  symlinkSync(resolve(path), join(folder, path))
}

function installedPackages(): readonly string[] {
  return readdirSync(PACKAGES)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(PACKAGES, name)).map((inScope) => `${name}/${inScope}`) : [name],
    )
}

/** The packages that the site depends on, and those that they depend on. */
function shippedPackages(): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (file: string) => {
    if (!existsSync(file)) return
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'))
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (found.has(name)) continue
      found.add(name)
      add(join(PACKAGES, name, 'package.json'))
    }
  }
  add('package.json')
  return found
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
