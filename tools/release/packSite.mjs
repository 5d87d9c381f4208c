/**
 * Packs the built site for people without Node: `node tools/release/packSite.mjs v1.2.3`, from the project's root. Writes a
 * zip with the site and a README, and a file with its checksum.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { zipSync } from 'fflate'
import { giveUp } from '../setup/run.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string', default: 'dist' }, out: { type: 'string', default: '.' } },
})
const [tag] = positionals
if (tag === undefined) giveUp('node tools/release/packSite.mjs <tag>')

const top = `prairie-ledger-${tag}`
const readme = `Unpack this file and copy everything in the folder "site" to the top of your web server, which needs https.
Keep the file of your host there and delete the others: _headers and _redirects for Netlify and Cloudflare Pages, 404.html for GitHub Pages, nginx.conf for nginx, Caddyfile for Caddy, web.config for IIS.
The file docs/deploy.md of the source has the steps for each host, and says how to build a site with your own name, in a folder or with accounts.
`

/** The files of a folder, with `/` in their paths. Hosts hide those that begin with a dot. @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !/(?:^|\/)\./.test(file))
    .sort()
}

const dist = join(values.dist)
const files = filesIn(dist)
if (!files.includes('index.html')) giveUp(`${dist} has no site. Run npm run build first.`)
// Without times, two builds of one source have the same checksum.
const options = { level: /** @type {const} */ (9), mtime: '1980-01-01T12:00:00' }
const zip = zipSync(
  Object.fromEntries([
    [`${top}/README.txt`, [Buffer.from(readme), options]],
    ...files.map((file) => [`${top}/site/${file}`, [readFileSync(join(dist, file)), options]]),
  ]),
)
const path = join(values.out, `${top}.zip`)
writeFileSync(path, zip)
writeFileSync(`${path}.sha256`, `${createHash('sha256').update(zip).digest('hex')}  ${basename(path)}\n`)
console.log(`${path}: ${files.length} files, ${(zip.length / 1e6).toFixed(1)} MB`)
