import { site } from '../../site'

const paste = 'Or copy the class card link here, and paste it in the app.'

/** On an iPhone or iPad, where the browser and the home screen app each have their own storage. */
export const joinPlaceWords = {
  title: 'Where do you learn?',
  text: 'On this device, the app and the browser save progress separately. Join the class in the one that has your progress. Your phone’s camera always opens the link in the browser.',
  inApp: 'In the installed app',
  inBrowser: 'In this browser',
  steps: [
    `Open ${site.name} from your home screen.`,
    'In the app, choose Join a class. Then scan the class card there.',
  ],
  paste,
  copy: 'Copy the link',
  copied: 'Link copied. Paste it in the app.',
  notCopied: 'Couldn’t copy the link. Ask your teacher for it.',

  movingTitle: 'Do you learn in the installed app?',
  movingText:
    'You joined this class in the browser, so the app on your home screen doesn’t have it. To continue in the app, take your progress with you:',
  moving: [
    'Make a backup file here.',
    'In the app, open Profile. Choose Restore from a file, then choose that file.',
    'In the app, choose Join a class. Then scan the class card again or paste its link.',
    'Hand in a report once from the app. Then leave the class here.',
  ],
  toBackup: 'Make a backup file',
}
