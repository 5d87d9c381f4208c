/** A weekly hour for learning, as a file for the learner's own calendar. */
export const studyTimeWords = {
  title: 'Weekly study time',
  intro: 'Choose a day and a time. Your calendar will remind you every week, 10 minutes before, even offline.',
  day: 'Day',
  time: 'Time',
  make: 'Add to my calendar',
  making: 'Making the file',
  timeMissing: 'Choose a time, for example 7:00 PM.',
  product: (site: string) => `-//${site}//Study time//EN`,
  eventTitle: (site: string) => `${site}: half an hour`,
  eventText: 'A lesson with its worksheet takes 13 to 22 minutes. It works offline.',
  fileName: 'study-time.ics',
  given: {
    shared: 'Sent to the app you chose. Open the app and confirm to add it to your calendar.',
    downloading:
      'Check your Downloads folder for study-time.ics. We can’t tell if the download finished. Open the file to add it to your calendar.',
    cancelled: 'File not saved. You didn’t choose an app.',
  },
}
