import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { slipsOfProse } from './findPlain.ts'
import { DELETES } from './rules.ts'
import { type Kind, type Prose, proseOfCode, proseOfDocument, proseOfWords } from './prose.ts'

/**
 * Ends of keys for texts next to a label that asks for confirmation. A button that closes a message or a dialog has none.
 */
const confirmation = /^(?:Title|Warning|Phrase|Type|ForGood)$/

/** A button in a file of words that is labeled *Close* or *Dismiss*, and deletes. */
interface WrongButton {
  readonly start: number
  readonly label: string
}

const keyOf = (property: ESTree.ObjectPropertyKind): string =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''

/** A slip with its place. */
export interface Finding {
  readonly kind: Kind
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** The name of an error, or `hints`. */
  readonly rule: string
  readonly words: string
  readonly advice: string
}

/** Folders whose comments and test titles are checked. */
const code = ['src', 'sw', 'tools', 'tests']
/** Folders with documents, besides the files at the root. */
const documents = ['.github', 'docs', 'organizations', ...code]
/** Generated files, and files copied from elsewhere. */
const foreign = /^tests\/fixtures\/|(?:^|\/)node_modules\/|\.d\.ts$/

/** Every slip below a root, by file and line. */
export function readPlain(root: string): readonly Finding[] {
  return sourcesIn(root).flatMap(([file, source]) => [
    ...proseOf(file, source).flatMap((prose) => findingsOf(file, source, prose)),
    ...buttonsIn(file, source),
  ])
}

function sourcesIn(root: string): readonly (readonly [file: string, source: string])[] {
  const files = documents.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
          (name) => `${folder}/${name.replaceAll('\\', '/')}`,
        )
      : [],
  )
  return [...readdirSync(root), ...files]
    .filter((file) => !foreign.test(file) && (file.endsWith('.md') || (isCode(file) && /\.(?:tsx?|mjs)$/.test(file))))
    .sort()
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
}

const isCode = (file: string): boolean => code.some((folder) => file.startsWith(`${folder}/`))

function proseOf(file: string, source: string): readonly Prose[] {
  if (file.endsWith('.md')) return proseOfDocument(source, file === 'docs/contract.md')
  return [...proseOfCode(file, source), ...(file.startsWith('src/words/') ? proseOfWords(file, source) : [])]
}

function findingsOf(file: string, source: string, { kind, start, text }: Prose): readonly Finding[] {
  return slipsOfProse(kind, text).map(({ index, rule, words, advice }) => {
    // The characters of a title and of a text may be escaped in the file, so that only their first line is known.
    const end = kind === 'comments' || kind === 'documents' ? start + index : start
    return { kind, file, line: source.slice(0, end).split('\n').length, rule, words, advice }
  })
}

function buttonsIn(file: string, source: string): readonly Finding[] {
  if (!file.startsWith('src/words/')) return []
  return wrongButtons(file, source).map(({ start, label }) => {
    const line = source.slice(0, start).split('\n').length
    return { kind: 'interface', file, line, rule: DELETES, words: label, advice: 'use Delete: it asks before it acts' }
  })
}

/** Labels *Close* and *Dismiss* of deleting buttons. They have a `closeTitle` or `dismissWarning` next to them. */
function wrongButtons(file: string, source: string): readonly WrongButton[] {
  const found: WrongButton[] = []
  new Visitor({
    ObjectExpression({ properties }) {
      const keys = properties.map(keyOf)
      for (const property of properties) {
        if (property.type !== 'Property' || property.value.type !== 'Literal') continue
        const { start, value } = property.value
        if (value !== 'Close' && value !== 'Dismiss') continue
        const key = keyOf(property)
        if (keys.some((other) => other.startsWith(key) && confirmation.test(other.slice(key.length))))
          found.push({ start, label: value })
      }
    },
  }).visit(parseSync(file, source).program)
  return found
}
