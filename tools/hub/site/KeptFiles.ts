/**
 * Role: the site's files on the hub's disk, by their hash: those of the newest version and of the one before.
 * Guarantee: returns only bytes whose hash is in one of these versions. Writes a file under its name only when it is
 * complete.
 * Must not: need the folder to be intact. Damaged or missing files are fetched again.
 */
import { mkdirSync, readdirSync, readFileSync, statfsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileHash, isFileHash } from './fileHash'

export interface SiteFile {
  /** The address below that of the site. A page has no ending. */
  readonly path: string
  readonly hash: string
}

export interface SiteVersion {
  /** Differs between versions. */
  readonly id: string
  readonly files: readonly SiteFile[]
}

/** A larger site is not copied. This one has about 400 files with 10 MB for each language. */
const MOST_FILES = 20_000
/** The rest of the disk is for reports. */
const LEFT_FREE = 256 * 1024 * 1024
const VERSIONS = 'versions.json'

export class KeptFiles {
  readonly #folder: string
  /** Newest first. */
  #versions: readonly SiteVersion[]
  /** The hashes of both versions. */
  #listed: ReadonlySet<string>
  /** Names of complete files in the folder. */
  readonly #here: Set<string>

  /** @throws if the folder can't be made */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#folder = folder
    this.#versions = readVersions(join(folder, VERSIONS))
    this.#listed = hashesOf(this.#versions)
    this.#here = new Set(readdirSync(folder).filter(isFileHash))
  }

  /** How many files of the newest version are on the disk. */
  get tally(): { readonly done: number; readonly total: number } {
    const hashes = hashesOf(this.#versions.slice(0, 1))
    return { done: [...hashes].filter((hash) => this.#here.has(hash)).length, total: hashes.size }
  }

  isNewest(id: string): boolean {
    return this.#versions[0]?.id === id
  }

  /** The files of the newest version that are not on the disk, each content once. */
  missing(): readonly SiteFile[] {
    const files = this.#versions[0]?.files ?? []
    const byHash = new Map(files.map((file) => [file.hash, file]))
    return [...byHash.values()].filter(({ hash }) => !this.#here.has(hash))
  }

  /** Makes a version the newest one, and deletes the files that only older ones have. */
  async begin(version: SiteVersion): Promise<void> {
    if (version.files.length > MOST_FILES) throw new Error(`The site has more than ${MOST_FILES} files.`)
    const before = this.#versions.filter(({ id }) => id !== version.id)
    const versions = [version, ...before].slice(0, 2)
    await this.#write(VERSIONS, JSON.stringify(versions))
    this.#versions = versions
    this.#listed = hashesOf(versions)
    for (const name of readdirSync(this.#folder)) {
      if (name === VERSIONS || this.#listed.has(name)) continue
      this.#here.delete(name)
      await rm(join(this.#folder, name), { recursive: true, force: true })
    }
  }

  /** @returns whether these are the bytes of a listed file */
  async keep(hash: string, bytes: Uint8Array): Promise<boolean> {
    if (!this.#listed.has(hash) || fileHash(bytes) !== hash) return false
    await this.#write(hash, bytes)
    this.#here.add(hash)
    return true
  }

  /** Undefined if no version has such a file, or it is not on the disk. */
  async read(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (!this.#here.has(hash) || !this.#listed.has(hash)) return undefined
    const bytes = await readFile(join(this.#folder, hash)).catch(() => undefined)
    if (bytes !== undefined && fileHash(bytes) === hash) return bytes
    // A power failure may have damaged it.
    this.#here.delete(hash)
    return undefined
  }

  /** Whether the disk has room for more files. */
  hasRoom(): boolean {
    const { bavail, bsize } = statfsSync(this.#folder)
    return bavail * bsize > LEFT_FREE
  }

  async #write(name: string, content: string | Uint8Array): Promise<void> {
    const half = join(this.#folder, `${name}.half`)
    await writeFile(half, content)
    await rename(half, join(this.#folder, name))
  }
}

function hashesOf(versions: readonly SiteVersion[]): ReadonlySet<string> {
  return new Set(versions.flatMap(({ files }) => files.map(({ hash }) => hash)))
}

/** Empty if the file is missing or damaged. */
function readVersions(file: string): readonly SiteVersion[] {
  try {
    const versions = JSON.parse(readFileSync(file, 'utf8')) as readonly SiteVersion[]
    return versions.filter(({ id, files }) => typeof id === 'string' && files.every(({ hash }) => isFileHash(hash)))
  } catch {
    return []
  }
}
