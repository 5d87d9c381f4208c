import { isolated } from '../isolated'
import { ended } from './ended'

/** A card of a class that is called as one that was joined, with a teacher called the same. */
export const otherCardWords = {
  title: 'You are in a class of this name already',
  text: 'This is another card. Teachers make a new one when a phone is lost, and then the six words above are on your teacher’s screen. Join only if they are.',
  older: (name: string) => `You also have an older ${isolated(name)}`,
  olderText:
    'Same class, same teacher, an older card. If your teacher gave out the new one, leave the older: what you hand in there is not read any more. Compare once more before you do, since anybody can print a card with this name.',
  six: 'These six words have to be on your teacher’s screen now:',
  leave: 'Leave the older one',
  left: (name: string) => `You left the older ${ended(name)} Your own ledger stays as it is.`,
  newer: (name: string) => `You also have a newer ${isolated(name)}`,
  newerText:
    'Same class, same teacher, a newer card. If your teacher gave it out, hand in there: what is sealed for the older card is not read any more.',
  toNewer: 'Open the newer one',
}
