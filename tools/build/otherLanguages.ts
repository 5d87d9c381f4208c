import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { chosenLanguages } from '../languages/chosenLanguages.ts'
import { LANGUAGE_TAG, languageOfBuild } from '../languages/languageOfBuild.ts'
import { manifestOf, noteLanguages } from './builtLanguages.ts'

const VITE = 'node_modules/vite/bin/vite.js'
const ASSETS = 'assets'

/** The files in `assets/` that the build in each language wrote, by its tag. Empty for a site with one language. */
export type AssetsOfLanguages = Map<string, ReadonlySet<string>>

/**
 * Builds the site again for each further language, with its words and lessons, and puts the pages of all of them into one
 * folder. Scripts and styles without words are the same files, because their names come from their contents.
 *
 * @param assetsOf gets the assets of each language, for the lists of the service worker
 */
export function otherLanguages(assetsOf: AssetsOfLanguages): Plugin {
  let config: ResolvedConfig
  let failed = false
  return {
    name: 'other-languages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    buildEnd(error) {
      failed = error !== undefined
    },
    renderError() {
      failed = true
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (failed) return
        const { drafts } = chosenLanguages()
        if (drafts.length > 0) {
          config.logger.warn(`These drafts of languages are only in a preview (npm start): ${drafts.join(', ')}`)
        }
        const [first, ...others] = languageOfBuild().languages
        if (first === undefined || others.length === 0) return
        const dist = resolve(config.root, config.build.outDir)
        assetsOf.set(first.tag, await assetsIn(join(dist, ASSETS)))
        for (const { tag } of others) assetsOf.set(tag, await addLanguage(tag, config))
        await noteLanguages(dist, [first, ...others], assetsOf)
      },
    },
  }
}

/** The files in `assets/` of a folder, as their paths below it. */
async function assetsIn(folder: string): Promise<ReadonlySet<string>> {
  return new Set((await readdir(folder)).map((name) => `${ASSETS}/${name}`))
}

/** Returns the assets that the language uses. */
async function addLanguage(
  tag: string,
  { root, mode, logger, configFile, build: { outDir } }: ResolvedConfig,
): Promise<ReadonlySet<string>> {
  const dist = resolve(root, outDir)
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const made = await mkdtemp(join(cache, 'language-'))
  try {
    const own = configFile === undefined ? [] : ['--config', configFile]
    const options = [...own, '--mode', mode, '--outDir', made, '--emptyOutDir', '--logLevel', 'warn']
    const said = await build(tag, root, options)
    if (said !== '') logger.warn(said)
    await cp(join(made, ASSETS), join(dist, ASSETS), { recursive: true, force: false })
    await cp(join(made, manifestOf({ folder: '' })), join(dist, manifestOf({ folder: `${tag}/` })))
    for (const name of await readdir(made)) {
      if (name === tag || name === `${tag}.html`) await cp(join(made, name), join(dist, name), { recursive: true })
    }
    return await assetsIn(join(made, ASSETS))
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

/** Each language has a process of its own, because the tools read the language once. Returns what it said. */
function build(tag: string, root: string, options: readonly string[]): Promise<string> {
  return new Promise((done, reject) => {
    const env = { ...process.env, [LANGUAGE_TAG]: tag }
    const child = spawn(process.execPath, [join(root, VITE), 'build', ...options], { cwd: root, env })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) done(said.trim())
      else reject(new Error(`The site could not be built in the language ${tag}.\n${said.trim()}`))
    })
  })
}
