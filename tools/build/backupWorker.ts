import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { organizationPlugins } from '../organization/organizationPlugins.ts'
import { buildTarget } from './buildTarget.ts'
import { hashedName } from './siteLists.ts'

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

/** What the scripts add to the worker's global scope. */
const GLOBAL = 'openBackup'
const PACKAGES = 'openBackupPackages'

/**
 * Builds sw/backup.ts into two classic scripts, and returns their urls in the order to run them. The first one has the
 * packages, which are larger and rarely change. Builds nothing and returns null if the site has no Firebase project.
 */
export async function buildBackupWorker({
  root,
  dist,
  base,
  define,
  licenses,
}: BackupWorkerParts): Promise<readonly string[] | null> {
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
        output: {
          format: 'cjs',
          chunkFileNames: '[name].js',
          codeSplitting: { groups: [{ name: 'packages', test: /\/node_modules\// }] },
        },
      },
    },
  })
  const { entry, packages } = chunksOf(built)
  const opened = (global: string, code: string): string => `self.${global}=function(){${code}};\n`
  const scripts = [
    ['backup-packages', opened(PACKAGES, `var exports={};${packages.trimEnd()}\nreturn exports`)],
    ['backup', opened(GLOBAL, `var exports={},p=self.${PACKAGES}(),require=()=>p;${entry.trimEnd()}\nreturn exports`)],
  ] as const
  const urls: string[] = []
  for (const [name, text] of scripts) {
    const file = `assets/${hashedName(name, text, 'js')}`
    await mkdir(dirname(join(dist, file)), { recursive: true })
    // Importing a script must run almost no code. Browsers compile a function only when it is called.
    await writeFile(join(dist, file), text)
    urls.push(base + file)
  }
  return urls
}

function chunksOf(built: Awaited<ReturnType<typeof build>>): { readonly entry: string; readonly packages: string } {
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const [packages, ...others] = chunks.filter((chunk) => chunk !== entry)
  if (entry === undefined || packages === undefined || others.length > 0) {
    throw new Error(`The second script of the worker is not two files: ${chunks.map(({ name }) => name).join(', ')}`)
  }
  return { entry: entry.code, packages: packages.code }
}
