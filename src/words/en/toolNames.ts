/** The names of the calculators, by the id in their address. */
export const toolNames = {
  'take-home-pay': 'Take-home pay',
  budget: 'Budget',
  'emergency-fund': 'Emergency fund',
  'savings-goal': 'Savings goal',
  'debt-payoff': 'Debt payoff',
  'credit-card': 'Credit card cost',
  loan: 'Loan payment',
  'rent-or-buy': 'Rent or buy',
  'compound-growth': 'Compound growth',
  retirement: 'Retirement',
}
