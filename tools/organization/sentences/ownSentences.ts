import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { nearest } from '../nearest.ts'
import { readSentences, type Sentence } from './readSentences.ts'
import { rewriteSentences, textProblem } from './rewriteSentences.ts'

/** The folder of the interface's sentences, one file for each area. */
const AREAS = 'src/words/en'

/**
 * Reads the own sentences of an organization's folder, by key, such as `words/en.json`.
 *
 * @throws naming the file, the line and the nearest key, for each one that is not right
 */
export function readOwnSentences(folder: string, root: string, tag = 'en'): ReadonlyMap<string, string> {
  const file = join(folder, 'words', `${tag}.json`)
  if (!existsSync(file)) return new Map()
  const [name, json] = [relative(root, file), readFileSync(file, 'utf8')]
  const { $schema: _, ...own } = parsed(json, name)
  const sentences = allSentences(root)
  const problems = Object.entries(own).flatMap(([key, text]) => {
    const problem = problemOf(key, text, sentences)
    return problem === undefined ? [] : [`${name}:${lineOf(key, json)}: “${key}” ${problem}.`]
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return new Map(Object.entries(own) as [string, string][])
}

function parsed(json: string, name: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
  throw new Error(`${name} has to be an object of sentences by key.`)
}

function problemOf(key: string, text: unknown, sentences: ReadonlyMap<string, Sentence>): string | undefined {
  const sentence = sentences.get(key)
  if (sentence === undefined) return `is no sentence. The nearest one is “${nearest(key, sentences.keys()) ?? ''}”`
  return typeof text === 'string' ? textProblem(sentence, text) : 'has no text'
}

/** Every sentence of the interface, by key. */
function allSentences(root: string): ReadonlyMap<string, Sentence> {
  const files = readdirSync(join(root, AREAS)).filter((file) => file.endsWith('.ts'))
  const sentences = files.flatMap((file) =>
    readSentences(basename(file, '.ts'), readFileSync(join(root, AREAS, file), 'utf8')),
  )
  return new Map(sentences.map((sentence) => [sentence.key, sentence]))
}

function lineOf(key: string, json: string): number {
  return json.slice(0, json.indexOf(JSON.stringify(key))).split('\n').length
}

/** Puts an organization's own sentences in the place of ours. Every build that contains `src/` needs it. */
export function ownSentences(texts: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'own-sentences',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/words\/en\/\w+\.ts$/ },
      handler(source, id) {
        if (texts.size === 0) return undefined
        return { code: rewriteSentences(basename(id, '.ts'), source, texts), map: null }
      },
    },
  }
}
