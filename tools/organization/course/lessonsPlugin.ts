import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type ChosenOrganization, chosenOrganization } from '../chosenOrganization.ts'
import { courseFolder } from './courseFolder.ts'

const SERVED = 'data/lessons'
const LESSON_FILE = /\/data\/lessons\/(\w+\.json)(?:\?|$)/

/**
 * Serves and writes the lessons of an own course in the place of ours, which Vite takes from `public/`. Nothing happens
 * for our own course.
 */
export function lessonsPlugin(chosen: ChosenOrganization = chosenOrganization()): Plugin {
  let dist = ''
  return {
    name: 'organization-lessons',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    configureServer(server) {
      if (!chosen.isOwn) return
      server.watcher.add(chosen.folder)
      server.watcher.on('change', (file) => {
        if (file.startsWith(chosen.folder)) void server.restart()
      })
      server.middlewares.use((request, response, next) => {
        const [, file] = LESSON_FILE.exec(request.url ?? '') ?? []
        if (file === undefined) return next()
        try {
          const text = readFileSync(join(courseFolder(chosen), file))
          response.setHeader('Content-Type', 'application/json')
          response.end(text)
        } catch {
          response.statusCode = 404
          response.end('Not found')
        }
      })
    },
    writeBundle() {
      if (!chosen.isOwn) return
      rmSync(join(dist, SERVED), { recursive: true, force: true })
      cpSync(courseFolder(chosen), join(dist, SERVED), { recursive: true })
    },
  }
}
