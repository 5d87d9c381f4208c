/** The form in which authors list the terms of the glossary. */
import * as v from 'valibot'
import { said, text, texts } from './authoredFields'

export const authoredGlossary = v.pipe(
  v.array(
    v.strictObject({
      id: said(text, 'The name of the entry. Lessons list it under "terms".'),
      term: said(text, 'The term as the glossary shows it.'),
      aliases: said(texts, 'Other forms of the term that a learner can tap, such as its plural. It may be empty.'),
      definition: said(text, 'One or two plain sentences.'),
      lessonId: said(text, 'The id of the lesson that explains the term and lists it.'),
    }),
  ),
  v.title('The glossary'),
  v.description('The terms that a learner can tap in lessons. No two entries have the same term or alias.'),
)
