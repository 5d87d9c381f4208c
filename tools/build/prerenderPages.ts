import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { site } from '../../src/site.ts'
import { type ChunkManifest, stylesheetsOf, withImports } from './chunkManifest.ts'
import { type Page, pageHtml } from './pageHtml.ts'

/** What src/prerender.tsx exports. */
interface Prerender {
  readonly publicRoutes: readonly string[]
  readonly render: (path: string) => {
    readonly html: string
    readonly head: { readonly title: string; readonly description: string }
    /** The source file that the client loads lazily for this page, such as `src/pages/about/About.tsx`. */
    readonly module?: string
  }
  readonly renderShell: () => string
}

/**
 * Writes the public pages as HTML files, `/about` as about.html, and shell.html for every other path. Runs after the
 * client build, whose file names it needs, and before the service worker is made, which lists what it wrote.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig
  // A failed build closes too, and an error of a later step would hide the one that matters.
  let failure: Error | undefined
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    buildEnd(error) {
      failure = error
    },
    renderError(error) {
      failure = error
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (failure) throw failure
        await writePages(config)
      },
    },
  }
}

async function writePages({ root, build: { outDir }, css, define }: ResolvedConfig): Promise<void> {
  const dist = resolve(root, outDir)
  const manifest: ChunkManifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  const sheets = await Promise.all(stylesheetsOf(manifest).map((file) => readFile(join(dist, file), 'utf8')))
  const layers = layerOrder(await readFile(join(root, 'src/ui/tokens.css'), 'utf8'))
  const styles = { layers, css: sheets.join('') }
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const { publicRoutes, render, renderShell } = await loadPrerender(root, { css, ...(define && { define }) })

  const write = async (file: string, page: Omit<Page, 'extraSources'>): Promise<void> => {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), pageHtml(template, styles, { ...page, extraSources: {} }))
  }
  for (const route of publicRoutes) {
    const { html, head, module } = render(route)
    const preloads = module === undefined ? [] : withImports(manifest, module).map((chunk) => `/${chunk.file}`)
    const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`
    await write(file, { html, ...head, preloads, prerenderedPath: route })
  }
  const { name: title, description } = site
  await write('shell.html', { html: renderShell(), title, description, preloads: [], prerenderedPath: undefined })
}

/** The minifier drops this statement, and shared chunks may load before the stylesheet that began with it. */
function layerOrder(tokens: string): string {
  const [, names] = /@layer\s+([\w\s,-]+);/.exec(tokens) ?? []
  if (names === undefined) throw new Error('src/ui/tokens.css no longer says the order of the cascade layers.')
  return `@layer ${names.replace(/\s+/g, '')};`
}

/** Builds the server side of the pages beside the site and loads it. */
async function loadPrerender(
  root: string,
  shared: { readonly css: ResolvedConfig['css']; readonly define?: Record<string, unknown> },
): Promise<Prerender> {
  const outDir = join(root, 'node_modules/.cache/prerender')
  await rm(outDir, { recursive: true, force: true })
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    publicDir: false,
    ...shared,
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true },
  })
  // The query keeps a second build in the same process from getting the first one's module.
  return import(`${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`)
}
