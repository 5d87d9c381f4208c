import { type FilingStatus, type TaxFigures, taxFigures2026 } from '../../src/core/finance/taxFigures2026'
import type { Problem } from './problem'
import type { Content } from './readContent'

const STATUSES: readonly (readonly [FilingStatus, string])[] = [
  ['single', 'single'],
  ['joint', 'joint'],
  ['head', 'head-of-household'],
]

/** Checks that the calculators and the lessons have the same tax figures, of the same year. */
export function checkTaxFigures({ figures }: Pick<Content, 'figures'>, tax: TaxFigures = taxFigures2026): Problem[] {
  const calculated = valuesOf(tax)
  return figures.flatMap(({ id, value, year }, index): Problem[] => {
    const own = calculated.get(id)
    if (own === undefined || (own === value && year === tax.year)) return []
    const problem = `${id} is ${value} for ${year}, but the calculators have ${own} for ${tax.year}`
    return [{ file: 'figures.json', field: `[${index}]`, problem }]
  })
}

/** The figures of the calculators by their id in `figures.json`. */
function valuesOf({ brackets, standardDeductionDollars, socialSecurity, workplacePlanDollars }: TaxFigures) {
  const { under50, from50, from60To63 } = workplacePlanDollars
  return new Map<string, number | undefined>([
    ...STATUSES.flatMap(([status, id]): [string, number | undefined][] => [
      [`standard-deduction-${id}`, standardDeductionDollars[status]],
      [`federal-first-bracket-${id}`, brackets[status][0]?.upToDollars],
      [`federal-second-bracket-${id}`, brackets[status][1]?.upToDollars],
      [`federal-third-bracket-${id}`, brackets[status][2]?.upToDollars],
    ]),
    ['social-security-wage-base', socialSecurity.wageLimitDollars],
    ['401k-limit', under50],
    ['401k-catch-up-50', from50 - under50],
    ['401k-catch-up-60', from60To63 - under50],
  ])
}
