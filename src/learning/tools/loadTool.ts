import type { Tool } from './defineTool'
import type { ToolId } from './toolId'

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
