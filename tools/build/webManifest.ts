import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { languageOfBuild } from '../languages/languageOfBuild.ts'
import { site } from '../organization/chosenSite.ts'
import { chosenOrganization } from '../organization/chosenOrganization.ts'
import { chosenColors } from '../organization/colors/chosenColors.ts'
import { ownWords } from '../organization/ownWords.ts'
import * as install from '../../src/words/en/install.ts'
import { reviewPath } from '../../src/words/links.ts'
import { paths } from '../../src/words/paths.ts'
import { installPictures } from './installPictures.ts'

const { installWords } = await ownWords('install', install)
const { language } = languageOfBuild()
const chosen = chosenOrganization()
const colors = chosenColors(chosen)
/** Pictures of our site are not shown for another organization. */
const pictures = installPictures.filter(({ file }) => !chosen.isOwn || existsSync(join(chosen.folder, 'public', file)))

/** The name, appearance and start page of an installed copy of the site in the folder `base`. */
export function webManifest(base: string) {
  const at = (path: string): string => base + path.slice(1)
  const icon = { src: at('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' }
  return {
    id: base,
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: language.tag,
    dir: language.dir,
    scope: base,
    start_url: at(paths.dashboard),
    display: 'standalone',
    theme_color: colors.light.get('--night'),
    background_color: colors.light.get('--paper'),
    categories: ['education', 'finance'],
    icons: [
      icon,
      { src: at('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: at('/icons/maskable-192.png'), sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: at('/icons/maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: at('/icons/mark.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
    screenshots: pictures.map(({ file, width, height, formFactor, label }) => ({
      src: at(`/${file}`),
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: formFactor,
      label,
    })),
    shortcuts: [
      { name: installWords.continueLearning, url: paths.learning },
      { name: installWords.review, url: reviewPath },
      { name: installWords.tools, url: paths.tools },
    ].map(({ name, url }) => ({ name, url: at(url), icons: [icon] })),
  }
}

/** Writes manifest.webmanifest, so that its name comes from the one file that names the organization. */
export function webManifestFile(): Plugin {
  let base = '/'
  return {
    name: 'web-manifest',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle() {
      const fileName = `${language.folder}manifest.webmanifest`
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(webManifest(base)) })
    },
  }
}
