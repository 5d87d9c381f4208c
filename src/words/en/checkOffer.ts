/** Where a check is offered. Nobody has to take one. */
export const checkOfferWords = {
  offer: {
    before: 'What do you know already? Six questions, if you like',
    after: 'What did you gain? Six questions, if you like',
    month: 'What stayed after a month? Six questions, if you like',
    quarter: 'What stayed after three months? Six questions, if you like',
  },
  ofModule: (module: string) => `${module}:`,
}
