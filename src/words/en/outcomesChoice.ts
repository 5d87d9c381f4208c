import { siteName } from '../../site'
import { sharingWords } from './sharing'

/** The question whether the organization may count an account’s progress. */
export const outcomesChoiceWords = {
  title: 'Help us show what people learn',
  ask: `May ${siteName} count your progress?`,
  text: 'We add your lessons, quizzes and self-checks to totals of 10 or more people. A report never has your name, your email or your own results.',
  no: 'No',
  yes: 'Yes',
  save: 'Save',
  saving: 'Saving',
  saved: {
    yes: 'Saved. Your progress counts after your next backup to your account.',
    no: 'Saved. Your progress doesn’t count after your next backup to your account.',
  },
  notSaved: {
    ...sharingWords.notChanged,
    'at-limit': 'Nothing was changed. You’ve changed this too many times. Tell us on the contact page.',
    'too-few-points': 'Nothing was changed.',
  },
}
