import { expect, test } from 'vitest'
import { checkContent } from '../../tools/content/checkContent'
import { describeProblem } from '../../tools/content/problem'
import { asFiles, soundContent, soundLesson } from './soundContent'

type Sound = ReturnType<typeof soundContent>
type Lesson = Sound['banking_1.json']

function problemsOf(content: Readonly<Record<string, unknown>>): string[] {
  return checkContent(asFiles(content)).map(describeProblem)
}

/** Changes the first lesson, or the named part of it. */
function lesson(change: (lesson: Lesson, content: Lesson['content']) => unknown) {
  return (sound: Sound) => change(sound['banking_1.json'], sound['banking_1.json'].content)
}

function first<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined) throw new Error('the sound content has one')
  return item
}

const question = (change: (question: Sound['banking_quiz.json']['questions'][number]) => unknown) => (sound: Sound) =>
  change(first(sound['banking_quiz.json'].questions))
const module = (change: (module: Sound['manifest.json']['modules'][number]) => unknown) => (sound: Sound) =>
  change(first(sound['manifest.json'].modules))
const figure = (change: (figure: Sound['figures.json'][number]) => unknown) => (sound: Sound) =>
  change(first(sound['figures.json']))
const steadied = (it: Sound['figures.json'][number], steady: string) => {
  Reflect.deleteProperty(it, 'expiresOn')
  return Object.assign(it, { steady })
}
const entry = (change: (entry: Sound['glossary.json'][number]) => unknown) => (sound: Sound) =>
  change(first(sound['glossary.json']))

const words = (count: number) => Array.from({ length: count }, () => 'cash').join(' ')

type Fault = readonly [fault: string, plant: (sound: Sound) => unknown, problem: string]

const FAULTS: readonly Fault[] = [
  // Form
  [
    'a misspelt field',
    lesson((it) => Object.assign(it.content, { keypoints: [] })),
    'banking_1.json: content.keypoints',
  ],
  ['a missing field', lesson((it) => Reflect.deleteProperty(it, 'objectives')), 'banking_1.json: objectives'],
  ['a wrong type', lesson((it) => Object.assign(it.content, { introduction: 7 })), 'content.introduction: expected'],
  ['a blank text', lesson((_, it) => (it.introduction = ' ')), 'content.introduction: empty text'],
  ['an unknown callout', lesson((_, it) => Object.assign(first(it.callouts), { type: 'note' })), 'callouts[0].type'],
  ['a short table row', lesson((_, it) => first(it.sections).table?.rows.push(['Rent'])), 'not one cell per column'],
  ['one bar alone', lesson((_, it) => it.sections[2]?.bars?.items.pop()), 'fewer than two bars'],
  ['a lost lesson', (it) => Reflect.deleteProperty(it, 'banking_3.json'), 'banking_3.json: no such file'],
  ['a lost quiz', (it) => Reflect.deleteProperty(it, 'banking_quiz.json'), 'banking_quiz.json: no such file'],
  ['another icon', module((it) => (it.icon = 'bank')), '"bank", but its quilt block is banking'],
  [
    'a color that the site does not give it',
    module((it) => (it.color = 'red')),
    '"red", but its color on the site is blue',
  ],
  [
    'a British word',
    (it) => (first(it['glossary.json']).definition = 'A cheque.'),
    '“cheque” is not American spelling',
  ],
  ['a straight apostrophe', (it) => (first(it['figures.json']).label = "The bank's fee"), "“bank's” has a straight"],
  ['a lost manifest', (it) => Reflect.deleteProperty(it, 'manifest.json'), 'manifest.json: no such file'],
  ['an orphan', (it) => Object.assign(it, { 'old.json': {} }), 'old.json: no module names this file'],

  // Manifest
  ['an unknown module', module((it) => (it.id = 'banks')), 'banks is no module of the curriculum'],
  ['a lesson too few', module((it) => it.lessons.pop()), 'lessons: 3 instead of 4'],
  ['a lesson id out of order', module((it) => (first(it.lessons).id = 'banking_9')), 'banking_9 instead of banking_1'],
  [
    'a foreign file name',
    module((it) => (first(it.lessons).contentFile = 'one.json')),
    'contentFile: not banking_1.json',
  ],
  ['one file for two lessons', module((it) => (first(it.lessons).contentFile = 'banking_2.json')), 'named twice'],
  ['a wrong module length', module((it) => (it.duration = 'a month')), '"a month" is not like "4 weeks"'],
  ['a wrong lesson length', lesson((it) => (it.duration = '17 min')), '"17 min", but its words and its sheet take'],
  ['wrong lesson points', module((it) => (first(it.lessons).points = 100)), 'lessons[0].points: 100 instead of 50'],
  ['a wrong quiz id', module((it) => (it.quiz.id = 'quiz')), 'quiz instead of banking_quiz'],
  ['a wrong quiz length', module((it) => (it.quiz.duration = '10')), '"10" is not like "10 min"'],
  ['wrong quiz points', module((it) => (it.quiz.points = 150)), 'quiz.points: 150 instead of 100'],
  [
    'another title in the file',
    lesson((it) => (it.title = 'Other')),
    'title: "Other", but the manifest says "Lesson 1"',
  ],
  [
    'another title on the page',
    lesson((_, it) => (it.hero.title = 'Other')),
    'content.hero.title: "Other", but the manifest says "Lesson 1"',
  ],
  ['other points in the file', lesson((it) => (it.points = 100)), 'banking_1.json: points: "100"'],
  ['another length in the quiz', (it) => (it['banking_quiz.json'].duration = '9 min'), 'banking_quiz.json: duration'],

  // Lesson
  ['a long hero title', lesson((_, it) => (it.hero.title = words(8))), 'hero.title: 8 words, not 1 to 7'],
  ['a short introduction', lesson((_, it) => (it.introduction = words(59))), '59 words, not 60 to 120'],
  ['a long introduction', lesson((_, it) => (it.introduction = words(121))), '121 words, not 60 to 120'],
  ['few key points', lesson((_, it) => it.keyPoints.pop()), '3 key points'],
  ['few sections', lesson((_, it) => it.sections.pop()), '2 sections'],
  ['few steps', lesson((_, it) => it.practicalSteps.pop()), '2 steps'],
  ['a short lesson', lesson((_, it) => (first(it.sections).content = 'A deposit of {{cap}}.')), 'not 700 to 1600'],
  ['a long lesson', lesson((_, it) => (first(it.sections).content += ` ${words(1200)}`)), 'not 700 to 1600'],
  ['a long callout', lesson((_, it) => (first(it.callouts).content = words(61))), '61 words, not 1 to 60'],
  ['a callout beside nothing', lesson((_, it) => (first(it.callouts).after = 'Where')), 'no section is called "Where"'],
  ['no tip', lesson((_, it) => (first(it.callouts).type = 'info')), 'content.callouts: no tip'],
  ['no warning', lesson((_, it) => it.callouts.pop()), 'content.callouts: no warning'],
  [
    'hard reading',
    lesson((_, it) => {
      for (const section of it.sections)
        section.content = 'Organizational accountability necessitates documentation. '.repeat(60)
    }),
    'content: reading level',
  ],
  ['one objective alone', lesson((it) => it.objectives.pop()), 'objectives: 1 objectives, not 2 or more'],
  ['no standards', lesson((it) => (it.standards = [])), 'standards: no standards'],
  [
    'a short section',
    lesson((_, it) => (it.sections[1] = { title: 'What to ask', content: words(96) })),
    'content.sections[1]: 99 words with its table, not 100 to 240',
  ],
  [
    'a section whose table makes it long',
    lesson((_, it) => first(it.sections).table?.rows.unshift([words(60), '$0'])),
    'content.sections[0]: 274 words with its table, not 100 to 240',
  ],
  ['a wrong standard', lesson((it) => (it.standards = ['SV 12-1 [?]'])), '"SV 12-1 [?]" is not a code'],
  ['no disclaimer', lesson((it) => (it.disclaimers = ['Be careful.'])), 'not the standard disclaimer'],

  // Quiz
  ['another passing score', (it) => (it['banking_quiz.json'].passingScore = 80), '80 instead of 70'],
  ['few questions', (it) => it['banking_quiz.json'].questions.splice(8), '8 questions, not 10 to 12'],
  ['three options', question((it) => it.options.pop()), '3 options, not 4'],
  ['the same option twice', question((it) => (it.options[1] = 'in an account.')), 'two options say the same'],
  ['a telling length', question((it) => (it.options[0] = words(9))), 'over 2.2 times the shortest'],
  ['an index out of range', question((it) => (it.correct = 4)), 'no option has this index'],
  ['a short explanation', question((it) => (it.explanation = words(39))), '39 words, not 40 to 80'],
  ['a long explanation', question((it) => (it.explanation = words(81))), '81 words, not 40 to 80'],
  ['a lesson of another module', question((it) => (it.lessonId = 'credit_1')), 'credit_1 is no lesson of banking'],
  [
    'the right answer at one place',
    (it) => it['banking_quiz.json'].questions.forEach((each, index) => (each.correct = index < 5 ? 2 : index % 2)),
    '5 of 10 right answers stand at index 2',
  ],
  [
    'a lesson nobody asks about',
    (it) => it['banking_quiz.json'].questions.forEach((each) => (each.lessonId = 'banking_1')),
    'no question has the lessonId banking_4',
  ],
  ['the same question id', question((it) => (it.id = 'q2')), 'the id q2 comes twice'],

  // Figures
  ['an unknown figure', lesson((_, it) => (it.introduction += ' {{fee}}')), '{{fee}} is not in figures.json'],
  ['an unused figure', figure((it) => (it.id = 'fee')), 'no text uses fee'],
  ['a broken figure mark', lesson((_, it) => (it.introduction += ' {{cap }}')), 'a broken {{figure}}'],
  ['a figure without a year', figure((it) => Reflect.deleteProperty(it, 'year')), 'figures.json: [0].year'],
  ['a figure without a source', figure((it) => (it.source = '')), 'figures.json: [0].source: empty text'],
  ['a figure without an address', figure((it) => (it.url = 'irs.gov')), 'figures.json: [0].url: not an https address'],
  [
    'a figure without a last day',
    figure((it) => Reflect.deleteProperty(it, 'expiresOn')),
    'either expiresOn or a reason',
  ],
  ['a last day and a reason', figure((it) => Object.assign(it, { steady: 'law' })), 'either expiresOn or a reason'],
  ['a reason that is none', figure((it) => steadied(it, 'hope')), 'figures.json: [0].steady'],
  [
    'a yearly amount as a law',
    figure((it) => (steadied(it, 'law').source = 'IRS Notice 2025-67')),
    'a yearly document, so it has expiresOn',
  ],
  ['a count of this year', figure((it) => steadied(it, 'count')), 'the year is not over'],
  ['a figure that expires before its year', figure((it) => (it.expiresOn = '2025-12-31')), 'expires before its year'],
  ['a figure without a day', figure((it) => (it.compiledOn = 'May')), 'figures.json: [0].compiledOn: not a date'],

  // Glossary
  ['an unknown term', lesson((it) => it.terms.push('loan')), 'loan is not in glossary.json'],
  ['a term listed twice', lesson((it) => it.terms.push('deposit')), 'deposit is listed twice'],
  [
    'a term that does not occur',
    (it) => it['banking_2.json'].terms.push('deposit'),
    'banking_2.json: terms[0]: neither',
  ],
  [
    'a term in a step only',
    (it) => {
      it['banking_2.json'].terms.push('deposit')
      first(it['banking_2.json'].content.practicalSteps).description += ' Make a deposit.'
    },
    'banking_2.json: terms[0]: neither',
  ],
  ['a term not listed at home', lesson((it) => it.terms.pop()), 'deposit is explained here'],
  ['an entry without a lesson', entry((it) => (it.lessonId = 'banking_5')), 'banking_5 is not in the manifest'],
  [
    'a name of two entries',
    (it) => it['glossary.json'].push({ ...first(it['glossary.json']), id: 'put', aliases: [] }),
    '"deposit" belongs to deposit already',
  ],

  // Wording
  ['a tag', lesson((_, it) => (it.introduction += ' <b>cash</b>')), 'a tag: "<b"'],
  ['unfinished text', lesson((_, it) => (it.introduction += ' TODO')), 'unfinished text: "TODO"'],
  [
    'a mark in a title',
    lesson((_, it) => (it.hero.subtitle = 'Up to {{cap}}.')),
    'a mark that nothing reads here: "{{"',
  ],
  ['an option by its letter', question((it) => (it.explanation += ' So option B fits.')), 'an option by its letter'],
  ['all of the above', question((it) => (it.options[3] = 'All of the above')), 'all or none of the above'],
  ['an option by its place', question((it) => (it.explanation += ' The last option fits.')), 'an option by its place'],
  [
    'a sentence of two lessons',
    lesson((_, it) => (it.introduction = soundLesson(3).content.introduction)),
    'the same sentence as in banking_1.json, content.introduction',
  ],

  // Names
  [
    'a bank by its name',
    lesson((_, it) => (it.introduction += ' Ask Wells Fargo.')),
    'a product (bank): "Wells Fargo"',
  ],
  ['a card', lesson((_, it) => it.keyPoints.push('A Visa costs more.')), 'keyPoints[4]: a product (card): "Visa"'],
  ['an app', lesson((_, it) => (first(it.callouts).content += ' Pay by Venmo.')), 'a product (app): "Venmo"'],
  ['a broker', lesson((it) => it.objectives.push('Open a Vanguard fund.')), 'objectives[2]: a product (broker)'],
  [
    'an insurer',
    question((it) => (it.options[3] = 'With State Farm')),
    'options[3]: a product (insurer): "State Farm"',
  ],
  ['tax software', question((it) => (it.explanation += ' TurboTax.')), 'a product (tax software): "TurboTax"'],
  [
    'a product in the glossary',
    entry((it) => (it.definition += ' See PayPal.')),
    'glossary.json: [0]: a product (app)',
  ],
  [
    'a product in a figure',
    figure((it) => (it.source = 'Fidelity Investments')),
    'figures.json: [0]: a product (broker)',
  ],
  [
    'a product in the manifest',
    module((it) => (it.description = 'With Chime.')),
    'modules[0].description: a product (bank)',
  ],
  [
    'a stranger who comes back',
    (it) => {
      for (const id of ['banking_1', 'banking_2'] as const) {
        it[`${id}.json`].content.introduction += ' Maya is next.'
      }
    },
    'Maya is in 2 lessons: banking_1.json, banking_2.json',
  ],
  [
    'somebody of a household in a lesson that is not listed with it',
    lesson((_, it) => (it.introduction += ' Odell is next.')),
    'Odell lives in St. Joseph, and households.ts does not list this lesson',
  ],
  [
    'a name that is not listed',
    lesson((_, it) => (it.introduction += ' Zebedee earns $9.')),
    'Zebedee looks like a first name',
  ],
]

test('accepts sound content', () => {
  expect(problemsOf(soundContent())).toEqual([])
})

test.each(FAULTS)('finds %s', (_fault, plant, problem) => {
  const content = soundContent()
  plant(content)
  expect(problemsOf(content)).toContainEqual(expect.stringContaining(problem))
})

test('names cut-off JSON and checks the rest', () => {
  const files = asFiles(soundContent())
  files.set('banking_2.json', '{"title":')
  expect(checkContent(files).map(describeProblem)).toEqual(['banking_2.json: broken JSON: the file ends here'])
})

test('accepts glossary entries of modules that are not listed yet', () => {
  const content = soundContent()
  const waiting = { id: 'apr', term: 'APR', aliases: [], definition: 'The yearly cost.', lessonId: 'credit_1' }
  content['glossary.json'].push({ ...waiting, aliases: ['yearly cost'] })
  expect(problemsOf(content)).toEqual([])
})

test('accepts words that only look like names, and allowed names', () => {
  const content = soundContent()
  content['banking_1.json'].content.introduction += ' Chase no price. The town of Ames has a Bank On account.'
  content['banking_2.json'].content.introduction += ' Ask the three bureaus: Equifax, Experian and TransUnion.'
  expect(problemsOf(content)).toEqual([])
})

test('accepts members of a household in a lesson listed with it', () => {
  const content = soundContent()
  content['banking_4.json'].content.introduction += ' Odell is next.'
  expect(problemsOf(content)).toEqual([])
})

test('accepts short amounts of different lengths', () => {
  const content = soundContent()
  first(content['banking_quiz.json'].questions).options = ['$9', '$1,200 a year', '$45', '$600']
  expect(problemsOf(content)).toEqual([])
})
