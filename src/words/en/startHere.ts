import { ended } from './ended'

/** Texts of the start button on the home page: the only words of that page that a script needs. */
export const startHereWords = {
  start: 'Start lesson 1',
  goOn: 'Continue learning',
  learningHere: (firstName: string) => `You are learning here as ${ended(firstName)}`,
}
