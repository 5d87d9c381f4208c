/** How a learner makes pages easy on their eyes. */
export const appearanceWords = {
  folio: ['Easy', 'to read'] as const,
  title: 'Text and colors',
  text: 'This is how pages look while you learn on this device. It is not part of a backup by an account; your backup file holds it. Paper stays as it is.',
  size: 'Text size',
  sizes: { standard: 'Standard', large: 'Large', larger: 'Larger', largest: 'Largest' },
  lines: 'Line spacing',
  lineSpacings: { close: 'Normal', wide: 'Wide', wider: 'Wider' },
  theme: 'Colors',
  themes: { system: 'As on this device', light: 'Light', dark: 'Dark' },
  notKept: {
    quota: 'Not kept: this device is out of space. Free some space, then choose again.',
    connection: 'Not kept: the browser closed its storage. Reload the page, then choose again.',
    outdated: 'Not kept: a newer version of this site is open in another tab. Reload this page, then choose again.',
    'private-mode': 'Not kept: this browser keeps nothing in a private window.',
  },
}
