import { wholeNumber } from '../format'
import { plural } from '../plural'

/** The contact page and its form, which opens the email app. */
export const contactWords = {
  documentTitle: 'Contact',
  description: 'Write to us with a question, a mistake in a lesson or a class you’d like to teach. No sign-up.',
  descriptionWithoutMail: 'Free help lines you can call today about food, rent, heat, bills or a crisis.',

  title: 'Write to us',
  lead: 'Ask a question, report a mistake in a lesson or tell us about a class you’d like to teach.',
  addressNote: 'Our email',
  copyAddress: 'Copy the address',

  formNote: 'Or use this form',
  formTitle: 'Start your message',
  name: 'Your name',
  subject: 'Subject',
  message: 'Your message',
  messageHint: (limit: number) => `Up to ${wholeNumber(limit)} characters. You can keep writing in your email app.`,
  send: 'Open email app',
  whatHappens: 'Opens your email app with everything filled in. This page doesn’t send or save anything.',
  opened:
    'Your email app should be open now. Send the message from there. If nothing opened, write from any email account to:',
  errors: {
    'name-missing': 'Enter your name, so we know what to call you.',
    'name-long': (limit: number) => `Enter a shorter name, up to ${limit} characters.`,
    'subject-missing': 'Enter a subject.',
    'subject-long': (limit: number) => `Enter a shorter subject, up to ${limit} characters.`,
    'message-missing': 'Enter your message.',
    'message-long': (limit: number, over: number) =>
      plural(over, {
        one: `Some email apps cut off a message this long. Shorten it by 1 character to ${wholeNumber(limit)}, or send it in two parts.`,
        other: `Some email apps cut off a message this long. Shorten it by ${wholeNumber(over)} characters to ${wholeNumber(limit)}, or send it in two parts.`,
      }),
  },
  offline: 'You’re offline',
  offlineText:
    'You can still write the message. Your email app can send it when you’re online again. Or copy the address for later:',
  noScript: 'The form needs JavaScript. You can still write to the address above.',

  careNote: 'Before you write',
  careTitle: 'Please don’t send',
  care: 'Account numbers, Social Security numbers, passwords and codes. We never need them and never ask for them. If someone asks for them in our name, it’s a scam.',
  withoutMailNote: 'Free help lines',
  withoutMail: 'This site has no email address. Real people answer the numbers below.',
  helpTitle: 'If you need help today',
  help: 'We can’t give advice about your own case. For help with food, rent, heat or bills, call 211. It’s free. If you’re thinking about suicide or are in crisis, call or text 988 at any hour. For Spanish, press 2, or text AYUDA to 988.',
}
