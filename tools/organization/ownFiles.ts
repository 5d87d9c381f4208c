import { cpSync, existsSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type ChosenOrganization, chosenOrganization, projectRoot } from './chosenOrganization.ts'

/**
 * Serves and writes the files of `public/` in an organization's folder, over ours of the same path: icons, illustrations,
 * screenshots and newsletters.
 */
export function ownFiles(chosen: ChosenOrganization = chosenOrganization()): Plugin {
  const folder = join(chosen.folder, 'public')
  const hasFiles = chosen.isOwn && existsSync(folder)
  let [dist, base] = ['', '/']
  return {
    name: 'own-files',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir)
      base = config.base
    },
    configureServer({ middlewares }) {
      if (!hasFiles) return
      middlewares.use((request, _, next) => {
        const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname).slice(base.length)
        const file = join(folder, path)
        const isOwn = file.startsWith(folder) && existsSync(file) && statSync(file).isFile()
        if (isOwn) request.url = `${base}@fs${file}`
        next()
      })
    },
    writeBundle() {
      if (hasFiles) cpSync(folder, dist, { recursive: true })
      const note = iconsNote(chosen)
      if (note !== undefined) this.warn(note)
    },
  }
}

/** What a build says about an own mark without icons of its own. Undefined if there is nothing to say. */
export function iconsNote({ folder, isOwn }: ChosenOrganization): string | undefined {
  const mark = join(folder, 'mark.svg')
  if (!isOwn || !existsSync(mark) || existsSync(join(folder, 'public/icons/icon-192.png'))) return undefined
  return `${relative(projectRoot, mark)} has no icons yet, so the site shows ours. Draw them: npm run icons`
}
