/**
 * Role: shows the faults of the course in `npm run dev`: on the page after each save, and in the terminal.
 * Guarantee: each page shows its lesson’s faults first. A save without faults removes them and reloads the page.
 * Must not: be part of a build or of the unit tests' server.
 */
import { fileURLToPath } from 'node:url'
import { relative } from 'node:path'
import type { ErrorPayload, HotPayload, Plugin, ViteDevServer } from 'vite'
import type { Problem } from '../problem.ts'
import type { readFolder } from '../readFolder.ts'
import type { faultOverlay } from './faultOverlay.ts'
import type { ownFaults } from './ownFaults.ts'
import { SHOWN_EVENT } from './shownEvent.ts'

/** An editor may save a file in several steps. */
const QUIET_MS = 150

/** The modules of the check. The server loads them, so that a change of the check is there at the next save. */
interface Check {
  readonly checkContent: (files: ReadonlyMap<string, string>) => Problem[]
  readonly ownFaults: typeof ownFaults
  readonly faultOverlay: typeof faultOverlay
  readonly readFolder: typeof readFolder
}

interface Page {
  send(payload: HotPayload): void
}

/**
 * @param folder the absolute path of the lessons folder
 * @param isOwn whether it is an organization's. The server restarts after a save there (`lessonsPlugin`), and each page
 * asks again.
 */
export function lessonFaults(folder: string, isOwn = false): Plugin {
  return {
    name: 'lesson-faults',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    configureServer(server) {
      const course = watchedCourse(server, folder, isOwn)
      if (isOwn)
        return void server.ws.on(SHOWN_EVENT, ({ file }: { readonly file?: string }, page) => course.shown(page, file))
      server.watcher.add(folder)
      for (const event of ['add', 'change', 'unlink'] as const) {
        server.watcher.on(event, (file) => {
          const name = relative(folder, file)
          if (!name.startsWith('..') && name.endsWith('.json')) course.saved(name)
        })
      }
      server.ws.on(SHOWN_EVENT, ({ file }: { readonly file?: string }, page) => course.shown(page, file))
    },
  }
}

function watchedCourse(server: ViteDevServer, folder: string, isOwn: boolean) {
  /** The file of the lesson or quiz that each page shows. */
  const shownFiles = new WeakMap<Page, string | undefined>()
  let timer: NodeJS.Timeout | undefined
  /** Saved since the last check. */
  let saved = new Set<string>()
  let checked: Promise<(file: string | undefined, first: ReadonlySet<string>) => ErrorPayload | undefined> | undefined

  async function load(): Promise<Check> {
    const modules = ['../checkContent.ts', '../readFolder.ts', './faultOverlay.ts', './ownFaults.ts'].map((path) =>
      server.ssrLoadModule(fileURLToPath(new URL(path, import.meta.url))),
    )
    return Object.assign({}, ...(await Promise.all(modules))) as Check
  }

  async function check() {
    const { checkContent, faultOverlay, ownFaults, readFolder } = await load()
    if (isOwn) {
      const { sourceOf, ...faults } = ownFaults()
      return (file: string | undefined) =>
        faultOverlay({ ...faults, first: file === undefined ? [] : [sourceOf(file)] })
    }
    const files = readFolder(folder)
    const problems = checkContent(files)
    return (file: string | undefined, first: ReadonlySet<string>) =>
      faultOverlay({ problems, files, folder, first: [...(file === undefined ? [] : [file]), ...first] })
  }

  async function checkSaved(): Promise<void> {
    const names = saved
    saved = new Set()
    checked = check()
    const overlayOf = await checked
    for (const page of server.ws.clients) {
      page.send(overlayOf(shownFiles.get(page), names) ?? { type: 'full-reload' })
    }
    const overlay = overlayOf(undefined, names)
    if (overlay === undefined) server.config.logger.info('The course has no faults.', { timestamp: true })
    else server.config.logger.warn(overlay.err.message, { timestamp: true })
  }

  return {
    saved(name: string): void {
      saved.add(name)
      clearTimeout(timer)
      timer = setTimeout(() => void checkSaved().catch(report), QUIET_MS)
    },
    /** A page that opens a lesson with faults of its own shows them. */
    shown(page: Page, file: string | undefined): void {
      shownFiles.set(page, file)
      if (file === undefined) return
      checked ??= check()
      checked
        .then((overlayOf) => {
          const overlay = overlayOf(file, new Set())
          if (overlay?.err.id?.endsWith(`/${file}`) === true) page.send(overlay)
        })
        .catch(report)
    },
  }

  function report(error: unknown): void {
    checked = undefined
    server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}
