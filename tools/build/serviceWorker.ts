import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import type { OfflineIndex } from '../../sw/offlineIndex.ts'
import { organizationPlugins } from '../organization/organizationPlugins.ts'
import { type BackupWorkerParts, buildBackupWorker } from './backupWorker.ts'
import { compactLessons } from './compactLessons.ts'
import { writeLessonBundles } from './lessonBundles.ts'
import { writeLicenses } from './licenses.ts'
import { buildTarget } from './buildTarget.ts'
import { precacheFiles } from './precacheFiles.ts'
import { writeSiteBundle } from './siteBundle.ts'

/**
 * Builds sw/worker.ts into dist/sw.js. Writes the list of pages and scripts, the index of lessons and the url of its
 * second script into it.
 */
export function serviceWorker(): PluginOption {
  const licenses = writeLicenses()
  let site: BackupWorkerParts = { root: '', dist: '', base: '/', define: {}, licenses: licenses.worker }
  const findSite: Plugin = {
    name: 'find-site',
    configResolved({ root, base, build: { outDir }, define = {} }) {
      site = { ...site, root, base, dist: resolve(root, outDir), define }
    },
  }
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
          manifest: precacheFiles(site.dist, site.base).map(({ url, revision, integrity, size }) => ({
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
          __OFFLINE_INDEX__: JSON.stringify(await offlineIndex(site)),
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

async function offlineIndex({ dist, base }: BackupWorkerParts): Promise<OfflineIndex> {
  await compactLessons(join(dist, 'data/lessons'))
  const lessons = await writeLessonBundles(dist, base)
  const site = await writeSiteBundle(dist, base)
  const singles = precacheFiles(dist, base).filter(({ url }) => !Object.hasOwn(site.sizes, url))
  const files = [
    ...singles.map(({ file }) => file),
    ...[...lessons.bundles, site].map(({ url }) => url.slice(base.length)),
  ]
  return { ...lessons, site, downloadBytes: files.reduce((sum, file) => sum + transferBytes(join(dist, file)), 0) }
}

/** Uses the compression quality of hosts that compress on the fly. */
function transferBytes(path: string): number {
  const bytes = readFileSync(path)
  return Math.min(bytes.length, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length)
}
