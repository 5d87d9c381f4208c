/** The *Before you sign* card that applies a lesson's rule, by lesson id. A lesson does not load the cards themselves. */
export const signCardOf: Readonly<Record<string, string>> = {
  credit_1: 'loan',
  real_estate_1: 'lease',
  credit_3: 'card',
  foundations_6: 'car',
  entrepreneurship_1: 'job',
  banking_4: 'scam',
}
