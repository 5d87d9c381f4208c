/** The form in which authors list the states and the topics of their notes. */
import * as v from 'valibot'
import { stateGuideForm } from '../../../src/core/curriculum/parseStates'
import { closedForm } from './closedForm'

export const authoredStates = v.pipe(
  closedForm(stateGuideForm, {
    states: 'The states that have notes, in the order that learners see.',
    'states[].id':
      'The two letters of the state, such as "IL". Never change it: it is saved as the place of a learner.',
    name: 'The name of the state.',
    topics: 'The topics of the notes, in the order that learners see. Each has a file states_<topic>.json.',
    id: 'The name of the topic. A section of a lesson names it under "local".',
    title: 'The heading of the topic.',
    other: 'The text for a learner in none of the states. {{figure-id}} works here.',
  }),
  v.title('The states'),
  v.description('The states that have notes, and the topics of those notes.'),
)
