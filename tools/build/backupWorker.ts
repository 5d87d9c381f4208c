import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { organizationPlugins } from '../organization/organizationPlugins.ts'
import { buildTarget } from './buildTarget.ts'

export interface BackupWorkerParts {
  /** The folder of the project. */
  readonly root: string
  readonly dist: string
  /** The folder of the site, such as `/`. */
  readonly base: string
  /** The defines of the site's own build. */
  readonly define: Readonly<Record<string, unknown>>
  /** Fails the build if a package's license is not listed. */
  readonly licenses: () => Plugin
}

/** The names that the script adds to the worker's global scope. */
const GLOBAL = 'openBackup'

/**
 * Builds sw/backup.ts into one classic script, and returns its url. Builds nothing and returns null if the site has no
 * Firebase project. Call it before the worker is built, which needs the url.
 */
export async function buildBackupWorker({
  root,
  dist,
  base,
  define,
  licenses,
}: BackupWorkerParts): Promise<string | null> {
  if ((define['__FIREBASE__'] ?? 'null') === 'null') return null
  const built = await build({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    plugins: [...organizationPlugins(), licenses()],
    build: {
      target: buildTarget,
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'sw/backup.ts',
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: GLOBAL, codeSplitting: false },
      },
    },
  })
  const text = lazy(onlyScript(built))
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const file = `assets/backup-${hash}.js`
  await mkdir(dirname(join(dist, file)), { recursive: true })
  await writeFile(join(dist, file), text)
  return base + file
}

/** Importing the script must run almost no code, because browsers compile a function only when it is called. */
function lazy(script: string): string {
  return `self.${GLOBAL}=function(){${script.trimEnd()}\nreturn ${GLOBAL}};\n`
}

function onlyScript(built: Awaited<ReturnType<typeof build>>): string {
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
  const [chunk, ...others] = outputs.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  if (chunk === undefined || others.length > 0) throw new Error('The second script of the worker is not one file.')
  return chunk.code
}
