/** The class relay, for learners who hand in. It stores encrypted reports until the teacher collects them. */
export const relayWords = {
  title: 'Hand in over the network',
  lead: 'The relay stores your reports until your teacher collects them. When this device can reach it, your report is sent automatically. Only teachers of this class can open it.',
  handIn: 'Hand in over the network',
  handingIn: 'Handing in',
  done: 'Your reports are on the relay. This page says so when your teacher has them.',
  askTitle: 'Your browser will ask you',
  askText:
    'The relay is a small computer in your room. Your browser asks once if this site can look for devices on your local network. Choose Allow. We connect only to the relay.',
  never:
    'This browser can’t reach the relay in your room. Use Chrome or Edge, or hand in your report with the camera or as a file.',
  notOfBuild:
    'This site isn’t set up for the relay on your class card. Hand in your report with the camera or as a file.',
  fault: {
    offline: 'The relay didn’t answer. Nothing was lost. We’ll try again automatically.',
    unavailable: 'The relay isn’t working right now. Nothing was lost. We’ll try again automatically.',
    refused: 'The relay didn’t accept this class card. Ask your teacher for the newest class card.',
    'signed-out': 'This relay needs an account. Sign in, or hand in your report with the camera or as a file.',
    full: 'The relay has reached its device limit. Hand in your report with the camera or as a file, and tell your teacher.',
    closed:
      'This class has ended or is archived. Your report was not taken. Your progress is safe on this device. Ask your teacher.',
    'no-room': 'The relay’s disk is full. Hand in your report with the camera or as a file, and tell your teacher.',
    older: 'The relay already has a newer report from this device.',
    cancelled: 'Handing in was stopped. Try again.',
    busy: 'Another tab of this site is already handing in.',
    ask: 'Your browser needs to ask you first. Choose “Hand in over the network.”',
  },
}
