import { ended } from './ended'

/** The way to begin on the home page: the only words of it that its script needs. */
export const startHereWords = {
  start: 'Start lesson 1',
  goOn: 'Continue learning',
  learningHere: (firstName: string) => `You are learning here as ${ended(firstName)}`,
}
