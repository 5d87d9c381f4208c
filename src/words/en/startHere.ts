import { ended } from './ended'

/** Texts of the start button on the home page. The page's script needs no other texts. */
export const startHereWords = {
  start: 'Start lesson 1',
  goOn: 'Continue learning',
  learningHere: (firstName: string) => `You are learning here as ${ended(firstName)}`,
}
