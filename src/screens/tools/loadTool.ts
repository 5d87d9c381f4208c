import type { Tool } from './defineTool'

/** The calculators in the order of the list, from a paycheck to old age. The ids are in shared links and never change. */
export const toolIds = [
  'take-home-pay',
  'budget',
  'emergency-fund',
  'savings-goal',
  'debt-payoff',
  'credit-card',
  'loan',
  'rent-or-buy',
  'compound-growth',
  'retirement',
] as const

export type ToolId = (typeof toolIds)[number]

export function parseToolId(text: string | null): ToolId | undefined {
  return toolIds.find((id) => id === text)
}

/** Loads a calculator's script. Rejects if the script is neither on this device nor available online. */
export const loadTool: Readonly<Record<ToolId, () => Promise<Tool>>> = {
  'take-home-pay': () => import('./calculators/takeHomePayTool').then(({ takeHomePayTool }) => takeHomePayTool),
  budget: () => import('./calculators/budgetTool').then(({ budgetTool }) => budgetTool),
  'emergency-fund': () => import('./calculators/emergencyFundTool').then(({ emergencyFundTool }) => emergencyFundTool),
  'savings-goal': () => import('./calculators/savingsGoalTool').then(({ savingsGoalTool }) => savingsGoalTool),
  'debt-payoff': () => import('./calculators/debtPayoffTool').then(({ debtPayoffTool }) => debtPayoffTool),
  'credit-card': () => import('./calculators/creditCardTool').then(({ creditCardTool }) => creditCardTool),
  loan: () => import('./calculators/loanTool').then(({ loanTool }) => loanTool),
  'rent-or-buy': () => import('./calculators/rentOrBuyTool').then(({ rentOrBuyTool }) => rentOrBuyTool),
  'compound-growth': () =>
    import('./calculators/compoundGrowthTool').then(({ compoundGrowthTool }) => compoundGrowthTool),
  retirement: () => import('./calculators/retirementTool').then(({ retirementTool }) => retirementTool),
}
