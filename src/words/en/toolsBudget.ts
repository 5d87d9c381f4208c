import { isolated } from '../isolated'

/** Texts of the budget planner. Amounts and shares are already formatted. */
export const toolsBudgetWords = {
  intro:
    'Enter your income and your spending. Compare your plan with a split like 50/30/20, and see how much is left to assign.',
  incomeTitle: 'Your income',
  linesTitle: 'Where it goes',
  splitTitle: 'The split',
  income: 'Monthly take-home pay',
  incomeHint: 'Your pay after taxes.',
  needsShare: 'Needs',
  wantsShare: 'Wants',
  savingShare: 'Saving and extra debt payments',
  name: 'Name',
  use: 'Type',
  amount: 'Amount, $',
  uses: { needs: 'Need', wants: 'Want', saving: 'Saving' },
  usesPlural: { needs: 'Needs', wants: 'Wants', saving: 'Saving' },
  exampleNames: ['Rent and utilities', 'Groceries', 'Transportation', 'Everything else'] as const,
  rowName: (number: number) => `Line ${number}`,
  addLine: 'Add a line',
  removeLine: (name: string) => `Remove ${isolated(name)}`,
  splitMisfit: (sum: string) => `The three parts add up to ${sum}. Make them 100%.`,

  left: (amount: string) => `${amount} is left to assign`,
  over: (amount: string) => `Your plan is ${amount} over your income`,
  even: 'Every dollar has a job',
  leftText: 'Give it a job: some for savings, some for a debt, some for fun.',
  overText: 'Lower some lines until the plan fits. Start with wants.',
  evenText: 'Your income minus your plan is zero. Your budget is done.',
  needsText: (needs: string, split: string) => `Needs take ${needs} of your take-home pay. Your split allows ${split}.`,
  guideText: 'A split is a starting point, not a grade. Where rent is high, 65/20/15 can be fine.',
  noIncomeText: 'Enter your income to compare shares.',

  comparison: 'Your plan and your split, in dollars',
  plan: 'Your plan',
  bySplit: 'Your split',
  difference: 'Room left',
  inAll: 'Total',
  chartTitle: 'Your plan and your split',
  chartCaption: 'For a month, in dollars.',
  chartSays: (use: string, plan: string, split: string) => `${use}: plan ${plan}, split ${split}.`,
  planBar: (amount: string) => `Plan ${amount}`,
  splitBar: (amount: string) => `Split ${amount}`,
  behind: 'Every line, in dollars and as a share of take-home pay',
  shareOfPay: 'Share',

  formula: [
    'Each part of the split is take-home pay times its percent, in whole cents that add up to your pay.',
    'Room left is the split minus your plan. If it’s below zero, your plan spends more than the split allows.',
    'What’s left to assign is take-home pay minus every line.',
  ],
  leftOut: [
    'Costs you pay once or twice a year, unless you add a line with one-twelfth of each.',
    'Taxes and payroll deductions. Start with your take-home pay.',
  ],
}
