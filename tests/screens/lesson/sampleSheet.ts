/** A worksheet with a part of each type, in the format of a lesson file. */
export const sampleSheet = {
  id: 'saving-2-essentials',
  kind: 'budget',
  title: 'One month of essentials',
  intro: 'What a month costs you at least.',
  minutes: 10,
  parts: [
    {
      type: 'amounts',
      id: 'month',
      title: 'Each month',
      unit: 'dollars',
      rows: [
        { id: 'rent', label: 'Rent', hint: 'Or the house payment', remember: 'rent' },
        { id: 'food', label: 'Food at home', remember: 'groceries' },
      ],
      total: 'One month',
    },
    {
      type: 'results',
      id: 'targets',
      rows: [
        { label: 'Three months', unit: 'dollars', terms: [{ of: 'month', times: 3 }] },
        { label: 'Rent of it all', unit: 'percent', terms: [{ of: 'month.rent' }], over: [{ of: 'month' }] },
        { label: 'Starter target', unit: 'dollars', terms: [], plus: 500 },
      ],
    },
    {
      type: 'lines',
      id: 'bills',
      title: 'Bills',
      columns: [
        { id: 'who', label: 'Bill', kind: 'text' },
        { id: 'sum', label: 'Dollars', kind: 'amount' },
        { id: 'paid', label: 'Paid', kind: 'tick' },
      ],
      first: ['Light'],
      blank: 1,
      total: 'sum',
    },
    {
      type: 'fields',
      id: 'you',
      fields: [
        { id: 'name', label: 'Your name', kind: 'text' },
        { id: 'owed', label: 'Amount owed', kind: 'amount' },
        { id: 'by', label: 'Pay by', kind: 'date' },
        { id: 'how', label: 'How', kind: 'choice', options: ['By mail', 'By phone'] },
        { id: 'why', label: 'What happened', kind: 'long' },
      ],
    },
    { type: 'checks', id: 'papers', items: [{ id: 'bill', label: 'The bill', hint: 'A copy' }] },
    {
      type: 'letter',
      id: 'letter',
      title: 'To the company',
      style: 'letter',
      text: 'My name is [[you.name]]. I owe [[you.owed]] and can pay by [[you.by]].',
    },
    {
      type: 'document',
      id: 'stub',
      title: 'Pay stub',
      note: 'Made up for this lesson.',
      lines: [
        { id: 'gross', label: 'Gross pay', value: '$1,200.00', group: 'Pay' },
        { id: 'net', label: 'Net pay', value: '$960.00' },
      ],
      tasks: [
        { id: 'home', ask: 'What reaches the bank?', line: 'net', why: 'Net pay is what is left after taxes.' },
        { id: 'before', ask: 'What was earned?', line: 'gross', why: 'Gross pay comes before taxes.' },
      ],
    },
  ],
}
