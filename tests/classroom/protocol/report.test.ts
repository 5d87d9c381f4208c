import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashedId, senderHashOf } from '../../../src/classroom/protocol/card/classId'
import { type ClassCurriculum, moduleCells } from '../../../src/classroom/protocol/book/grid'
import type { LearningReport } from '../../../src/classroom/protocol/report/report'
import { HANDED_IN } from '../../../src/classroom/protocol/report/report'
import { LARGEST_REPORT, makeLeavingReport, makeReport } from '../../../src/classroom/protocol/report/makeReport'
import { openReport, sealReport } from '../../../src/classroom/protocol/report/sealReport'
import { completedLessons } from '../../../src/core/progress/lessons'
import { completedQuizzes } from '../../../src/core/progress/quizzes'
import { canonicalText, type JsonMap, own } from '../../../src/core/progress/json'
import { join } from '../../../src/core/progress/join'
import { displayNameOf, setDisplayName } from '../../../src/core/progress/profile'
import { parseDocument } from '../../../src/core/progress/parseDocument'
import { answersTo } from '../../../src/core/progress/practice'
import { DEVICES, documentInput } from '../../core/progress/arbitraries'
import { device, doneBy, learner, moduleId, OWNER, question } from '../../core/progress/samples'
import { learnerSigner, type OpenedClass, openedClass, tools } from './openedClass'
import { aboutReport, handedIn, learned, MADE_AT, PHONE, withPractice } from './reportSamples'
import type { ProgressDocument } from '../../../src/core/progress/document'

let period3: OpenedClass

beforeAll(async () => {
  period3 = await openedClass()
})

async function opened(document: ProgressDocument): Promise<LearningReport> {
  const { card, open } = period3
  const result = await openReport(await handedIn(period3, document), card.classId, open, tools)
  if (result.kind === 'refused' || result.report.kind === 'left') throw new Error('The report did not open.')
  return result.report
}

/** Returns the report as JSON, and as the text that the learner may read before it leaves. */
async function madeText(document: ProgressDocument): Promise<{ readonly map: JsonMap; readonly text: string }> {
  const made = await makeReport(document, aboutReport(period3), tools)
  if (made.kind === 'refused') throw new Error(made.reason)
  return { map: made.map, text: tools.decode(made.packed.text) }
}

/** 5 characters: days since 2026-01-01, a quiz, an option. */
const answer = (day: number, option = 0) => `${day.toString(36).padStart(3, '0')}q${option}`

describe('a report', () => {
  it('contains the learner’s progress', async () => {
    const report = await opened(learned())
    expect(report).toMatchObject({ kind: 'learning', name: 'Ada', madeAt: MADE_AT, sequence: 1, app: '3.3.5' })
    expect(completedLessons(report.document)).toEqual(['foundations_1'])
    expect(completedQuizzes(report.document)).toEqual(['foundations_quiz:80'])
    expect(report.document.days).toEqual({ '2026-11-20': true })
    expect(report.document.completedOn).toEqual({ foundations_1: '2026-11-20' })
  })

  it('says that a quiz was passed, after the passing score rose too', async () => {
    const foundations = { id: moduleId('foundations'), title: '', lessons: [] }
    const raised = new Map([[foundations.id, { passingScore: 90 }]])
    const curriculum = { modules: [foundations], quizzes: raised } as unknown as ClassCurriculum
    const statusIn = async (document: ProgressDocument) =>
      moduleCells((await opened(document)).document, curriculum).map(({ quiz }) => quiz)
    expect(await statusIn(learned())).toMatchObject([{ status: 'passed', score: 80 }])
    const { passed: _mark, ...older } = learned().quizzes[foundations.id] ?? {}
    expect(await statusIn({ ...learned(), quizzes: { [foundations.id]: older } })).toMatchObject([{ status: 'failed' }])
  })

  it('has only listed fields', async () => {
    const { map } = await madeText({ ...learned(), reflections: { a: 'private' }, sync: 1 } as ProgressDocument)
    expect(Object.keys(map).sort()).toEqual(['app', 'learning', 'madeAt', 'name', 'sequence'])
    const fields = Object.keys(own(map, 'learning') as JsonMap)
    expect(fields.sort()).toEqual([...HANDED_IN, 'owner'].sort())
  })

  it('has no account, email, picture or device name of any document', async () => {
    const uid = learner('uid0f4dXqR9sT2uV')
    const secrets = ['ada@example.org', 'data:image/png;base64,AAAA', 'Augusta Ada King', 'PRIVATE-NOTE']
    const named = DEVICES.map((name) => (name === 'legacy' ? name : device(`device-${name}-9f3k`)))
    const input = documentInput.map((value) => {
      // Every device gets a name that can be recognized, and every unknown field gets a private value.
      const written =
        JSON.stringify(value ?? {}, (_key, item: unknown) => (typeof item === 'bigint' ? 0 : item)) ?? '{}'
      const renamed = DEVICES.reduce<string>(
        (text, name, index) => text.replaceAll(`"${name}":`, `"${named[index] ?? name}":`),
        written,
      )
      return { ...(JSON.parse(renamed) as object), owner: uid, email: secrets[0], notes: { a: secrets[3] } }
    })
    await fc.assert(
      fc.asyncProperty(input, fc.constantFrom(...named), async (value, answering) => {
        const parsed = parseDocument(value, uid)
        if (parsed.kind === 'unreadable') throw new Error(parsed.reason)
        const profile = {
          displayName: { turn: 1, value: secrets[2] ?? '' },
          photoURL: { turn: 1, value: secrets[1] ?? '' },
          email: secrets[0],
        }
        const quizzes = { foundations: { attempts: { [answering]: 2 }, hints: secrets[3] } }
        const lessons = { ...parsed.document.lessons, foundations_1: { [answering]: 1, note: secrets[3] } }
        const practice = { 'foundations-q1': { [answering]: [1, answer(3)], note: [1, secrets[3]] }, note: secrets[3] }
        const document = { ...parsed.document, format: 1, profile, quizzes, lessons, practice }
        const { text } = await madeText(document)
        for (const secret of [uid, ...secrets, ...named.filter((name) => name !== 'legacy')]) {
          expect(text).not.toContain(secret)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('uses the same ids in one class, and others in another', async () => {
    const other = await openedClass()
    const id = async (classId: typeof other.card.classId) => await hashedId(OWNER, classId, tools)
    const { member, document } = await opened(learned())
    expect(member).toBe(await id(period3.card.classId))
    expect(member).toMatch(/^[0-9a-f]{32}$/)
    expect(member).not.toBe(await id(other.card.classId))
    expect(document.lessons).toEqual({
      foundations_1: { [await hashedId(PHONE, period3.card.classId, tools)]: 1 },
    })
  })

  it('merges two devices of a learner like their documents', async () => {
    await fc.assert(
      fc.asyncProperty(documentInput, documentInput, async (first, second) => {
        const [a, b] = [first, second].map((value) => {
          const parsed = parseDocument(value, OWNER)
          if (parsed.kind === 'unreadable') throw new Error(parsed.reason)
          return { ...parsed.document, format: 1 }
        })
        if (a === undefined || b === undefined) throw new Error('two documents')
        const [mine, theirs, both] = [await opened(a), await opened(b), await opened(join(a, b))]
        const together = join(mine.document, theirs.document)
        expect(completedLessons(together)).toEqual(completedLessons(both.document))
        expect(completedQuizzes(together)).toEqual(completedQuizzes(both.document))
        expect(Object.keys(together.days).sort()).toEqual(Object.keys(both.document.days).sort())
        expect(together.epoch).toBe(both.document.epoch)
      }),
      { numRuns: 40 },
    )
  })

  it('has the name that its learner chose for this class', async () => {
    const document = doneBy(setDisplayName(learned(), 'Augusta Ada King'))
    expect(displayNameOf((await opened(document)).document)).toBeUndefined()
    const about = aboutReport(period3, { name: ' Ada\u202E \n' })
    expect(await makeReport(document, about, tools)).toMatchObject({ kind: 'made', map: { name: 'Ada' } })
    const nameless = aboutReport(period3, { name: '\u0000' })
    expect(await makeReport(document, nameless, tools)).toEqual({ kind: 'refused', reason: 'bad-name' })
  })

  it('can’t be made from a document of a newer app', async () => {
    const made = await makeReport({ ...learned(), format: 2 }, aboutReport(period3), tools)
    expect(made).toEqual({ kind: 'refused', reason: 'outdated' })
  })

  it('may be the last one, which has no progress', async () => {
    const signer = await learnerSigner()
    const packed = await makeLeavingReport({ madeAt: MADE_AT, sequence: 9, app: '3.3.5' }, tools)
    const bytes = await sealReport(packed, 9, signer, period3.card, tools)
    const result = await openReport(bytes, period3.card.classId, period3.open, tools)
    expect(result).toMatchObject({ kind: 'opened', report: { kind: 'left', madeAt: MADE_AT, sequence: 9 } })
    expect(tools.decode(packed.text)).toBe(`{"app":"3.3.5","left":true,"madeAt":"${MADE_AT}","sequence":9}`)
  })

  it.each([
    ['a name of 100 kB', { name: 'x'.repeat(100_000) }, 'bad-name'],
    ['a name that turns the text around', { name: 'Ada\u202E' }, 'bad-name'],
    ['no name', { name: undefined }, 'bad-name'],
    ['no learning', { learning: undefined }, 'unreadable'],
    ['an owner that is no hash', { learning: { owner: 'ada', epoch: 0 } }, 'unreadable'],
    ['no epoch', { learning: { owner: '0'.repeat(32) } }, 'unreadable'],
  ])('is rejected with %s', async (_what, changed, reason) => {
    const { map } = await madeText(learned())
    const text = tools.encode(canonicalText({ ...map, ...changed }))
    const packed = { text, deflated: await tools.deflate(text) }
    const bytes = await sealReport(packed, 1, await learnerSigner(), period3.card, tools)
    const result = await openReport(bytes, period3.card.classId, period3.open, tools)
    expect(result).toEqual({ kind: 'refused', reason })
  })

  it('ignores fields that are not listed', async () => {
    const { map } = await madeText(learned())
    const learning = { ...(own(map, 'learning') as JsonMap), profile: { displayName: 'x' }, spentBefore: 7, more: [1] }
    const text = tools.encode(canonicalText({ ...map, learning }))
    const packed = { text, deflated: await tools.deflate(text) }
    const bytes = await sealReport(packed, 1, await learnerSigner(), period3.card, tools)
    const result = await openReport(bytes, period3.card.classId, period3.open, tools)
    if (result.kind === 'refused' || result.report.kind === 'left') throw new Error('not opened')
    expect(result.report.document).toMatchObject({ profile: {}, spentBefore: 0 })
    expect(result.report.document).not.toHaveProperty('more')
  })
})

describe('the answers in a report', () => {
  const practiceIn = async (practice: unknown) => {
    const { map } = await madeText(withPractice(learned(), practice))
    return { practice: own(own(map, 'learning') as JsonMap, 'practice'), answersSince: own(map, 'answersSince') }
  }

  it('are the last three per question, each under its device', async () => {
    const [phone, tablet] = [PHONE, device('tablet0of0ada')]
    const inClass = async (id: typeof PHONE) => await hashedId(id, period3.card.classId, tools)
    const { practice, answersSince } = await practiceIn({
      'foundations-q1': {
        [phone]: [9, answer(1, 1) + answer(5, 2) + answer(9, 3)],
        [tablet]: [2, answer(2, 0) + answer(8, 1)],
      },
      'foundations-q2': { [tablet]: [1, answer(4)] },
    })
    expect(practice).toEqual({
      'foundations-q1': {
        [await inClass(phone)]: [9, answer(5, 2) + answer(9, 3)],
        [await inClass(tablet)]: [2, answer(8, 1)],
      },
      'foundations-q2': { [await inClass(tablet)]: [1, answer(4)] },
    })
    expect(answersSince).toBeUndefined()
  })

  it('without a known day are the oldest and stay undated', async () => {
    const unknown = '000q1'
    const { practice } = await practiceIn({
      'foundations-q1': { [PHONE]: [5, answer(7) + unknown + answer(2) + answer(3)] },
      'foundations-q2': { [PHONE]: [1, unknown] },
    })
    const inClass = await hashedId(PHONE, period3.card.classId, tools)
    expect(practice).toEqual({
      'foundations-q1': { [inClass]: [5, answer(2) + answer(3) + answer(7)] },
      'foundations-q2': { [inClass]: [1, unknown] },
    })
    const { document } = await opened(withPractice(learned(), { 'foundations-q2': { [PHONE]: [1, unknown] } }))
    expect(answersTo(document, question('foundations-q2'))).toEqual([
      { device: inClass, written: unknown, day: undefined, kind: 'quiz', chosen: 1 },
    ])
  })

  it('come from quizzes and reviews, never from a self-check', async () => {
    const { practice } = await practiceIn({
      'foundations-q1': { [PHONE]: [3, `${answer(2)}01nc101nr2`] },
      'foundations-p1': { [PHONE]: [2, '01nc101nc-'] },
    })
    expect(practice).toEqual({
      'foundations-q1': { [await hashedId(PHONE, period3.card.classId, tools)]: [3, `${answer(2)}01nr2`] },
    })
  })

  it('are left out when they can’t be read', async () => {
    const { practice } = await practiceIn({
      'foundations-q1': { [PHONE]: [1, 'nonsense'], x: 'y', z: [1], w: [-1, answer(1)] },
      'foundations-q2': 7,
      'foundations-q3': { [PHONE]: [2, `000x1${answer(4)}zz`] },
    })
    expect(practice).toEqual({
      'foundations-q3': { [await hashedId(PHONE, period3.card.classId, tools)]: [2, answer(4)] },
    })
  })

  it('of a full course stay far below the limit', async () => {
    const entries = Array.from({ length: 289 }, (_, n) => [
      `module-q${n}`,
      { [PHONE]: [6, answer(n % 300, n % 4).repeat(6)] },
    ])
    const bytes = await handedIn(period3, withPractice(learned(), Object.fromEntries(entries)))
    expect(bytes.length).toBeLessThan(6000)
  })

  it('lose their oldest days until the envelope is under 48 kB', async () => {
    // Far more than any course, with random ids so that nothing can be compressed.
    const random = (length: number) => Buffer.from(tools.random(length)).toString('hex')
    const entries = Array.from({ length: 6000 }, (_, n) => [`q-${random(16)}`, { [PHONE]: [1, answer(n % 200)] }])
    const document = withPractice(learned(), Object.fromEntries(entries))
    const bytes = await handedIn(period3, document)
    expect(bytes.length).toBeLessThan(LARGEST_REPORT)
    const { card, open } = period3
    const result = await openReport(bytes, card.classId, open, tools)
    if (result.kind === 'refused' || result.report.kind === 'left') throw new Error('not opened')
    const { answersSince, document: read } = result.report
    const practice = own(read as unknown as JsonMap, 'practice') as Record<string, Record<string, [number, string]>>
    const days = Object.values(practice).flatMap((logs) => Object.values(logs).map(([, log]) => log.slice(0, 3)))
    const oldest = [...days].sort()[0] ?? ''
    const since = new Date(Date.UTC(2026, 0, 1) + Number.parseInt(oldest, 36) * 86_400_000).toISOString().slice(0, 10)
    expect(answersSince).toBe(since)
    // As few days as possible were dropped: one more day would not have fit.
    expect(bytes.length).toBeGreaterThan(LARGEST_REPORT - 1200)
    expect(completedLessons(read)).toEqual(['foundations_1'])
  })
})

it('names a sender by the hash of its key', async () => {
  const { key } = await learnerSigner()
  expect(await senderHashOf(key, tools)).toMatch(/^[0-9a-f]{64}$/)
})
