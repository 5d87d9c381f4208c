/** The form in which authors list the modules of the course. */
import * as v from 'valibot'
import { minutes, points, said, schemaAddress, text } from './authoredFields'

const lessonPoints = said(
  points,
  'Whole points: 50 in a beginner module, 100 in an intermediate one, 150 in an advanced one.',
)

export const authoredManifest = v.pipe(
  v.strictObject({
    ...schemaAddress,
    modules: said(
      v.array(
        v.strictObject({
          id: said(text, 'The name of the module in ids and addresses, such as "real_estate".'),
          title: said(text, 'The title that learners see.'),
          description: said(text, 'One or two sentences about the module.'),
          duration: said(text, 'The time for the module, such as "4 weeks".'),
          difficulty: said(text, '"Beginner", "Intermediate" or "Advanced". It decides when the module unlocks.'),
          icon: said(text, 'The name of its quilt block: the id of the module.'),
          color: said(text, 'The color that the site gives the module, such as "orange".'),
          lessons: said(
            v.pipe(
              v.array(
                v.strictObject({
                  id: said(text, 'The id of the module and a number from 1, such as "credit_1".'),
                  title: said(text, 'The title, as in the file of the lesson.'),
                  type: said(v.literal('reading'), 'Always "reading".'),
                  duration: said(text, 'The time to read and to fill in the worksheet, such as "15 min".'),
                  points: lessonPoints,
                  contentFile: said(text, 'The file of the lesson in this folder: its id and ".json".'),
                }),
              ),
              v.minLength(1, 'no lessons'),
            ),
            'The lessons in their order.',
          ),
          quiz: said(
            v.strictObject({
              id: said(text, 'The id of the module and "_quiz".'),
              title: said(text, 'The title, as in the file of the quiz.'),
              duration: minutes,
              points: said(
                points,
                'Whole points: 100 in a beginner module, 150 in an intermediate one, 200 in an advanced one.',
              ),
              contentFile: said(text, 'The file of the quiz in this folder: its id and ".json".'),
            }),
            'The quiz at the end of the module.',
          ),
        }),
      ),
      'The modules in their order.',
    ),
  }),
  v.title('The manifest'),
  v.description('The list of all modules, lessons and quizzes of the course.'),
)
