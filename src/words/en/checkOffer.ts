/** Offers of a self-check. No one has to take one. */
export const checkOfferWords = {
  offer: {
    before: 'What do you already know? Six questions, if you like',
    after: 'What did you learn? Six questions, if you like',
    month: 'What do you remember after a month? Six questions, if you like',
    quarter: 'What do you remember after three months? Six questions, if you like',
  },
  ofModule: (module: string) => `${module}:`,
}
