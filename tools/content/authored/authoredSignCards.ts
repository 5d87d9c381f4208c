/** The form in which authors write the cards of *Before you sign*. */
import * as v from 'valibot'
import { signCardsForm } from '../../../src/core/curriculum/parseSignCards'
import { closedForm } from './closedForm'

export const authoredSignCards = v.pipe(
  closedForm(signCardsForm, {
    '[].id': 'The name of the card in addresses.',
    '[].short': 'The short title, for the list of all cards.',
    '[].title': 'The title of the card. At most 140 letters, like each of its texts.',
    '[].questions': 'Exactly three questions.',
    '[].questions[].ask': 'The question to ask before signing.',
    '[].questions[].note': 'What the answer has to contain.',
    '[].lessonId': 'The id of the lesson that has the rule.',
    '[].rule': 'The rule of thumb, exactly as in the lesson.',
    '[].action': 'One thing to do: a calculator to use, or a lesson to read.',
    '[].action.label': 'The words of the link.',
    '[].action.tool': 'The id of a calculator, such as "loan". Then there is no lesson.',
    '[].action.moduleId': 'The id of the module of the lesson to read.',
    '[].action.lessonId': 'The id of the lesson to read.',
    '[].leave': 'A sentence that the learner can say to leave without signing.',
  }),
  v.title('Before you sign'),
  v.description('The six cards of Before you sign.'),
)
