import { isolated } from '../isolated'

/** Learners who use a device of the class but haven’t joined the class, on the shared device and for the teacher. */
export const rosterWords = {
  title: 'Not in this class',
  notNamed: 'Has not joined',
  isNamed: 'Your teacher will see this name',
  askFirst: (name: string) => `Ask ${isolated(name)}`,
  ask: (name: string, teacher: string) =>
    `${isolated(name)}, may ${isolated(teacher)} see that you use this device but haven’t joined the class? We send only your name, not your progress.`,
  yes: (name: string) => `I’m ${isolated(name)}, and this is OK with me`,
  no: 'No, don’t send my name',
  takeBack: (name: string) => `Don’t send the name ${isolated(name)}`,
  saving: 'Saving',
  notTold: 'Your answer was not saved. Reload the page, then try again.',

  /** For the teacher. */
  notIn: (name: string) => `${isolated(name)} hasn’t joined the class`,
  beside: (beside: string) =>
    `They use the same device as ${isolated(beside)}, and agreed to let you know. Show them the class card.`,
}
