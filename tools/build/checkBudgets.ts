import budgets from './budgets.json' with { type: 'json' }
import type { Measured } from './measureSite.ts'

export interface BudgetCheck {
  readonly name: string
  readonly bytes: number
  /** Undefined if no budget is set. */
  readonly budget: number | undefined
  readonly files: number
  /** The problems as sentences. */
  readonly problems: readonly string[]
}

/** Compares every size with its budget. A site with a Firebase project has some budgets of its own. */
export function checkBudgets(measured: readonly Measured[]): readonly BudgetCheck[] {
  const isConfigured = measured.some(
    ({ name, bytes }) => name === 'Backup of an account in a page, brotli' && bytes > 0,
  )
  const bytes = new Map(Object.entries({ ...budgets.bytes, ...(isConfigured ? budgets.bytesWithFirebase : {}) }))
  const files = new Map(Object.entries(budgets.files))
  const strangers = new Map<string, readonly string[]>(Object.entries(budgets.strangers))
  const ownLanguages = new Set(measured.flatMap(({ name, language }) => (bytes.has(name) && language) || []))
  return measured.map((entry) => {
    const budget = bytes.get(entry.name)
    const mayBeAny = entry.language !== undefined && !ownLanguages.has(entry.language)
    const problems = [
      ...(mayBeAny ? [] : sizeProblems(entry, budget)),
      ...fileProblems(entry, files.get(entry.name)),
      ...strangerProblems(entry, strangers.get(entry.name) ?? []),
    ]
    return { name: entry.name, bytes: entry.bytes, files: entry.files.length, budget, problems }
  })
}

function sizeProblems({ name, bytes }: Measured, budget: number | undefined): readonly string[] {
  if (budget === undefined) return [`${name} has no budget in tools/build/budgets.json.`]
  return bytes > budget ? [`${name} is ${bytes - budget} bytes over its budget of ${budget}.`] : []
}

/** Each file is a request that a worker answers before anything is drawn. */
function fileProblems({ name, files }: Measured, most = Number.POSITIVE_INFINITY): readonly string[] {
  return files.length > most ? [`${name}: ${files.length} files, and ${most} are allowed.`] : []
}

function strangerProblems({ name, files }: Measured, words: readonly string[]): readonly string[] {
  return words
    .filter((word) => files.some(({ text }) => text.includes(word)))
    .map((word) => `${word} is in what counts as: ${name}.`)
}
