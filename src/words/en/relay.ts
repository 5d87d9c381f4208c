/** The relay of a class, for who hands in: where reports wait, sealed, until the teacher fetches them. */
export const relayWords = {
  title: 'Over the line',
  lead: 'Where there is a line to the relay of your class, your report goes there by itself. It is sealed: only your teacher can open it.',
  handIn: 'Hand in over the line now',
  handingIn: 'Handing in',
  done: 'All of this device is on the relay.',
  askTitle: 'Your browser will ask you',
  askText:
    'The relay is a small computer in your room. Your browser asks once whether this site may look for devices on your local network. Choose Allow: nothing else is looked for.',
  never:
    'This browser lets no page reach a small computer in the room. Use Chrome or Edge for it, or hand in by light or as a file.',
  notOfBuild: 'This site was not built for the relay on your card. Hand in by light or as a file.',
  fault: {
    offline: 'Nobody answered. Nothing is lost: it is tried again by itself.',
    unavailable: 'The relay did not answer as it should. Nothing is lost: it is tried again by itself.',
    refused: 'The relay does not let this card in. Ask your teacher for the newest class card.',
    'signed-out': 'This relay needs an account. Sign in, or hand in by light or as a file.',
    full: 'The relay has no place for a new device. Hand in by light or as a file, and tell your teacher.',
    closed: 'Your teacher has ended this class on the relay. Hand in by light or as a file.',
    'no-room': 'The disk of the relay is full. Hand in by light or as a file, and tell your teacher.',
    older: 'The relay has a newer report of this device.',
    cancelled: 'It was stopped.',
    busy: 'Another tab of this site is at it.',
    ask: 'The browser has to ask you first. Press the button.',
  },
}
