import { isolated } from '../isolated'
import { counted } from './counting'

/** Who somebody was before the class had a new card. */
export const classBeforeWords = {
  title: 'Before the new card',
  is: (name: string) => `Is this the ${isolated(name)} of before?`,
  text: 'Under the new card everybody comes in as new. If it is the same learner, what they handed in before stays readable under their name.',
  yes: (name: string) => `Yes, it is the same ${isolated(name)}`,
  yesOf: (name: string, lessons: number) =>
    `Yes, the ${isolated(name)} with ${counted(lessons, 'lesson', 'lessons')} posted before`,
  no: 'No, somebody else',
  saving: 'Saving',
  who: 'Their name then',
  choose: 'Choose a name',
  same: 'It is the same learner',
  noneChosen: 'Choose a name first.',
  posted: (lessons: number, quizzes: number) =>
    `${counted(lessons, 'lesson', 'lessons')} posted, ${counted(quizzes, 'quiz', 'quizzes')} passed`,
  read: 'What they handed in before',
  undo: 'Not the same learner',
  circle: 'That was not saved: this learner is already known as the other one of before.',
}
