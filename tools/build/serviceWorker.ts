import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import type { BuiltLanguage } from '../../sw/offlineIndex.ts'
import { languageOfBuild } from '../languages/languageOfBuild.ts'
import { organizationPlugins } from '../organization/organizationPlugins.ts'
import { type BackupWorkerParts, buildBackupWorker } from './backupWorker.ts'
import { writeLicenses } from './licenses.ts'
import { type BuiltPart, builtPart, wholeSite } from './builtParts.ts'
import { buildTarget } from './buildTarget.ts'
import { languageLists } from './languageLists.ts'
import type { AssetsOfLanguages } from './otherLanguages.ts'
import { shortHash } from './precacheFiles.ts'
import { hashedName, siteLists } from './siteLists.ts'
import { listFile, listName, listText, workerStart } from './workerStart.ts'

/** The build of sw/worker.ts. Its last name has a hash. */
const CODE = 'worker.js'

/**
 * Builds sw/worker.ts, writes the lists of all files of the site, and writes dist/sw.js, the start of the worker. It names
 * the lists and the code. A browser asks for it again at each visit. The code is downloaded only if it changed, and the
 * worker fetches the lists that changed.
 */
export function serviceWorker(assetsOf: AssetsOfLanguages): PluginOption {
  const licenses = writeLicenses()
  let site: BackupWorkerParts = { root: '', dist: '', base: '/', define: {}, licenses: licenses.worker }
  const findSite: Plugin = {
    name: 'find-site',
    configResolved({ root, base, build: { outDir }, define = {} }) {
      site = { ...site, root, base, dist: resolve(root, outDir), define }
    },
  }
  const { languages } = languageOfBuild()
  const [first] = languages
  const partInFirst = (): BuiltPart =>
    first === undefined || languages.length < 2 ? wholeSite : builtPart(site.dist, first, languages, assetsOf)
  const listsOfLanguages = async (): Promise<readonly [BuiltLanguage, ...BuiltLanguage[]] | null> => {
    const [english, ...others] = await languageLists(site.dist, site.base, languages, assetsOf)
    return english === undefined || others.length === 0 ? null : [english, ...others]
  }
  let backup: string | null = null
  const plugin = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: CODE,
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    // The lists are files of their own, so that a change of the site leaves the code as it is.
    injectManifest: { injectionPoint: undefined as unknown as string },
    integration: {
      async configureCustomSWViteBuild(config) {
        backup = await buildBackupWorker(site)
        config.define = { ...config.define, __HAS_BACKUP__: JSON.stringify(backup !== null) }
        config.plugins = [...organizationPlugins(), ...(config.plugins ?? []), licenses.worker()]
        config.logLevel = 'warn'
        config.build = { ...config.build, target: buildTarget }
        const options = config.build?.rollupOptions
        const output = options?.output
        if (!options || !output || Array.isArray(output)) throw new Error('The worker build has no single output.')
        // The plugin derives the source name from that of the output, but our source has another name.
        options.input = 'sw/worker.ts'
        // This is the plugin's deprecated form of the same option.
        delete output.inlineDynamicImports
        output.codeSplitting = false
      },
    },
  })
  const writeStart: Plugin = {
    name: 'start-of-worker',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { dist, base } = site
        const code = await readFile(join(dist, CODE), 'utf8').catch(() => undefined)
        // A build that failed has no worker.
        if (code === undefined) return
        await rm(join(dist, CODE))
        const lists = await siteLists(dist, base, partInFirst(), { languages: await listsOfLanguages(), backup })
        const write = async (file: string, text: string): Promise<void> => {
          await mkdir(dirname(join(dist, file)), { recursive: true })
          await writeFile(join(dist, file), text)
        }
        const names: string[] = []
        for (const [name, list] of lists) {
          names.push(listName(name, listText(list)))
          await write(listFile(names.at(-1) ?? name), listText(list))
        }
        const script = hashedName('worker', code, 'js')
        await write(`assets/${script}`, code)
        await write('sw.js', workerStart(script, names, shortHash(JSON.stringify(lists)).slice(0, 12)))
      },
    },
  }
  return [findSite, licenses.site, plugin, writeStart]
}
