/** Used instead of a class id in addresses. */
export const MADE_UP_KEY = 'made-up'
