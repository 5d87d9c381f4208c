import { roundCents } from '../finance/cents'
import { incomeTax, marginalPercent, standardDeduction } from '../finance/incomeTax'
import { taxFigures2026 } from '../finance/taxFigures2026'
import { dollarsBetween } from './random'
import { recipe } from './skill'

const single = taxFigures2026.brackets.single
const taxes = {
  year: taxFigures2026.year,
  deductionCents: standardDeduction(taxFigures2026, 'single'),
  lowUpToCents: 100 * (single[0]?.upToDollars ?? 0),
  middleUpToCents: 100 * (single[1]?.upToDollars ?? 0),
}
const taxOn = (taxableCents: number): number => roundCents(incomeTax(taxableCents, 'single', taxFigures2026))

export const incomeTaxOfYear = recipe({
  id: 'income-tax',
  lesson: 'taxes_1',
  draw: (random) => ({ ...taxes, wagesCents: dollarsBetween(random, 32_000, 95_000, 250) }),
  right: ({ wagesCents, deductionCents }) => taxOn(wagesCents - deductionCents),
  wrong: {
    topOnAll: ({ wagesCents, deductionCents }) => {
      const taxable = wagesCents - deductionCents
      return roundCents((taxable * marginalPercent(taxable, 'single', taxFigures2026)) / 100)
    },
    lowestOnAll: ({ wagesCents, deductionCents }) => roundCents((wagesCents - deductionCents) / 10),
    forgotDeduction: ({ wagesCents }) => taxOn(wagesCents),
    flatMiddle: ({ wagesCents }) => roundCents((wagesCents * 12) / 100),
  },
})

export const taxOnRaise = recipe({
  id: 'tax-on-raise',
  lesson: 'taxes_1',
  draw(random) {
    const below = dollarsBetween(random, 200, 1500, 100)
    const taxableCents = taxes.middleUpToCents - below
    return {
      ...taxes,
      wagesCents: taxableCents + taxes.deductionCents,
      taxableCents,
      raiseCents: below + dollarsBetween(random, 500, 2500, 100),
    }
  },
  right: ({ taxableCents, raiseCents }) => taxOn(taxableCents + raiseCents) - taxOn(taxableCents),
  wrong: {
    allNew: ({ raiseCents }) => roundCents((raiseCents * 22) / 100),
    allOld: ({ raiseCents }) => roundCents((raiseCents * 12) / 100),
    onEverything: ({ taxableCents, raiseCents }) =>
      roundCents(((taxableCents + raiseCents) * 22) / 100) - taxOn(taxableCents),
    wholeRaise: ({ raiseCents }) => raiseCents,
  },
})
