/** Stands in addresses where a class id would. */
export const MADE_UP_KEY = 'made-up'
