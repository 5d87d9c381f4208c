import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../../tools/languages/newLanguage'
import { writtenFiles } from './writtenInvention'

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

async function translations(folder: string, ...values: string[]): Promise<Ended> {
  const env = { ...process.env, LANGUAGES: folder }
  try {
    const tool = ['node_modules/tsx/dist/cli.mjs', 'tools/languages/translations.ts']
    const said = await promisify(execFile)(process.execPath, [...tool, ...values], { env })
    return { code: 0, ...said }
  } catch (error) {
    const { code, stdout, stderr } = error as Ended
    return { code, stdout, stderr }
  }
}

describe('npm run translations', () => {
  test('takes a new language from its folder through a PO file', { timeout: 60_000 }, async () => {
    const folder = writtenFiles([['readme.txt', '']])
    const po = join(folder, 'es.po')
    expect((await translations(folder)).stdout).toContain(
      'English is the only language. Add one: npm run translations -- new es',
    )
    expect((await translations(folder, 'new', 'es')).stdout).toContain('Next: translate “offer” in it.')
    expect((await translations(folder, 'new', 'es')).stderr).toContain('is there already')
    expect((await translations(folder, 'out', 'es', po)).stdout).toContain(`texts to ${po}. Next: translate them`)

    const english = 'Money lessons that work offline.'
    const translated = readFileSync(po, 'utf8').replace(
      `msgid "${english}"\nmsgstr ""`,
      `msgid "${english}"\nmsgstr "Lecciones"`,
    )
    const written = writtenFiles([['es.po', translated]])
    expect((await translations(folder, 'in', 'es', join(written, 'es.po'))).code).toBe(0)
    expect(JSON.parse(readFileSync(join(folder, 'es/words/home.json'), 'utf8'))).toMatchObject({
      'home.headline': { text: 'Lecciones' },
    })
    const strict = await translations(folder, '--strict')
    expect([strict.code, strict.stdout]).toEqual([1, expect.stringMatching(/words\/home\.json +1 +0 +\d+ +0\n/)])
    expect(await translations(folder, '--check')).toEqual({ code: 0, stdout: '', stderr: '' })
    writeFileSync(join(written, 'es.po'), readFileSync(po))
    expect((await translations(folder, 'in', 'es', join(written, 'es.po'))).code).toBe(0)
    expect(existsSync(join(folder, 'es/words/home.json'))).toBe(false)
  })

  test('prints mistakes with their place, and fails', async () => {
    const language = { ...languageOf('es'), offer: 'También en español.' }
    const folder = writtenFiles([
      ['es/language.json', JSON.stringify(language)],
      ['es/words/home.json', '{\n  "home.hedline": { "of": "a", "text": "b" }\n}\n'],
    ])
    const { code, stdout } = await translations(folder, '--check')
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(
        /es\/words\/home\.json:2:32 {2}“home\.hedline” is no text of this file\. The nearest one is “home\.headline”\.\n/,
      ),
    ])
  })
})

describe('a new language', () => {
  test.each([
    ['es', { name: 'Español', dir: 'ltr', locale: 'es-US' }],
    ['pt-BR', { name: 'Português (Brasil)', dir: 'ltr', locale: 'pt-BR' }],
    ['ar', { name: 'العربية', dir: 'rtl', locale: 'ar-US' }],
    ['so', { name: 'Soomaali', dir: 'ltr', locale: 'so-US' }],
  ])('%s knows its name and its direction', (tag, language) => {
    expect(languageOf(tag)).toMatchObject({ ...language, state: 'draft' })
  })
})
