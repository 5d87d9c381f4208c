/** By lesson: the card of *Before you sign* that asks by its rule. A lesson does not load the cards themselves. */
export const signCardOf: Readonly<Record<string, string>> = {
  credit_1: 'loan',
  real_estate_1: 'lease',
  credit_3: 'card',
  foundations_6: 'car',
  entrepreneurship_1: 'job',
  banking_4: 'scam',
}
