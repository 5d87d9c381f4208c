import type { Finding } from './readPlain.ts'
import type { Kind } from './prose.ts'

/** The number of slips of one rule in a folder when the list was made, and the number allowed now. */
export interface Limit {
  /** Never changed. */
  readonly before: number
  /** May only fall. */
  readonly now: number
}

/** By kind of text, folder and rule. Without an entry no slip is allowed. */
export type Baseline = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Limit>>>>>>

/** More slips than allowed, in one folder. */
export interface Excess {
  readonly kind: Kind
  readonly folder: string
  readonly rule: string
  readonly allowed: number
  readonly findings: readonly Finding[]
}

/** `src/words/en/quiz.ts` is counted in `src/words`, `README.md` in `.`. */
export function folderOf(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 2).join('/') || '.'
}

/**
 * Folders with more slips than the baseline allows. A folder that is not in the baseline may have slips that other
 * folders lost, so that a folder can be renamed. Only the sum must not rise.
 */
export function excessesOf(baseline: Baseline, findings: readonly Finding[]): readonly Excess[] {
  const known = foldersOf(baseline)
  const sums = groupBy(findings, sumKey)
  const excesses: Excess[] = []
  for (const group of groupBy(findings, countKey).values()) {
    const [first] = group
    if (first === undefined) continue
    const { kind, rule } = first
    const folder = folderOf(first.file)
    const isMoved = !known.has(folder) && (sums.get(sumKey(first))?.length ?? 0) <= allowedIn(baseline, kind, rule)
    const allowed = baseline[kind]?.[folder]?.[rule]?.now ?? 0
    if (group.length > allowed && !isMoved) excesses.push({ kind, folder, rule, allowed, findings: group })
  }
  return excesses
}

/**
 * The baseline with the counts of today.
 *
 * @throws RangeError if a sum over all folders would rise
 */
export function lowered(baseline: Baseline, findings: readonly Finding[]): Baseline {
  const counts = new Map([...groupBy(findings, countKey)].map(([key, { length }]) => [key, length]))
  for (const [key, { length }] of groupBy(findings, sumKey)) {
    const [kind = '', rule = ''] = key.split('\n')
    const allowed = allowedIn(baseline, kind, rule)
    if (length > allowed) throw new RangeError(`${kind}: ${length} of “${rule}”, and at most ${allowed} are allowed`)
  }
  const keys = new Set(counts.keys())
  for (const [kind, folders] of Object.entries(baseline))
    for (const [folder, rules] of Object.entries(folders))
      for (const rule of Object.keys(rules)) keys.add(`${kind}\n${folder}\n${rule}`)
  return written([...keys], (kind, folder, rule) => ({
    before: baseline[kind]?.[folder]?.[rule]?.before ?? 0,
    now: counts.get(`${kind}\n${folder}\n${rule}`) ?? 0,
  }))
}

/** The first baseline, which allows today’s slips. */
export function firstBaseline(findings: readonly Finding[]): Baseline {
  const groups = groupBy(findings, countKey)
  return written([...groups.keys()], (kind, folder, rule) => {
    const { length } = groups.get(`${kind}\n${folder}\n${rule}`) ?? []
    return { before: length, now: length }
  })
}

/** Counts of a kind before and now: errors and hints. */
export function sumsOf(baseline: Baseline, findings: readonly Finding[], kind: Kind): { errors: Limit; hints: Limit } {
  const entries = Object.values(baseline[kind] ?? {}).flatMap((rules) => Object.entries(rules))
  const before = (isHint: boolean): number =>
    entries.filter(([rule]) => (rule === 'hints') === isHint).reduce((sum, [, limit]) => sum + limit.before, 0)
  const now = (isHint: boolean): number =>
    findings.filter((finding) => finding.kind === kind && (finding.rule === 'hints') === isHint).length
  return { errors: { before: before(false), now: now(false) }, hints: { before: before(true), now: now(true) } }
}

/** One count of the baseline. */
const countKey = ({ kind, file, rule }: Finding): string => `${kind}\n${folderOf(file)}\n${rule}`
/** One rule in all folders. */
const sumKey = ({ kind, rule }: Finding): string => `${kind}\n${rule}`

function allowedIn(baseline: Baseline, kind: string, rule: string): number {
  return Object.values(baseline[kind] ?? {}).reduce((sum, rules) => sum + (rules[rule]?.now ?? 0), 0)
}

function foldersOf(baseline: Baseline): ReadonlySet<string> {
  return new Set(Object.values(baseline).flatMap((folders) => Object.keys(folders)))
}

/** In the order of their names, so that two branches that lower different counts can be merged. */
function written(keys: readonly string[], limitOf: (kind: string, folder: string, rule: string) => Limit): Baseline {
  const baseline: Record<string, Record<string, Record<string, Limit>>> = {}
  for (const key of [...keys].sort()) {
    const [kind = '', folder = '', rule = ''] = key.split('\n')
    const folders = (baseline[kind] ??= {})
    const rules = (folders[folder] ??= {})
    rules[rule] = limitOf(kind, folder, rule)
  }
  return baseline
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
