import { site } from '../../site'
import { megabytes } from '../format'

interface Step {
  readonly icon: 'share' | 'plusBox' | 'more' | 'check' | 'menu'
  readonly text: string
}

const steps: Readonly<Record<'ios' | 'firefox-android' | 'mac-safari' | 'browser-menu', readonly Step[]>> = {
  ios: [
    { icon: 'share', text: 'Tap Share in Safari’s toolbar. In other browsers, it’s in the menu.' },
    { icon: 'plusBox', text: 'Scroll down and tap Add to Home Screen.' },
    { icon: 'check', text: `Tap Add. ${site.name} is now with your apps.` },
  ],
  'firefox-android': [
    { icon: 'more', text: 'Tap the three dots beside the address.' },
    { icon: 'plusBox', text: 'Tap Add app to Home screen. Some versions call it Install.' },
    { icon: 'check', text: `Tap Add. ${site.name} is now with your apps.` },
  ],
  'mac-safari': [
    { icon: 'menu', text: 'Open Safari’s File menu.' },
    { icon: 'plusBox', text: 'Choose Add to Dock.' },
    { icon: 'check', text: `Choose Add. ${site.name} is now in your Dock.` },
  ],
  'browser-menu': [
    { icon: 'more', text: 'Open your browser’s menu.' },
    {
      icon: 'plusBox',
      text: 'Choose Install, or Add to Home screen. In some browsers, it’s under Save and share, or Apps.',
    },
    { icon: 'check', text: `Confirm. ${site.name} is now with your apps.` },
  ],
}

/** Installing the site as an app. */
export const installOfferWords = {
  /** On the dashboard. */
  marginNote: 'As an app',
  title: 'Install the app',
  /** Shown after the first lesson. `bytes` is the size of the whole site, or 0 if it is not known. */
  text: (bytes: number) =>
    `${site.name} works like an app on your home screen, even offline.${bytes > 0 ? ` Download size: ${megabytes(bytes)}.` : ''}`,
  install: 'Install',
  asking: 'Asking',
  decline: 'No, thanks',
  notDeclined: 'We couldn’t save your answer. We’ll ask again next time.',
  installedHere: `You’re using ${site.name} as an app.`,
  installedNow: `Your browser installed ${site.name}. You can find it with your apps.`,
  how: 'How to install it here',
  steps,
  /** Below the first completed lesson. */
  afterFirst: {
    title: 'Keep your progress safe',
    file: 'Your progress is on this device only. Keep a backup file somewhere else.',
  },
  /** On an iPhone or iPad, the app has its own storage. */
  iosStorage: 'On an iPhone or iPad, the app starts empty. Take your progress with you:',
  iosFile: 'Make a backup file',
  iosRestore: 'Open the app. Choose Restore from a backup file.',
  firefoxDesktop: `Firefox on a computer can’t install every site. ${site.name} still works offline. To install it, use Chrome or Edge, or Safari on a Mac.`,
}
