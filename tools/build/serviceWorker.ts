import { resolve } from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { languageOfBuild } from '../languages/languageOfBuild.ts'
import { organizationPlugins } from '../organization/organizationPlugins.ts'
import { type BackupWorkerParts, buildBackupWorker } from './backupWorker.ts'
import { writeLicenses } from './licenses.ts'
import { type BuiltPart, builtPart, wholeSite } from './builtParts.ts'
import { buildTarget } from './buildTarget.ts'
import { languageLists } from './languageLists.ts'
import type { AssetsOfLanguages } from './otherLanguages.ts'
import { precacheFiles } from './precacheFiles.ts'
import { writeOfflineIndex } from './writeOfflineIndex.ts'

/**
 * Builds sw/worker.ts into dist/sw.js. Writes the list of pages and scripts, the index of lessons and the url of its
 * second script into it.
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
  const listsOfLanguages = async () =>
    languages.length < 2 ? null : await languageLists(site.dist, site.base, languages, assetsOf)
  const plugin = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.js',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['shell.html'],
      manifestTransforms: [
        () => ({
          manifest: precacheFiles(site.dist, site.base, partInFirst()).map(({ url, revision, integrity, size }) => ({
            url,
            revision,
            integrity,
            size,
          })),
        }),
      ],
    },
    integration: {
      async configureCustomSWViteBuild(config) {
        config.define = {
          ...config.define,
          __OFFLINE_INDEX__: JSON.stringify(await writeOfflineIndex(site.dist, site.base, partInFirst())),
          __LANGUAGES__: JSON.stringify(await listsOfLanguages()),
          __BACKUP_SCRIPT__: JSON.stringify(await buildBackupWorker(site)),
        }
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
  return [findSite, licenses.site, plugin]
}
