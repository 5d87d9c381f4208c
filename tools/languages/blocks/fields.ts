import type { JsonKind } from './kinds.ts'

/**
 * How a field with a text is translated.
 *
 * - `text`: a stale translation is shown if its facts are still right.
 * - `exact`: a stale translation is never shown.
 * - `bare`: as `text`, but it never carries a mark, because a learner's entry or a calculation depends on it.
 * - `name`: as `text`, and it may stay as it is in English, such as the name of a law.
 * - `list`: a list of other forms of a name. It is one text, because another language has more forms or fewer.
 */
export type Use = 'text' | 'exact' | 'bare' | 'name' | 'list'

export interface Fields {
  /** By path. `*` is any item of a list, and `*<lines>` is an item whose type is `lines`. */
  readonly texts: Readonly<Record<string, Use>>
  /** Fields that stay English or are no text, with all inside of them. `**.` stands for any path, also for none. */
  readonly fixed: readonly string[]
  /** Paths whose texts are shown in one language only: all translated, or all English. */
  readonly groups?: readonly string[]
  /** Fields that repeat another field, and which one. They follow it. */
  readonly repeated?: Readonly<Record<string, string>>
}

const QUESTION = ['question', 'options.*', 'explanation', 'why.*', 'rule']
const QUIZ_LISTS = ['questions', 'again', 'practice', 'rules', 'decide']

/** One table for each kind of file. A test shows that each string of the course with letters is in its table. */
export const fields: Readonly<Record<JsonKind, Fields>> = {
  lesson: {
    texts: {
      title: 'text',
      duration: 'bare',
      'objectives.*': 'text',
      'disclaimers.*': 'text',
      rule: 'text',
      'content.hero.title': 'text',
      'content.hero.subtitle': 'text',
      'content.introduction': 'text',
      'content.keyPoints.*': 'text',
      'content.sections.*.title': 'text',
      'content.sections.*.content': 'text',
      ...table('content.sections.*.table'),
      'content.sections.*.bars.caption': 'text',
      'content.sections.*.bars.unit': 'text',
      'content.sections.*.bars.items.*.label': 'text',
      'content.sections.*.bars.items.*.parts.*.label': 'text',
      'content.sections.*.more.title': 'text',
      'content.sections.*.more.content': 'text',
      ...table('content.sections.*.more.table'),
      ...question('content.sections.*.decide'),
      ...question('content.decide'),
      'content.callouts.*.title': 'text',
      'content.callouts.*.content': 'text',
      'content.practicalSteps.*.title': 'text',
      'content.practicalSteps.*.description': 'text',
      'sheet.title': 'text',
      'sheet.intro': 'text',
      ...part('amounts', { title: 'text', 'rows.*.label': 'text', 'rows.*.hint': 'text', total: 'text' }),
      ...part('lines', { title: 'text', 'columns.*.label': 'text', 'first.*': 'text' }),
      ...part('fields', { title: 'text', 'fields.*.label': 'text', 'fields.*.hint': 'text', 'fields.*.blank': 'text' }),
      // The worksheet saves the chosen option as a text.
      ...part('fields', { 'fields.*.options.*': 'bare' }),
      ...part('checks', { title: 'text', 'items.*.label': 'text', 'items.*.hint': 'text' }),
      ...part('letter', { title: 'text', text: 'text' }),
      ...part('document', { title: 'text', note: 'text', 'lines.*.label': 'text', 'lines.*.value': 'name' }),
      ...part('document', { 'lines.*.group': 'text', 'tasks.*.ask': 'text', 'tasks.*.why': 'text' }),
      ...part('results', { title: 'text', 'rows.*.label': 'text', 'rows.*.hint': 'text', 'rows.*.less': 'text' }),
      ...part('results', { 'rows.*.none': 'text', 'rows.*.unless.say': 'text' }),
    },
    fixed: [
      ...paths('$schema standards terms calculator content.hero.image content.sections.*.local'),
      ...paths('**.id **.type **.kind **.unit **.style **.remember **.of **.by **.per **.line'),
      'sheet.parts.*<lines>.total',
    ],
    groups: ['content.sections.*.decide', 'content.decide'],
    repeated: { 'content.callouts.*.after': 'content.sections.*.title' },
  },
  quiz: {
    texts: {
      title: 'text',
      duration: 'bare',
      ...Object.assign({}, ...QUIZ_LISTS.map((list) => question(`${list}.*`))),
    },
    // Retired questions are never asked.
    fixed: paths('$schema **.id **.type **.lessonId retired'),
    groups: QUIZ_LISTS.map((list) => `${list}.*`),
  },
  glossary: {
    texts: { '*.term': 'name', '*.aliases': 'list', '*.definition': 'text' },
    fixed: paths('*.id *.lessonId'),
  },
  figures: {
    texts: { '*.label': 'exact' },
    fixed: paths('*.id *.unit *.source *.url *.compiledOn *.expiresOn *.sourceDated *.steady *.checked *.next'),
  },
  manifest: {
    texts: {
      'modules.*.title': 'text',
      'modules.*.description': 'text',
      'modules.*.duration': 'bare',
      'modules.*.lessons.*.title': 'text',
      'modules.*.lessons.*.duration': 'bare',
      'modules.*.quiz.title': 'text',
      'modules.*.quiz.duration': 'bare',
    },
    fixed: paths('$schema **.id **.type **.contentFile **.difficulty **.icon **.color'),
  },
  stateNotes: {
    texts: { 'notes.*.text': 'exact' },
    fixed: paths('$schema topic **.state **.phone **.phones **.site **.source **.url **.sourceDated **.readOn'),
  },
  states: {
    texts: { 'states.*.name': 'name', 'topics.*.title': 'text', 'topics.*.other': 'exact' },
    fixed: paths('$schema **.id'),
  },
  signCards: {
    texts: {
      '*.short': 'exact',
      '*.title': 'exact',
      '*.questions.*.ask': 'exact',
      '*.questions.*.note': 'exact',
      '*.rule': 'exact',
      '*.action.label': 'exact',
      '*.leave': 'exact',
    },
    fixed: paths('*.id **.lessonId *.action.tool *.action.moduleId'),
  },
  newsletters: {
    texts: {
      '*.title': 'text',
      '*.summary': 'text',
      '*.sections.*.title': 'text',
      '*.sections.*.text': 'text',
      ...table('*.sections.*.table'),
      '*.steps.*': 'text',
    },
    fixed: paths('*.slug *.date *.picture *.lessons **.kind'),
  },
  organization: {
    texts: { description: 'text', funding: 'text' },
    fixed: paths('$schema name email social partners documents colors domain'),
  },
}

function paths(names: string): readonly string[] {
  return names.split(' ')
}

type Texts = Readonly<Record<string, Use>>

function table(path: string): Texts {
  return { [`${path}.caption`]: 'text', [`${path}.columns.*.label`]: 'text', [`${path}.rows.*.*`]: 'text' }
}

function question(path: string): Texts {
  return Object.fromEntries(QUESTION.map((field) => [`${path}.${field}`, 'exact' as const]))
}

/** Fields of the parts of a worksheet that have a type. */
function part(type: string, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([field, use]) => [`sheet.parts.*<${type}>.${field}`, use]))
}
