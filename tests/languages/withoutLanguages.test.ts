import { build, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { withoutLanguages } from '../../tools/languages/withoutLanguages'

const SHOWN = `
import { languageChoice } from './languageChoice'
import { otherLanguages } from '../words/languages'
import { title } from './title'
export const shown = [title, __HAS_LANGUAGES__ ? [languageChoice, otherLanguages()] : null]
`

/** Builds a module of the site. */
async function built(text: string, hasLanguages: boolean): Promise<string> {
  const modules: Readonly<Record<string, string>> = {
    '/src/shown.ts': text,
    '/src/languageChoice.ts': "console.log('the choice'); export const languageChoice = 1",
    '/words/languages.ts': "console.log('the languages'); export const otherLanguages = () => []",
    '/src/title.ts': "export const title = 'Title'",
  }
  const site: Plugin = {
    name: 'site',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer === undefined
        ? id
        : Object.keys(modules).find((known) => known.endsWith(`${id.slice(id.indexOf('/'))}.ts`)),
    load: (id) => modules[id],
  }
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    define: { __HAS_LANGUAGES__: String(hasLanguages) },
    plugins: [withoutLanguages(), site],
    build: { write: false, lib: { entry: '/src/shown.ts', formats: ['es'] } },
  })
  return JSON.stringify(made)
}

describe('a build of a site with one language', () => {
  it('has no trace of the modules for a choice', async () => {
    const code = await built(SHOWN, false)
    expect(code).toContain('Title')
    expect(code).not.toContain('console.log')
  })

  it('ends when a use is not behind the condition', async () => {
    const bare = SHOWN.replace('title, ', 'languageChoice, ')
    await expect(built(bare, false)).rejects.toThrow('uses languageChoice outside of __HAS_LANGUAGES__')
  })
})

describe('a build of a site with several languages', () => {
  it('has the modules for a choice', async () => {
    const code = await built(SHOWN, true)
    expect(code).toContain('the choice')
    expect(code).toContain('the languages')
  })
})
