/** How a learner makes pages easy on their eyes. */
export const appearanceWords = {
  size: 'Text size',
  sizes: { standard: 'Standard', large: 'Large', larger: 'Larger', largest: 'Largest' },
  lines: 'Line spacing',
  lineSpacings: { close: 'Normal', wide: 'Wide', wider: 'Wider' },
  theme: 'Colors',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  notKept: {
    quota: 'Couldn’t save this setting. This device is out of space. Free up some space, then choose again.',
    connection:
      'Couldn’t save this setting. Something went wrong with this browser’s storage. Reload the page, then choose again.',
    outdated:
      'Couldn’t save this setting. A newer version of this site is open in another tab. Reload this page, then choose again.',
    'private-mode': 'Couldn’t save this setting. This looks like a private window. Open the site in a normal window.',
  },
}
