import { isolated } from '../isolated'
import { ended } from './ended'

/** A class card with the same class name and teacher name as a class that the learner joined. */
export const otherCardWords = {
  title: 'You’re already in a class with this name',
  text: 'This is a different class card. Your teacher may have made a new one after losing a phone. Join only if your teacher’s screen shows the six words above.',
  older: (name: string) => `You also have an older class card for ${isolated(name)}`,
  olderText:
    'It has the same class name and teacher name. If your teacher made the newer class card, leave the older class. Your teacher no longer gets reports from the older class. Compare the six words first. Anyone can print a class card with this name.',
  six: 'Your teacher’s screen must show these six words now:',
  leave: 'Leave the older class',
  left: (name: string) => `You left the older class, ${ended(name)} You keep all your progress.`,
  newer: (name: string) => `You also have a newer class card for ${isolated(name)}`,
  newerText:
    'It has the same class name and teacher name. If your teacher made it, hand in to the newer class. Your teacher no longer gets reports from the older class.',
  toNewer: 'Open the newer class',
}
