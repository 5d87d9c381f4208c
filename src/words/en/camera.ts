/** The camera of this device, which reads codes. */
export const cameraWords = {
  picture: 'What the camera sees',
  why: 'Prairie Ledger uses the camera to read codes. Nothing is recorded or sent.',
  whyNext: 'Your browser may ask you to allow it.',
  start: 'Start the camera',
  stop: 'Stop the camera',
  again: 'Try again',
  asking: 'Starting the camera. If your browser asks, choose “Allow”.',
  away: 'The camera is off while you are elsewhere.',
  running: 'The camera is on. Hold a screen with codes in front of it.',
  dark: 'The picture is dark. Is something in front of the camera? Turn the other screen bright.',
  nothing: 'Nothing read yet. Hold the other screen still, a hand’s width away, with the whole square in view.',
  torchOn: 'Light on',
  torchOff: 'Light off',
  noTorch: 'The light of this camera did not turn on.',
  switch: 'Other camera',
  refused: {
    denied:
      'The camera is not allowed here. To allow it, open the settings of this site in your browser, beside the address.',
    none: 'This device has no camera that the browser can use.',
    busy: 'Another app is using the camera. Close that app, then try again.',
    unsupported: 'This browser gives no camera to this site.',
    lost: 'The camera was turned off by the device.',
    failed: 'The camera could not be started. Reload the page, then try again.',
  },
  instead: 'Without a camera, take in the files that learners hand over.',
}
