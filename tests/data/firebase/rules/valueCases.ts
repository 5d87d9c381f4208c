import { deleteField } from 'firebase/firestore'
import { MAX_COUNT } from '../../../../src/core/progress/ids'
import type { Case } from './Case'
import { both, changed } from './fieldWrites'
import { storedByThisSite } from './samples'

const ids = (length: number): readonly string[] => Array.from({ length }, (_, at) => `foundations-${at + 1}`)
const results = (length: number): readonly string[] => ids(length).map((id) => `${id}_quiz:80`)
/** Joined line by line, they are 64 kB (65,536 bytes) plus `more`. */
const names = (more: number): readonly string[] => ['x'.repeat(32_767), 'x'.repeat(32_768 + more)]

const ID_LISTS = { lessons: 'completedConcepts', modules: 'unlockedModules' } as const
const AMOUNTS = {
  points: 'totalPoints',
  'days of a streak': 'learningStreak',
  'redeemed points': 'redeemedPoints',
} as const
const NUMBERS: readonly (readonly [what: string, value: unknown, allowed: boolean])[] = [
  ['of 0', 0, true],
  ['of 2^40', MAX_COUNT, true],
  ['of half a one', 0.5, true],
  ['below 0', -1, false],
  ['above 2^40', MAX_COUNT + 1, false],
  ['of 1e308', 1e308, false],
  ['that are no number at all', Number.NaN, false],
  ['without an end', Number.POSITIVE_INFINITY, false],
  ['without a beginning', Number.NEGATIVE_INFINITY, false],
  ['that are a text', '150', false],
  ['that are a list', [1], false],
  ['that are nothing', null, false],
]

/** The values allowed in the address, the lists and the numbers of the profile. */
export const valueCases: readonly Case[] = [
  ...both('the address of the account', { email: 'ada@example.org' }, true),
  ...both('no address', { email: null }, true),
  ...both('the address of somebody else', { email: 'grace@example.org' }, false),
  ...both('an address that is no text', { email: ['ada@example.org'] }, false),
  ...both('an empty address', { email: '' }, false),
  ...both('an address in capitals', { email: 'ADA@example.org' }, true),
  ...both(
    'an address that the account writes in capitals',
    { email: 'ada@example.org' },
    true,
    'ada, whose address is written in capitals',
  ),
  ...both('no address, as it has none', { email: null }, true, 'ada without an address'),
  ...both('an empty address, as it has none', { email: '' }, true, 'ada without an address'),
  ...both('an address that it does not have', { email: 'ada@example.org2' }, false, 'ada without an address'),
  {
    name: 'the address is taken away',
    who: 'ada',
    before: storedByThisSite,
    act: changed({ email: deleteField() }),
    allowed: false,
  },

  ...both(
    'full lists',
    {
      completedConcepts: ids(1000),
      completedQuizzes: results(1000),
      certificates: ids(1000),
      unlockedModules: ids(1000),
    },
    true,
  ),
  ...both('empty lists', { completedConcepts: [], completedQuizzes: [], certificates: [], unlockedModules: [] }, true),
  ...Object.entries(ID_LISTS).flatMap(([what, field]) => [
    ...both(`1,001 ${what}`, { [field]: ids(1001) }, false),
    ...both(`${what} that are no list`, { [field]: { 0: 'foundations-1' } }, false),
    ...both(`${what} that are nothing`, { [field]: null }, false),
    ...both(`${what} with the longest names there are`, { [field]: [`a${'-'.repeat(63)}`, 'x'.repeat(64)] }, true),
    ...both(`${what} with too long a name`, { [field]: ['saving_1', 'x'.repeat(65)] }, false),
    ...both(`${what} with an empty name`, { [field]: ['saving_1', ''] }, false),
    ...both(`${what} with a name of many words`, { [field]: ['saving_1', '<b>Buy gold</b>'] }, false),
    ...both(`${what} with a name that databases keep for themselves`, { [field]: ['__proto__'] }, false),
  ]),
  ...both('1,001 quizzes', { completedQuizzes: results(1001) }, false),
  ...both('quizzes that are no list', { completedQuizzes: 'saving_quiz:80' }, false),
  ...both(
    'quizzes in either form, with any percentage',
    { completedQuizzes: ['saving:0', 'credit_quiz:100', 'taxes_quiz:66.66666666666667', 'banking_quiz:1e-7'] },
    true,
  ),
  ...both('quizzes of the longest name there is', { completedQuizzes: [`${'x'.repeat(64)}_quiz:80`] }, true),
  ...both('quizzes without a result', { completedQuizzes: ['saving_quiz:80', 'credit_quiz'] }, false),
  ...both('quizzes with a result that is no number', { completedQuizzes: ['saving_quiz:all'] }, false),
  ...both('quizzes with a negative result', { completedQuizzes: ['saving_quiz:-1'] }, false),
  ...both(
    'quizzes of 64 kB and more',
    { completedQuizzes: results(1000).map((one) => `${'x'.repeat(48)}${one}`) },
    false,
  ),
  ...both('1,001 certificates', { certificates: ids(1001) }, false),
  ...both('certificates that are no list', { certificates: 7 }, false),
  ...both('certificates in words', { certificates: ['Money Basics – 1', 'Épargne', '貯金 🌾'] }, true),
  ...both('certificates of 64 kB', { certificates: names(0) }, true),
  ...both('certificates of more than 64 kB', { certificates: names(1) }, false),
  ...both('certificates of more than 64 kB in few letters', { certificates: ['ж'.repeat(32_769)] }, false),
  ...both('certificates with control signs', { certificates: ['Money\u0007'] }, false),
  ...both('certificates with an empty one', { certificates: ['saving', ''] }, false),

  ...Object.entries(AMOUNTS).flatMap(([what, field]) =>
    NUMBERS.flatMap(([how, value, allowed]) => both(`${what} ${how}`, { [field]: value }, allowed)),
  ),
]
