import { siteName } from '../../site'

/** The camera of this device, which reads codes. */
export const cameraWords = {
  picture: 'Camera view',
  why: `${siteName} uses the camera to read codes. Nothing is recorded or sent.`,
  whyNext: 'Your browser may ask you to allow it.',
  start: 'Start the camera',
  stop: 'Stop the camera',
  again: 'Try again',
  asking: 'Starting the camera. If your browser asks, choose “Allow.”',
  away: 'The camera is off because you left this page.',
  running: 'The camera is on. Point it at the code.',
  dark: 'The picture is dark. Is something covering the camera? Turn up the brightness on the other screen.',
  nothing: 'No code read yet. Hold the other screen still, about 4 inches away, with the whole square in view.',
  torchOn: 'Flashlight on',
  torchOff: 'Flashlight off',
  noTorch: 'The flashlight didn’t turn on.',
  switch: 'Switch camera',
  refused: {
    denied: 'The camera isn’t allowed here. Tap the icon next to the web address, then allow the camera.',
    none: 'Your browser can’t find a camera on this device.',
    busy: 'Another app is using the camera. Close that app, then try again.',
    unsupported: 'This browser doesn’t support the camera here.',
    lost: 'Your device turned off the camera. Try again.',
    failed: 'The camera couldn’t start. Reload the page, then try again.',
  },
  instead: 'No camera? Collect report files instead.',
}
