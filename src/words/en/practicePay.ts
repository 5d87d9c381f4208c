import { count, money, percent } from './toolsFormat'

/** The questions about pay and budgets, made with new numbers each time. Amounts are cents, rates are fractions. */
interface Hours {
  readonly hourlyCents: number
  readonly hours: number
  readonly grossCents: number
}

export const payrollTaxesWords = {
  title: 'Social Security and Medicare from a paycheck',
  ask: ({ hourlyCents, hours }: Hours) =>
    `Two weeks of work: ${count(hours)} hours at ${money(hourlyCents)} an hour. Social Security takes 6.2% of gross pay and Medicare takes 1.45%. How much do the two take from this paycheck together?`,
  option: money,
  steps: ({ hourlyCents, hours, grossCents }: Hours, right: number) => [
    `Gross pay is hours × rate: ${count(hours)} × ${money(hourlyCents)} = ${money(grossCents)}.`,
    `The two rates together: 6.2% + 1.45% = 7.65%.`,
    `As a decimal, 7.65% is 0.0765. Multiply gross pay by it.`,
    `${money(grossCents)} × 0.0765 = ${money(right)}, give or take a cent if each tax is rounded on its own.`,
  ],
  mistakes: {
    onlySocialSecurity: 'That is Social Security alone. Medicare takes 1.45% too.',
    onlyMedicare: 'That is Medicare alone. Social Security takes 6.2% too.',
    employerToo: 'That counts the employer’s share too. The employer pays the same amount, but not from your check.',
    oneWeek: 'That is the tax on one week of hours. This check pays for two.',
  },
}

interface Check {
  readonly grossCents: number
  readonly federalCents: number
  readonly payrollCents: number
  readonly stateRate: number
  readonly stateCents: number
}

export const takeHomeWords = {
  title: 'What reaches the bank on payday',
  ask: ({ grossCents, federalCents, payrollCents, stateRate }: Check) =>
    `A paycheck is ${money(grossCents)} before anything is taken out. Federal tax takes ${money(federalCents)}, Social Security and Medicare take ${money(payrollCents)}, and the state takes ${percent(stateRate)} of the gross pay. What reaches the bank?`,
  option: money,
  steps: ({ grossCents, federalCents, payrollCents, stateRate, stateCents }: Check, right: number) => [
    `Net pay = gross pay − everything taken out.`,
    `The state takes ${percent(stateRate)} × ${money(grossCents)} = ${money(stateCents)}.`,
    `Total taken out: ${money(federalCents)} + ${money(payrollCents)} + ${money(stateCents)} = ${money(federalCents + payrollCents + stateCents)}.`,
    `${money(grossCents)} − ${money(federalCents + payrollCents + stateCents)} = ${money(right)}.`,
  ],
  mistakes: {
    forgotFederal: 'That leaves out the federal tax.',
    forgotState: 'That leaves out the state tax. It is a percent, so figure the dollars first.',
    forgotPayroll: 'That leaves out Social Security and Medicare.',
    onlyTaken: 'That is what is taken out. The question is what reaches the bank.',
  },
}

interface Share {
  readonly incomeCents: number
  readonly use: 'needs' | 'wants' | 'saving'
}

const useNames = { needs: 'needs', wants: 'wants', saving: 'saving and extra debt payments' }
const usePercents = { needs: 50, wants: 30, saving: 20 }

export const budgetShareWords = {
  title: 'A share of the 50/30/20 guideline',
  ask: ({ incomeCents, use }: Share) =>
    `Take-home pay is ${money(incomeCents)} a month. By the 50/30/20 guideline, how much of it is for ${useNames[use]}?`,
  option: money,
  steps: ({ incomeCents, use }: Share, right: number) => [
    'The guideline gives 50% to needs, 30% to wants, and 20% to saving and extra debt payments.',
    `The share for ${useNames[use]} is ${usePercents[use]}%, or 0.${usePercents[use] / 10} as a decimal.`,
    `${money(incomeCents)} × 0.${usePercents[use] / 10} = ${money(right)}.`,
  ],
  mistakes: {
    tookNeeds: 'That is the 50% for needs, such as rent, food and the minimums on debts.',
    tookWants: 'That is the 30% for wants, such as eating out.',
    tookSaving: 'That is the 20% for saving and extra debt payments.',
    thirds: 'That splits the pay into three equal parts. The guideline gives needs the most.',
  },
}

interface PaymentPlan {
  readonly priceCents: number
  readonly weeklyCents: number
  readonly weeks: number
}

export const planTotalWords = {
  title: 'What a weekly payment plan adds to a price',
  ask: ({ priceCents, weeklyCents, weeks }: PaymentPlan) =>
    `A laptop costs ${money(priceCents)} in a store. A rent-to-own shop charges ${money(weeklyCents)} a week for ${count(weeks)} weeks. How much more than the store’s price is that?`,
  option: money,
  steps: ({ priceCents, weeklyCents, weeks }: PaymentPlan, right: number) => [
    'What you really pay = payment × number of payments.',
    `${money(weeklyCents)} × ${count(weeks)} = ${money(weeklyCents * weeks)}.`,
    `Subtract the store’s price: ${money(weeklyCents * weeks)} − ${money(priceCents)}.`,
    `The plan costs ${money(right)} more.`,
  ],
  mistakes: {
    forgotPrice: 'That is all the payments together. Subtract the store’s price to see what the plan adds.',
    onlyPrice: 'That is the store’s price. The plan adds what you pay above it.',
    oneYear: 'That counts one year of payments only. The plan lasts longer.',
    fourWeekMonths: 'That counts four weeks a month. Twelve months have 52 weeks, so some payments are missing.',
  },
}

interface Rent {
  readonly grossCents: number
  readonly takeHomeCents: number
}

export const rentShareWords = {
  title: 'The most that rent should be',
  ask: ({ grossCents, takeHomeCents }: Rent) =>
    `Pay is ${money(grossCents)} a month before anything is taken out, and ${money(takeHomeCents)} reaches the bank. A common guide is rent at or under 30% of gross pay. By that guide, what is the most to pay?`,
  option: money,
  steps: ({ grossCents }: Rent, right: number) => [
    `Gross pay is the pay before anything is taken out: ${money(grossCents)}.`,
    '30% as a decimal is 0.3.',
    `${money(grossCents)} × 0.3 = ${money(right)}.`,
  ],
  mistakes: {
    ofTakeHome: 'That is 30% of what reaches the bank. This guide uses gross pay. Yours is the more careful number.',
    third: 'That is a third of gross pay, a little more than 30%.',
    half: 'That is half of gross pay. It would leave too little for everything else.',
    whatIsLeft: 'That is what is left after the rent, not the rent.',
  },
}
