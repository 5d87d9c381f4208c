import { wholeNumber } from '../format'

/** The contact page and its form, which opens the mail program. */
export const contactWords = {
  documentTitle: 'Contact',
  description:
    'Write to us: questions, a mistake in a lesson, a class you would like to teach. One mailbox, no sign-up.',
  descriptionWithoutMail: 'Free lines to call for help today with food, rent, heat, bills or a crisis.',

  title: 'Write to us',
  lead: 'A question, a mistake in a lesson, a class you would like to teach: it all goes to one mailbox.',
  addressNote: 'One mailbox',
  copyAddress: 'Copy the address',

  formNote: 'Or fill this in',
  formTitle: 'Begin the message here',
  name: 'Your name',
  subject: 'What it is about',
  message: 'Your message',
  messageHint: (limit: number) => `Up to ${wholeNumber(limit)} characters. You can go on writing in your mail program.`,
  send: 'Write the e-mail',
  whatHappens: 'Opens your mail program with everything filled in. Nothing is sent from this page and nothing is kept.',
  opened:
    'Your mail program should be open now. Send the message from there. If nothing opened, copy the address and write from any mailbox.',
  errors: {
    'name-missing': 'Write your name, so that we know how to address you.',
    'name-long': (limit: number) => `Use a shorter name: up to ${limit} characters.`,
    'subject-missing': 'Write a few words about what it is about.',
    'subject-long': (limit: number) => `Use fewer words here: up to ${limit} characters.`,
    'message-missing': 'Write your message.',
    'message-long': (limit: number, over: number) =>
      `Some mail programs cut a message this long. Shorten it by ${wholeNumber(over)} ${
        over === 1 ? 'character' : 'characters'
      } to ${wholeNumber(limit)}, or send it in two parts.`,
  },
  offline: 'You are offline',
  offlineText:
    'Your mail program keeps the message and sends it when you are online again. Or copy the address for later:',
  noScript: 'The form needs JavaScript. The address above does not.',

  careNote: 'Before you write',
  careTitle: 'Please leave out',
  care: 'Account numbers, Social Security numbers, passwords and codes. We never need them and never ask for them. Anyone who does, in our name, is not us.',
  withoutMailNote: 'Free lines',
  withoutMail: 'This site has no mailbox. The lines below have people who answer.',
  helpTitle: 'If you need help today',
  help: 'We cannot give advice on your own case. For food, rent, heat or bills call 211; it is free. If you are thinking about suicide or cannot go on, call or text 988 at any hour.',
}
