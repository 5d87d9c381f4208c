import { plural } from '../plural'

/** Reading a lesson aloud. */
export const readAloudWords = {
  /** Words that end with a period inside a sentence, without that period. The voice doesn’t pause there. */
  abbreviations: 'Mr Mrs Ms Dr St No vs e.g i.e U.S a.m p.m',
  /** Amounts as the voice says them. `figure` has no separator of thousands. */
  dollars: (amount: number, figure: string) => plural(amount, { one: '1 dollar', other: `${figure} dollars` }),
  cents: (cents: number) => plural(cents, { one: '1 cent', other: `${cents} cents` }),
  dollarsAndCents: (dollars: string, cents: string) => `${dollars} and ${cents}`,
  /** Words after an amount that multiply it, such as *$2 million*. The voice gets the amount as it is. */
  magnitudes: 'hundred thousand million billion trillion',
  button: 'Read aloud',
  title: 'Reading aloud',
  play: 'Play',
  pause: 'Pause',
  back: 'Previous',
  stop: 'Stop',
  speed: 'Speed',
  speeds: { slower: 'Slower', normal: 'Normal', faster: 'Faster' },
  speedNotKept: 'Couldn’t change the speed because this device couldn’t save it.',
  said: {
    looking: 'Looking for a voice on this device',
    'no-voice':
      'We haven’t found an English voice that works offline. You can add one in your device’s settings, under text-to-speech.',
    reading: '',
    paused: '',
    silent: 'No sound played. Press Play to try this sentence again.',
    done: 'End of lesson. Press Play to hear it again.',
  },
}
