import budgets from './budgets.json' with { type: 'json' }
import type { Measured } from './measureSite.ts'

export interface BudgetCheck {
  readonly name: string
  readonly bytes: number
  /** Undefined where nobody has set one. */
  readonly budget: number | undefined
  /** As sentences. */
  readonly problems: readonly string[]
}

/** Holds every size against its budget; a site with a Firebase project has some of its own. */
export function checkBudgets(measured: readonly Measured[]): readonly BudgetCheck[] {
  const isConfigured = measured.some(
    ({ name, bytes }) => name === 'Backup of an account in a page, brotli' && bytes > 0,
  )
  const bytes = new Map(Object.entries({ ...budgets.bytes, ...(isConfigured ? budgets.bytesWithFirebase : {}) }))
  const strangers = new Map<string, readonly string[]>(Object.entries(budgets.strangers))
  return measured.map((entry) => {
    const budget = bytes.get(entry.name)
    const problems = [...sizeProblems(entry, budget), ...strangerProblems(entry, strangers.get(entry.name) ?? [])]
    return { name: entry.name, bytes: entry.bytes, budget, problems }
  })
}

function sizeProblems({ name, bytes }: Measured, budget: number | undefined): readonly string[] {
  if (budget === undefined) return [`${name} has no budget in tools/build/budgets.json.`]
  return bytes > budget ? [`${name} is ${bytes - budget} bytes over its budget of ${budget}.`] : []
}

function strangerProblems({ name, files }: Measured, words: readonly string[]): readonly string[] {
  return words
    .filter((word) => files.some(({ text }) => text.includes(word)))
    .map((word) => `${word} is in what counts as: ${name}.`)
}
