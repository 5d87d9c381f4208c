import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { places } from '../../src/words/places.ts'
import { caddyFile } from './hosts/caddyFile.ts'
import { headersFile } from './hosts/headersFile.ts'
import { type FirebaseHosting, type HostingRules, hostingRules } from './hosts/hostingRules.ts'
import { nginxFile } from './hosts/nginxFile.ts'
import { redirectsFile } from './hosts/redirectsFile.ts'
import { webConfig } from './hosts/webConfig.ts'

/** The page that a host without rules sends for any address without a file, such as that of a lesson. */
const PAGE_OF_MISSING = '404.html'
/** The rules for a site in a folder. */
const FOR_A_FOLDER = 'nginx.conf'

/** @param screens paths of screens that have no file */
export function textsForHosts(rules: HostingRules, screens: readonly string[]): Readonly<Record<string, string>> {
  return {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules, screens),
    'nginx.conf': nginxFile(rules),
    Caddyfile: caddyFile(rules),
    'web.config': webConfig(rules),
  }
}

/** The paths of all screens, with parameters as in `/quiz/:moduleId`. */
export const screenPaths: readonly string[] = [...new Set(Object.values(places).map(({ path }) => path))]

/**
 * Writes the files for other hosts into a folder with every page. A site in a folder of its origin gets the page, and the
 * rules for an nginx server of its own behind the folder (docs/deploy.md). The other hosts have one set of rules for all
 * their folders.
 */
export async function writeHostFiles(dist: string, base: string, hosting: FirebaseHosting): Promise<void> {
  await copyFile(join(dist, 'shell.html'), join(dist, PAGE_OF_MISSING))
  const screens = screenPaths.filter((path) => !existsSync(join(dist, `${path}.html`)))
  const texts = textsForHosts(hostingRules(hosting), screens)
  for (const [name, text] of Object.entries(texts))
    if (base === '/' || name === FOR_A_FOLDER) await writeFile(join(dist, name), text)
}

/**
 * Writes the rules of firebase.json into dist as other hosts read them. It runs after every page is written. The worker saves
 * none of these files, and firebase.json leaves them out.
 */
export function hostFiles(): Plugin {
  let site = { root: '', dist: '', base: '/' }
  return {
    name: 'host-files',
    apply: 'build',
    configResolved({ root, base, build: { outDir } }) {
      site = { root, dist: resolve(root, outDir), base }
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const firebase: { hosting: FirebaseHosting } = JSON.parse(
          await readFile(join(site.root, 'firebase.json'), 'utf8'),
        )
        await writeHostFiles(site.dist, site.base, firebase.hosting)
      },
    },
  }
}
