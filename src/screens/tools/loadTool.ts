import type { Tool } from './defineTool'

/** The tools in the order of the list: from a paycheck to old age. The ids stand in shared links and never change. */
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

/** Each tool is a script of its own. Rejects when the script is neither on this device nor within reach. */
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
