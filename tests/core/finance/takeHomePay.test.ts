import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { incomeTax, standardDeduction } from '../../../src/core/finance/incomeTax'
import { takeHomePay } from '../../../src/core/finance/takeHomePay'
import { type FilingStatus, taxFigures2026 } from '../../../src/core/finance/taxFigures2026'
import { amount, cents, dollars, rate, some, status, sum } from './amounts'

describe('federal income tax of 2026', () => {
  it.each<[number, FilingStatus, number]>([
    [40_000, 'single', 2620],
    [72_000, 'joint', 4280],
    [35_360, 'single', 2063.2],
    [20_000, 'single', 390],
    [24_000, 'single', 790],
    [32_000, 'head', 785],
    [30_000, 'single', 1420],
    [36_100, 'single', 2152],
    [16_100, 'single', 0],
    [9000, 'single', 0],
  ])('on $%d of wages, %s, is $%d', (wages, status, tax) => {
    const taxable = cents(wages) - standardDeduction(taxFigures2026, status)
    expect(dollars(incomeTax(taxable, status, taxFigures2026))).toBe(tax)
  })
})

describe('take-home pay', () => {
  const andre = {
    grossCents: cents(1360),
    paychecksPerYear: 26,
    status: 'single' as const,
    retirementCents: 0,
    premiumCents: 0,
    stateRate: 0.0495,
    stateExemptYearCents: cents(2925),
  }

  it("matches Andre's paycheck", () => {
    const paycheck = takeHomePay(andre, taxFigures2026)
    expect({
      federal: dollars(paycheck.federalCents),
      socialSecurity: dollars(paycheck.socialSecurityCents),
      medicare: dollars(paycheck.medicareCents),
      state: dollars(paycheck.stateCents),
      takeHome: dollars(paycheck.takeHomeCents),
      share: Math.round((100 * paycheck.takeHomeCents) / paycheck.grossCents),
      month: dollars((paycheck.takeHomeCents * 26) / 12),
    }).toEqual({
      federal: 79.35,
      socialSecurity: 84.32,
      medicare: 19.72,
      state: 61.75,
      takeHome: 1114.86,
      share: 82,
      month: 2415.53,
    })
  })

  it('keeps $803.50 of a $1,000 raise on $40,000', () => {
    const year = (wages: number) =>
      takeHomePay({ ...andre, grossCents: cents(wages), paychecksPerYear: 1, stateRate: 0 }, taxFigures2026)
    expect(dollars(year(41_000).takeHomeCents - year(40_000).takeHomeCents)).toBe(803.5)
    expect(year(40_000).marginalPercent).toBe(12)
    expect(year(40_000).effectiveRate).toBeCloseTo(0.0655, 4)
    expect(dollars(year(40_000).socialSecurityCents + year(40_000).medicareCents)).toBe(3060)
  })

  it('applies the Social Security limit and the additional Medicare tax', () => {
    const year = takeHomePay(
      { ...andre, grossCents: cents(300_000), paychecksPerYear: 1, stateRate: 0 },
      taxFigures2026,
    )
    expect(dollars(year.socialSecurityCents)).toBe(11_439)
    expect(dollars(year.medicareCents)).toBe(5250)
  })

  it('computes state tax after premiums and plan', () => {
    const both = takeHomePay({ ...andre, premiumCents: cents(120), retirementCents: cents(200) }, taxFigures2026)
    expect(dollars(both.stateCents)).toBe(45.91)
    const most = takeHomePay({ ...andre, retirementCents: cents(1300), stateExemptYearCents: 0 }, taxFigures2026)
    expect(dollars(most.stateCents)).toBe(2.97)
  })

  it('lowers income tax by a traditional plan, every tax by premiums', () => {
    const plain = takeHomePay(andre, taxFigures2026)
    const plan = takeHomePay({ ...andre, retirementCents: cents(100) }, taxFigures2026)
    const premium = takeHomePay({ ...andre, premiumCents: cents(100) }, taxFigures2026)
    expect(dollars(plain.federalCents - plan.federalCents)).toBe(12)
    expect(plan.socialSecurityCents).toBe(plain.socialSecurityCents)
    expect(dollars(plain.federalCents - premium.federalCents)).toBe(12)
    expect(dollars(plain.socialSecurityCents - premium.socialSecurityCents)).toBe(6.2)
    expect(dollars(plain.medicareCents - premium.medicareCents)).toBe(1.45)
  })
})

describe('any income', () => {
  it('has more tax when higher, below the top rate, without jumps', () => {
    fc.assert(
      fc.property(amount(1_000_000), amount(10_000), status, (taxable, more, filing) => {
        const added = incomeTax(taxable + more, filing, taxFigures2026) - incomeTax(taxable, filing, taxFigures2026)
        expect(added).toBeGreaterThanOrEqual(-1e-6)
        expect(added).toBeLessThanOrEqual(more * 0.37 + 1e-6)
      }),
    )
  })

  it('gives a paycheck in whole cents that adds up', () => {
    const pay = fc.record({
      grossCents: some(50_000),
      paychecksPerYear: fc.constantFrom(12, 24, 26, 52),
      status,
      retirementCents: amount(1000),
      premiumCents: amount(1000),
      stateRate: rate(15),
      stateExemptYearCents: amount(20_000),
    })
    fc.assert(
      fc.property(pay, (of) => {
        const paycheck = takeHomePay(of, taxFigures2026)
        const lines = [
          paycheck.federalCents,
          paycheck.socialSecurityCents,
          paycheck.medicareCents,
          paycheck.stateCents,
          paycheck.premiumCents,
          paycheck.retirementCents,
        ]
        expect(lines.every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(true)
        expect(paycheck.takeHomeCents + sum(lines)).toBe(of.grossCents)
        expect([0, 10, 12, 22, 24, 32, 35, 37]).toContain(paycheck.marginalPercent)
        const less = takeHomePay({ ...of, retirementCents: 0, premiumCents: 0 }, taxFigures2026)
        expect(paycheck.stateCents).toBeLessThanOrEqual(less.stateCents)
      }),
    )
  })
})
