import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { siteFiles } from '../../../tools/serve/siteFiles.mjs'
import { headersAt, redirectAt } from '../../build/hosts/readRules'
import type { Host } from './Host'
import { usablePort } from './usablePort'

interface Answer {
  readonly status: number
  readonly file?: string
  readonly location?: string
  readonly headers?: Readonly<Record<string, string>>
}

interface Folder {
  readonly has: (file: string) => Promise<boolean>
  /** The text of a file of rules. */
  readonly text: (name: string) => string
}

type AnswerOf = (path: string, folder: Folder) => Promise<Answer>

/** GitHub Pages reads no rules. Its page of a missing file has status 404. */
export const startGitHubPages = (root: string): Promise<Host> =>
  startRuleHost(root, async (path, folder) => {
    const file = await pageAt(path, folder)
    return { ...(file === undefined ? MISSING : { status: 200, file }), headers: { 'cache-control': 'max-age=600' } }
  })

/** Netlify sends a file before it looks for a rewrite. */
export const startNetlify = (root: string): Promise<Host> =>
  startRuleHost(root, async (path, folder) => {
    const headers = headersAt(folder.text('_headers'), path, 'Netlify')
    const file = await pageAt(path, folder)
    if (file !== undefined) return { status: 200, file, headers }
    const rule = redirectAt(folder.text('_redirects'), path)
    if (rule === undefined) return { ...MISSING, headers }
    if (rule.status !== 200) return { status: rule.status, location: rule.to }
    const page = await pageAt(rule.to, folder)
    return page === undefined ? { ...MISSING, headers } : { status: 200, file: page, headers }
  })

/** Cloudflare Pages follows a rule before it looks for a file, and redirects an address with `.html`. */
export const startCloudflarePages = (root: string): Promise<Host> =>
  startRuleHost(root, async (path, folder) => {
    const headers = headersAt(folder.text('_headers'), path, 'Cloudflare Pages')
    const rule = redirectAt(folder.text('_redirects'), path)
    if (rule !== undefined && rule.status !== 200) return { status: rule.status, location: rule.to, headers }
    const place = rule?.to ?? path
    const isPage = place.endsWith('.html') && (await folder.has(place))
    if (isPage) return { status: 308, location: place.replace(/(?:(?<=\/)index)?\.html$/, ''), headers }
    const withoutSlash = place.replace(/\/$/, '')
    if (withoutSlash !== place && withoutSlash !== '' && (await folder.has(`${withoutSlash}.html`)))
      return { status: 308, location: withoutSlash, headers }
    const file = await pageAt(place, folder)
    return { ...(file === undefined ? MISSING : { status: 200, file }), headers }
  })

const MISSING: Answer = { status: 404, file: '/404.html' }

/** The file of an address: itself, or the page that it names without its ending. */
async function pageAt(path: string, { has }: Folder): Promise<string | undefined> {
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  for (const file of candidates) if (await has(file)) return file
  return undefined
}

async function startRuleHost(root: string, answerOf: AnswerOf): Promise<Host> {
  const fileAt = siteFiles(root)
  // These hosts read their rules, and have no address for them.
  const isRule = (file: string) => file === '/_headers' || file === '/_redirects'
  const folder: Folder = {
    has: async (file) => !isRule(file) && (await fileAt(file)) !== undefined,
    text: (name) => readFileSync(join(root, name), 'utf8'),
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    void answerOf(decodeURIComponent(pathname), folder).then(async ({ status, file, location, headers }) => {
      const found = file === undefined ? undefined : await fileAt(file)
      response.writeHead(status, {
        ...headers,
        ...(location === undefined ? {} : { location }),
        ...(found === undefined ? {} : { 'content-type': found.type }),
      })
      response.end(await found?.bytes('identity'))
    })
  })
  const port = await usablePort()
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))
  return {
    origin: `http://localhost:${port}`,
    stops: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
