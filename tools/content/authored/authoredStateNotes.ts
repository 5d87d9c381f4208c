/** The form in which authors write the notes of one topic. */
import { stateNotesForm } from '../../../src/core/curriculum/parseStateNotes'
import * as v from 'valibot'
import { schemaAddress } from './authoredFields'
import { closedForm } from './closedForm'

export const authoredStateNotes = v.pipe(
  closedForm(
    stateNotesForm,
    {
      topic: 'The id of the topic in states.json. The name of this file has it too: states_<topic>.json.',
      notes: 'The notes, at most one for each state.',
      state: 'The id of the state in states.json, such as "IL".',
      text: 'Two to five sentences: the rule and the first step. {{figure-id}} works here. Bold and paragraphs don’t.',
      'notes[].phone': 'The phone number of the office as its own page shows it, such as "800-555-0100".',
      phones: 'The other phone numbers in the text, each with the page of its office.',
      phone: 'A phone number in the text, such as "800-555-0100".',
      site: 'The website of the office, without https://.',
      source: 'The document that gives the rule, with its publisher.',
      'notes[].url': 'The address of the source.',
      url: 'The page of the office that has the phone number.',
      sourceDated: 'The date on the source: "2025", "2026-06", "2026-08-07" or "undated".',
      readOn: 'The day on which we read the source, such as "2026-11-21".',
      federal: 'Present if the state adds nothing to federal law.',
    },
    schemaAddress,
  ),
  v.title('The notes of a topic'),
  v.description('The rule of one topic in each state, with its source.'),
)
