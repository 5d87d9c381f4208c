import { site } from '../../site'
import { megabytes } from '../format'

interface Step {
  readonly icon: 'share' | 'plusBox' | 'more' | 'check' | 'menu'
  readonly text: string
}

const steps: Readonly<Record<'ios' | 'firefox-android' | 'mac-safari' | 'browser-menu', readonly Step[]>> = {
  ios: [
    { icon: 'share', text: 'Tap Share in the bar of Safari. In other browsers it is in the menu.' },
    { icon: 'plusBox', text: 'Scroll down and tap Add to Home Screen.' },
    { icon: 'check', text: `Tap Add. ${site.name} then stands among your apps.` },
  ],
  'firefox-android': [
    { icon: 'more', text: 'Tap the three dots beside the address.' },
    { icon: 'plusBox', text: 'Tap Add app to Home screen. Some versions call it Install.' },
    { icon: 'check', text: `Tap Add. ${site.name} then stands among your apps.` },
  ],
  'mac-safari': [
    { icon: 'menu', text: 'Open the File menu of Safari.' },
    { icon: 'plusBox', text: 'Choose Add to Dock.' },
    { icon: 'check', text: `Press Add. ${site.name} then stands in your Dock.` },
  ],
  'browser-menu': [
    { icon: 'more', text: 'Open the menu of your browser.' },
    {
      icon: 'plusBox',
      text: 'Choose Install, or Add to Home screen. Some browsers keep it under Save and share, or Apps.',
    },
    { icon: 'check', text: `Confirm. ${site.name} then stands among your apps.` },
  ],
}

/** Having the site as an app. */
export const installOfferWords = {
  folio: ['As', 'an app'] as const,
  title: 'Keep it like an app',
  /** After the first lesson. Bytes of the whole site, 0 while not known. */
  text: (bytes: number) =>
    `${site.name} can stand on your home screen and open without the browser’s bar, also without a connection.${bytes > 0 ? ` The whole site is a download of ${megabytes(bytes)}.` : ''}`,
  install: 'Install',
  asking: 'Asking',
  decline: 'No, thanks',
  notDeclined: 'This browser could not remember that. It will be offered again.',
  installedHere: `You are using ${site.name} as an app.`,
  installedNow: `Your browser has installed ${site.name}. You find it among your apps.`,
  how: 'How to install it here',
  steps,
  /** The app of an iPhone or iPad has a storage of its own. */
  iosStorage:
    'On an iPhone or iPad the app begins with an empty ledger. Make a backup file first, and bring it in there.',
  iosFile: 'To the backup file',
  firefoxDesktop: `Firefox on a computer does not install every site. ${site.name} opens without a connection in it all the same. To have it as an app, open it in another browser.`,
}
