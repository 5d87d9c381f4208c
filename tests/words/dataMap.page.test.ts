import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { joinClassWords } from '#words/joinClass'
import { reportPartsWords } from '#words/reportParts'
import { sharingWords } from '#words/sharing'
import { teachingWords } from '#words/teaching'
import { bookDatabase } from '../../src/classroom/book/bookDatabase'
import { HANDED_IN } from '../../src/classroom/protocol/report/report'
import { makeReport } from '../../src/classroom/protocol/report/makeReport'
import { finishCheck } from '../../src/core/progress/checks'
import type { ProgressDocument } from '../../src/core/progress/document'
import { setSharesOutcomes } from '../../src/core/progress/sharesOutcomes'
import { createDeviceDatabase } from '../../src/data/store/deviceDatabase'
import { learnerDatabase } from '../../src/data/store/learnerDatabase'
import { planWrite } from '../../src/data/firebase/planWrite'
import { createChosenLanguage } from '../../src/platform/window/chosenLanguage'
import { createMirror } from '../../src/platform/window/mirror'
import { createRoster } from '../../src/platform/window/roster'
import { createTabGate } from '../../src/platform/window/tabGate'
import { leftNotes, leftSheets } from '../../src/platform/window/leftNotes'
import { openedClass, tools } from '../classroom/protocol/openedClass'
import { aboutReport, learned, PHONE, withPractice } from '../classroom/protocol/reportSamples'
import { day, doneBy, moduleId } from '../core/progress/samples'
import 'fake-indexeddb/auto'

/*
 * The one list of stored fields. Each row says how the policy for visitors and the data map call the field. A field that
 * the program writes and no row has makes a test fail, and so does a text without a row's words.
 */

type Part = keyof typeof reportPartsWords | 'shared'
interface Named {
  readonly policy: string
  readonly map: string
}

/** How the join page lists a field of a report, and the words of the two texts. */
const REPORT: Readonly<Record<string, Named & { readonly part: Part }>> = {
  name: { part: 'name', policy: 'the name that you chose for the class', map: 'name in this class' },
  'learning.lessons': { part: 'learning', policy: 'lessons and quizzes that you finished', map: 'lessons, quizzes' },
  'learning.completedOn': { part: 'learning', policy: 'with their days, scores', map: 'dates' },
  'learning.quizzes': { part: 'learning', policy: 'the number of tries', map: 'tries' },
  'learning.certificates': { part: 'learning', policy: 'your certificates', map: 'certificates' },
  'learning.days': { part: 'days', policy: 'days on which you learned', map: 'active days' },
  'learning.practice': { part: 'answers', policy: 'your last answers to each question', map: 'last answers' },
  answersSince: { part: 'answers', policy: 'your last answers to each question', map: 'last answers' },
  notJoined: { part: 'others', policy: 'names of other learners on this device', map: 'names of other learners' },
  checks: { part: 'shared', policy: 'your self-checks and your state', map: 'self-checks and the state' },
  state: { part: 'shared', policy: 'your self-checks and your state', map: 'self-checks and the state' },
  app: { part: 'numbers', policy: 'the app’s version', map: "app's version" },
  ...Object.fromEntries(
    ['madeAt', 'sequence', 'learning.owner', 'learning.format', 'learning.epoch'].map((field) => [
      field,
      { part: 'numbers', policy: 'numbers that are used only in this class', map: 'numbers for learner and device' },
    ]),
  ),
}

/** `sync` in the record of an account. The type fails where a field of the document is missing. */
const RECORD: Readonly<Record<keyof Required<ProgressDocument>, Named>> = {
  format: { policy: 'one record that belongs to your account', map: 'the progress document' },
  owner: { policy: 'one record that belongs to your account', map: 'users/<number>' },
  epoch: { policy: 'one record that belongs to your account', map: 'the progress document' },
  joinedOn: { policy: 'the day you joined', map: 'the progress document' },
  profile: { policy: 'your answer if your progress may be counted', map: 'the answer about outcomes' },
  lessons: { policy: 'lessons and quizzes that you finished', map: 'lessons' },
  completedOn: { policy: 'with days, scores', map: 'days' },
  quizzes: { policy: 'the number of tries', map: 'quizzes' },
  certificates: { policy: 'It has certificates', map: 'certificates' },
  unlocks: { policy: 'modules that you unlocked', map: 'points paid' },
  spentBefore: { policy: 'points that you spent', map: 'points paid' },
  days: { policy: 'days on which you learned', map: 'days' },
  practice: { policy: 'the last six answers to each question on each device', map: 'the last 6 answers' },
  checks: { policy: 'It has your self-checks', map: 'answers, self-checks' },
}

/** What each name in local and session storage is for. A caller's `kind`, `key` or id is part of the name. */
const KEYS: Readonly<Record<string, Named>> = {
  'ledger-learner': { policy: '**A name tag:**', map: 'the name tag' },
  'ledger-learners': { policy: '**A second list of the learners**', map: 'a second list of learners with first names' },
  'ledger-language': { policy: '**Your language,**', map: 'language' },
  'ledger-let-in': { policy: '**The owner of this tab:**', map: 'with or without a PIN' },
  'left-notes': { policy: 'the text you were still writing in a note', map: 'text not yet saved' },
  'left-sheets': { policy: 'or a worksheet', map: 'text not yet saved' },
}

/** What the code gives to `storageName`: a row above, words of the policy, or nothing if it has no data of a person. */
const NAMES: Readonly<Record<string, string>> = {
  LEARNER: KEYS['ledger-learner']?.policy ?? '',
  LEARNERS: KEYS['ledger-learners']?.policy ?? '',
  LANGUAGE: KEYS['ledger-language']?.policy ?? '',
  LET_IN: KEYS['ledger-let-in']?.policy ?? '',
  APPEARANCE: '**A copy of the text size, line spacing and colors**',
  "'ledger-install-declined'": '**Your answer about the app:**',
  "'reloaded-for-chunks-of'": '**A note about repairs:**',
  '`${kind}:${learner}`': KEYS['left-notes']?.policy ?? '',
  "'device'": '**A list of the learners on this device:**',
  '`learner-${learnerId}`': '**Your progress:**',
  '`class-${key}`': 'its class book is here too',
  "'[DEFAULT]'": '**Firebase’s own notes,**',
  "'lessons'": '**A copy of the site:**',
  "'rescue'": '**A copy of the site:**',
  // The lock of a tab, a lock that its caller names, and data of the earlier site, which is deleted.
  "'work-in-progress'": '',
  name: '',
  'site.earlierProgressKeyPrefix + id': '',
  'site.earlierProgressKeyPrefix + learnerId': '',
}

/** The tables of the three kinds of databases. */
const TABLES: Readonly<Record<string, Named>> = {
  'device.learners': { policy: '**A list of the learners on this device:**', map: 'first name, picture, color, PIN' },
  'device.settings': { policy: '**A class card**', map: 'joined classes: card' },
  'device.removals': { policy: '**A list of the learners on this device:**', map: 'until the learner is removed' },
  'device.classBooks': { policy: 'its class book is here too', map: 'reports, approvals, notes, plan, keys' },
  'learner.document': { policy: '**Your progress:**', map: 'the progress document' },
  'learner.activity': { policy: 'Your progress', map: 'activity' },
  'learner.drafts': { policy: '**Your place:**', map: 'quiz attempts' },
  'learner.places': { policy: 'how far you have read in a lesson', map: 'quiz attempts' },
  'learner.aside': { policy: '**Earlier progress:**', map: 'earlier progress' },
  'learner.remotes': { policy: 'which changes were backed up', map: 'to an account' },
  'learner.backup': { policy: '**A note of your backup file:**', map: 'to an account' },
  'learner.kept': { policy: 'your state if you chose one', map: 'state, notes, bookmarks, worksheets' },
  'learner.classes': { policy: '**Classes that you joined:**', map: 'joined classes: card, key, last report, plan' },
  'class.about': { policy: 'the names of the class and of you', map: 'names of the class and of the teacher' },
  'class.rows': { policy: 'the reports you collected', map: 'reports, approvals, notes, plan, keys' },
}

const read = (path: string): string => readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ')
const policy = read('organizations/prairie-ledger/documents/privacy-policy.md')
const map = read('docs/privacy.md')

function everything(): ProgressDocument {
  const answered = withPractice(learned(), { saving_q1: { [PHONE]: { count: 1, answers: [] } } })
  const taken = {
    moduleId: moduleId('saving'),
    kind: 'before',
    answers: [],
    device: PHONE,
    today: day('2026-11-20'),
  } as const
  const checked = doneBy(finishCheck(answered, taken))
  return doneBy(setSharesOutcomes(checked, true))
}

describe('the list of stored fields', () => {
  it.each(Object.entries({ ...REPORT, ...RECORD, ...KEYS, ...TABLES }))(
    'names %s in the policy and in the data map',
    (_, named) => {
      expect(policy).toContain(named.policy)
      expect(map).toContain(named.map)
    },
  )

  it('has every field of a real report, and no other', async () => {
    const about = aboutReport(await openedClass(), { notJoined: ['Ben'], sharing: { place: 'IA' } })
    const made = await makeReport(everything(), about, tools)
    if (made.kind === 'refused') throw new Error(made.reason)
    const { learning, ...rest } = made.map
    const found = [...Object.keys(rest), ...Object.keys(learning as object).map((field) => `learning.${field}`)]
    expect(Object.keys(REPORT)).toEqual(expect.arrayContaining(found))
    // A report of few answers has no day since which it has them.
    expect(Object.keys(REPORT).filter((field) => !found.includes(field))).toEqual(['answersSince'])
    expect(found).toEqual(expect.arrayContaining(HANDED_IN.map((field) => `learning.${field}`)))
  })

  it('has every part that both pages list', () => {
    const parts = new Set(Object.values(REPORT).map(({ part }) => part))
    expect([...parts].toSorted()).toEqual([...Object.keys(reportPartsWords), 'shared'].toSorted())
    expect(sharingWords.handed.join(' ')).toMatch(/self-checks.*state/)
    expect(teachingWords.seenShared).toMatch(/Self-checks and the state/)
    expect(joinClassWords.promise).toContain('second teacher')
  })

  it('has every field of the record of a real account', () => {
    const document = everything()
    const [sync] = planWrite({ fields: {}, stored: undefined, joined: document, derived: {} })
    expect(sync?.path).toEqual(['sync'])
    const fields = Object.keys(sync?.value as object)
    expect(fields).toEqual(expect.arrayContaining(['checks', 'profile', 'practice']))
    expect(fields.filter((field) => !(field in RECORD))).toEqual([])
  })

  it('has every key that the real writers leave in this browser', async () => {
    createMirror().write({ id: 'ada', firstName: 'Ada' })
    createRoster().note([{ id: 'ada', firstName: 'Ada', kind: 'device', isProtected: false }])
    await createChosenLanguage([{ tag: 'en' }, { tag: 'es' }], undefined, () => Promise.resolve()).choose('es')
    createTabGate().open('ada')
    leftNotes.leave('ada', 'saving_1', { text: 'rent', turn: 1 } as never)
    leftSheets.leave('ada', 'saving_1', { text: '{}', turn: 1 } as never)
    const found = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].map((key) => key.split(':')[0] ?? key)
    expect(found.toSorted()).toEqual(Object.keys(KEYS).toSorted())
  })

  it('has every name that any module makes for storage', () => {
    const made = ['src', 'sw'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('storageName.ts'))
        .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\bstorageName\(([^()]*)\)/g)]),
    )
    expect([...new Set(made.map(([, name = '']) => name))].toSorted()).toEqual(Object.keys(NAMES).toSorted())
    for (const words of Object.values(NAMES)) expect(policy).toContain(words)
  })

  it('has every table of the databases that are really made', async () => {
    const databases = {
      learner: learnerDatabase('ada' as never),
      class: bookDatabase('0a'.repeat(16)),
    }
    const found: string[] = []
    for (const [kind, database] of Object.entries(databases)) {
      await database.open()
      found.push(...database.tables.map(({ name }) => `${kind}.${name}`))
      database.close()
    }
    const device = createDeviceDatabase()
    await device.run((database) => {
      found.push(...database.tables.map(({ name }) => `device.${name}`))
      return Promise.resolve()
    })
    device.end('closed')
    expect(found.toSorted()).toEqual(Object.keys(TABLES).toSorted())
  })

  it('lets no referrer have a path', () => {
    expect(read('index.html')).toContain('<meta name="referrer" content="strict-origin">')
    expect(read('firebase.json')).toContain('"key": "Referrer-Policy", "value": "strict-origin"')
  })
})
