import { count, money, percent } from './toolsFormat'

/** Questions about pay and budgets, with new numbers each time. Amounts are in cents, and rates are fractions. */
interface Hours {
  readonly hourlyCents: number
  readonly hours: number
  readonly grossCents: number
}

export const payrollTaxesWords = {
  title: 'Social Security and Medicare from a paycheck',
  ask: ({ hourlyCents, hours }: Hours) =>
    `A paycheck covers two weeks: ${count(hours)} hours at ${money(hourlyCents)} an hour. Social Security takes 6.2% of gross pay, and Medicare takes 1.45%. How much do the two take from this paycheck in all?`,
  option: money,
  steps: ({ hourlyCents, hours, grossCents }: Hours, right: number) => [
    `Gross pay is hours × rate: ${count(hours)} × ${money(hourlyCents)} = ${money(grossCents)}.`,
    `Add the two rates: 6.2% + 1.45% = 7.65%.`,
    `As a decimal, 7.65% is 0.0765. Multiply gross pay by it.`,
    `${money(grossCents)} × 0.0765 = ${money(right)}, give or take a cent if each tax is rounded on its own.`,
  ],
  mistakes: {
    onlySocialSecurity: 'That’s only Social Security. Medicare takes 1.45% too.',
    onlyMedicare: 'That’s only Medicare. Social Security takes 6.2% too.',
    employerToo: 'That includes the employer’s share. The employer pays the same amount, but not out of your paycheck.',
    oneWeek: 'That’s the tax on one week of hours. This paycheck covers two weeks.',
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
  title: 'Your take-home pay on payday',
  ask: ({ grossCents, federalCents, payrollCents, stateRate }: Check) =>
    `A paycheck is ${money(grossCents)} before anything is taken out. Federal tax takes ${money(federalCents)}, Social Security and Medicare take ${money(payrollCents)}, and the state takes ${percent(stateRate)} of the gross pay. How much money reaches the bank?`,
  option: money,
  steps: ({ grossCents, federalCents, payrollCents, stateRate, stateCents }: Check, right: number) => [
    `Net pay = gross pay − everything taken out.`,
    `The state takes ${percent(stateRate)} × ${money(grossCents)} = ${money(stateCents)}.`,
    `Total taken out: ${money(federalCents)} + ${money(payrollCents)} + ${money(stateCents)} = ${money(federalCents + payrollCents + stateCents)}.`,
    `${money(grossCents)} − ${money(federalCents + payrollCents + stateCents)} = ${money(right)}.`,
  ],
  mistakes: {
    forgotFederal: 'That leaves out the federal tax.',
    forgotState: 'That leaves out the state tax. It’s a percent, so find the dollar amount first.',
    forgotPayroll: 'That leaves out Social Security and Medicare.',
    onlyTaken: 'That’s the total taken out. The question asks how much money reaches the bank.',
  },
}

interface Share {
  readonly incomeCents: number
  readonly use: 'needs' | 'wants' | 'saving'
}

const useNames = { needs: 'needs', wants: 'wants', saving: 'saving and extra debt payments' }
const usePercents = { needs: 50, wants: 30, saving: 20 }

export const budgetShareWords = {
  title: 'Shares in the 50/30/20 guideline',
  ask: ({ incomeCents, use }: Share) =>
    `Take-home pay is ${money(incomeCents)} a month. By the 50/30/20 guideline, how much of that goes to ${useNames[use]}?`,
  option: money,
  steps: ({ incomeCents, use }: Share, right: number) => [
    'The guideline gives 50% to needs, 30% to wants, and 20% to saving and extra debt payments.',
    `The share for ${useNames[use]} is ${usePercents[use]}%, or 0.${usePercents[use] / 10} as a decimal.`,
    `${money(incomeCents)} × 0.${usePercents[use] / 10} = ${money(right)}.`,
  ],
  mistakes: {
    tookNeeds: 'That’s the 50% for needs, such as rent, food and minimum debt payments.',
    tookWants: 'That’s the 30% for wants, such as eating out.',
    tookSaving: 'That’s the 20% for saving and extra debt payments.',
    thirds: 'That splits the pay into three equal parts. The guideline puts the largest part toward needs.',
  },
}

interface PaymentPlan {
  readonly priceCents: number
  readonly weeklyCents: number
  readonly weeks: number
}

export const planTotalWords = {
  title: 'The extra cost of a weekly payment plan',
  ask: ({ priceCents, weeklyCents, weeks }: PaymentPlan) =>
    `A laptop costs ${money(priceCents)} in a store. A rent-to-own shop charges ${money(weeklyCents)} a week for ${count(weeks)} weeks. How much more than the store’s price is that?`,
  option: money,
  steps: ({ priceCents, weeklyCents, weeks }: PaymentPlan, right: number) => [
    'Total cost = payment × number of payments.',
    `${money(weeklyCents)} × ${count(weeks)} = ${money(weeklyCents * weeks)}.`,
    `Subtract the store’s price: ${money(weeklyCents * weeks)} − ${money(priceCents)}.`,
    `The plan costs ${money(right)} more.`,
  ],
  mistakes: {
    forgotPrice: 'That’s the total of all the payments. Subtract the store’s price to find the extra cost.',
    onlyPrice: 'That’s the store’s price. The question asks how much more the plan costs.',
    oneYear: 'That counts only one year of payments. The plan lasts longer.',
    fourWeekMonths: 'That counts four weeks a month. A year has 52 weeks, so some payments are missing.',
  },
}

interface Rent {
  readonly grossCents: number
  readonly takeHomeCents: number
}

export const rentShareWords = {
  title: 'The most you should pay for rent',
  ask: ({ grossCents, takeHomeCents }: Rent) =>
    `You earn ${money(grossCents)} a month before anything is taken out, and ${money(takeHomeCents)} reaches the bank. A common guideline is to pay no more than 30% of gross pay for rent. By that guideline, what is the most you should pay?`,
  option: money,
  steps: ({ grossCents }: Rent, right: number) => [
    `Gross pay is the pay before anything is taken out: ${money(grossCents)}.`,
    '30% as a decimal is 0.3.',
    `${money(grossCents)} × 0.3 = ${money(right)}.`,
  ],
  mistakes: {
    ofTakeHome: 'That’s 30% of take-home pay. This guideline uses gross pay. Your number is more cautious.',
    third: 'That’s a third of gross pay, a little more than 30%.',
    half: 'That’s half of gross pay. It would leave too little for everything else.',
    whatIsLeft: 'That’s the money left after rent, not the rent.',
  },
}
