/** Reading a lesson aloud. */
export const readAloudWords = {
  button: 'Read aloud',
  title: 'Reading aloud',
  play: 'Play',
  pause: 'Pause',
  back: 'Back one',
  stop: 'Stop',
  speed: 'Speed',
  speeds: { slower: 'Slower', normal: 'Normal', faster: 'Faster' },
  speedNotKept: 'The speed was not changed: this device could not keep it.',
  said: {
    looking: 'Looking for a voice on this device',
    'no-voice':
      'This browser has shown no English voice that works without the internet so far. A voice can be added in the settings of the device, under text-to-speech.',
    reading: '',
    paused: '',
    silent: 'No sound came. Press Play to try this sentence again.',
    done: 'That was the whole lesson. Play begins at its start.',
  },
}
