import { site } from '../../site'

const paste = 'Or copy the link of the class card here, and paste it in the app.'

/** On an iPhone or iPad, where the browser and the app on the home screen have a storage each. */
export const joinPlaceWords = {
  title: 'Where do you learn?',
  text: `On this device the app and the browser each save their own progress. Join the class where your progress is. The camera of the phone always opens the browser.`,
  inApp: 'In the installed app',
  inBrowser: 'In this browser',
  steps: [
    `Open ${site.name} from your home screen.`,
    'In the app choose Join a class, then scan the class card there.',
  ],
  paste,
  copy: 'Copy the link',
  copied: 'Copied. Paste it in the app.',
  notCopied: 'Your browser did not copy the link. Ask your teacher for it.',

  movingTitle: 'Do you learn in the installed app?',
  movingText:
    'You joined this class in the browser. The app on your home screen can’t see it. To continue in the app, take your progress with you:',
  moving: [
    'Make a backup file here.',
    'In the app open Profile, choose Bring in a file, and choose that file.',
    'In the app choose Join a class, then scan the class card again or paste its link.',
    'Hand in once from the app. Then leave the class here.',
  ],
  toBackup: 'Make a backup file',
}
