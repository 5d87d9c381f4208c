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
