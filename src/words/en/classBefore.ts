import { isolated } from '../isolated'
import { plural } from '../plural'

/** Links a learner to their earlier name from before the class got a new class card. */
export const classBeforeWords = {
  title: 'Before the new class card',
  is: (name: string) => `Is this the same ${isolated(name)}?`,
  text: 'With a new class card, everyone joins as a new learner. If this is the same person, choose Yes to link them. Their earlier reports then show under their name.',
  yes: (name: string) => `Yes, it’s the same ${isolated(name)}`,
  yesOf: (name: string, lessons: number) =>
    plural(lessons, {
      one: `Yes, the ${isolated(name)} who completed 1 lesson`,
      other: `Yes, the ${isolated(name)} who completed ${lessons} lessons`,
    }),
  no: (name: string) => `No, a different ${isolated(name)}`,
  saving: 'Saving',
  who: 'Their earlier name',
  choose: 'Choose a name',
  same: 'Link as the same learner',
  noneChosen: 'Choose a name first.',
  completed: (lessons: number, quizzes: number) =>
    `${plural(lessons, { one: '1 lesson completed', other: `${lessons} lessons completed` })}, ${plural(quizzes, { one: '1 quiz passed', other: `${quizzes} quizzes passed` })}`,
  read: 'Earlier lessons and quizzes',
  /** Of one of several earlier learners. */
  readOf: (at: number, all: number) => `Earlier lessons and quizzes, ${at} of ${all}`,
  undo: 'Unlink this learner',
  circle: 'That was not saved. These two learners are already linked.',
}
