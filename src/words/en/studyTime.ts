import { weekdays } from './ledgerFormat'

/** A weekly hour for learning, as a file for the learner's own calendar. */
export const studyTimeWords = {
  folio: ['Every', 'week'] as const,
  title: 'A time to study',
  intro:
    'Choose a day and a time. Your phone’s own calendar then reminds you ten minutes before, every week, without a connection. Nothing is kept here.',
  day: 'Day',
  days: weekdays.map(({ name }) => name),
  time: 'Time',
  make: 'Add to my calendar',
  making: 'Making the file',
  timeMissing: 'Choose a time, for example 7:00 PM.',
  product: (site: string) => `-//${site}//Study time//EN`,
  eventTitle: (site: string) => `${site}: half an hour`,
  eventText: 'A lesson with its sheet takes 13 to 22 minutes. It opens without a connection.',
  fileName: 'study-time.ics',
  given: {
    shared: 'The file was handed to the app you chose. The time stands in your calendar once you say yes there.',
    downloading:
      'Your browser was asked to save study-time.ics. Open it from its downloads, and your calendar asks whether to add it.',
    cancelled: 'No file was handed over: no app was chosen.',
  },
}
