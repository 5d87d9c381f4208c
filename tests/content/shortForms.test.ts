import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { lessonTexts } from '../../tools/content/contentTexts'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'

/** Abbreviations that lessons spell out at first use and the glossary spells out in their entry, if they have one. */
const SHORT_FORMS: readonly (readonly [letters: string, words: string, glossaryId?: string])[] = [
  ['APR', 'annual percentage rate', 'annual-percentage-rate'],
  ['EIN', 'Employer Identification Number', 'employer-identification-number'],
  ['ETF', 'exchange-traded fund', 'etf'],
  ['FAFSA', 'Free Application for Federal Student Aid', 'fafsa'],
  ['FHA', 'Federal Housing Administration', 'fha-loan'],
  ['FICA', 'Federal Insurance Contributions Act', 'fica'],
  ['HELOC', 'home equity line of credit', 'home-equity-line-of-credit'],
  ['HUD', 'Department of Housing and Urban Development'],
  ['IRA', 'individual retirement account', 'ira'],
  ['ITIN', 'Individual Taxpayer Identification Number', 'itin'],
  ['LIHEAP', 'Low Income Home Energy Assistance Program', 'liheap'],
  ['PMI', 'private mortgage insurance', 'pmi'],
  ['SHIP', 'State Health Insurance Assistance Program', 'state-health-insurance-assistance-program'],
  ['SIPC', 'Securities Investor Protection Corporation', 'sipc'],
  ['SNAP', 'Supplemental Nutrition Assistance Program', 'snap'],
  ['SSDI', 'Social Security Disability Insurance', 'ssdi-and-ssi'],
  ['SSI', 'Supplemental Security Income', 'ssdi-and-ssi'],
  ['USDA', 'Department of Agriculture', 'usda-loan'],
  ['VA', 'Department of Veterans Affairs', 'va-loan'],
  ['VITA', 'Volunteer Income Tax Assistance', 'vita'],
]

/** Abbreviations in lessons that have no glossary entry of their own. */
const LESSON_FORMS: typeof SHORT_FORMS = [
  ['ACV', 'actual cash value'],
  ['AGI', 'adjusted gross income'],
  ['APY', 'annual percentage yield'],
  ['BOI', 'beneficial ownership information'],
  ['CDFI', 'community development financial institution'],
  ['CHIP', 'Children’s Health Insurance Program'],
  ['DBA', 'doing business as'],
  ['DTI', 'debt-to-income ratio'],
  ['EITC', 'Earned Income Tax Credit'],
  ['FDIC', 'Federal Deposit Insurance Corporation'],
  ['FTC', 'Federal Trade Commission'],
  ['HSA', 'health savings account'],
  ['IBR', 'Income-Based Repayment'],
  ['IRS', 'Internal Revenue Service'],
  ['LLC', 'limited liability company'],
  ['NCUA', 'National Credit Union Administration'],
  ['PAL', 'payday alternative loan'],
  ['QBI', 'qualified business income'],
  ['RMD', 'required minimum distribution'],
  ['SBA', 'Small Business Administration'],
]

const { content } = readContent(readFolder(fileURLToPath(new URL('../../public/data/lessons', import.meta.url))))
const lessons = content?.modules.flatMap((module) => module.lessons) ?? []
const glossary = new Map(content?.glossary.map((entry) => [entry.id, entry]))

const has = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())

describe('the glossary', () => {
  test.each(SHORT_FORMS.flatMap(([letters, words, id]) => (id === undefined ? [] : [[letters, words, id] as const])))(
    'spells out %s',
    (letters, words, id) => {
      const entry = glossary.get(id)
      expect(entry?.term).toContain(letters)
      expect(has(entry?.term ?? '', words)).toBe(true)
    },
  )

  test('has the terms of taxes, mortgages, Medicare and job loss', () => {
    const wanted =
      'cobra tax-bracket filing-status head-of-household itemize refinance servicer appraisal closing medigap medicare-advantage power-of-attorney form-1099 garnishment forbearance'
    expect(wanted.split(' ').filter((id) => !glossary.has(id))).toEqual([])
  })

  test('explains in at most 35 words', () => {
    const long = [...glossary.values()].filter(({ definition }) => definition.split(/\s+/).length > 35)
    expect(long.map(({ id }) => id)).toEqual([])
  })
})

/** Texts in the order in which a learner reads them. A heading belongs to the text under it. */
function partsOf(lesson: (typeof lessons)[number]['lesson']): string[] {
  const parts = new Map<string, string>()
  for (const { field, text, counted } of lessonTexts(lesson)) {
    const part = /^content\.\w+(?:\[\d+\])?/.exec(field)?.[0] ?? field
    if (counted) parts.set(part, `${parts.get(part) ?? ''}${text}\n`)
  }
  return [...parts.values()]
}

const says = (text: string, [, words, id]: (typeof SHORT_FORMS)[number]): boolean =>
  // The lesson that explains the percentage may use the words of the glossary: “the yearly cost of borrowing”.
  has(text, words) || (id === 'annual-percentage-rate' && has(text, 'yearly cost of borrowing'))

test.each(lessons.map((read) => [read.info.id, read] as const))(
  '%s spells out its abbreviations at first use',
  (_id, { lesson }) => {
    const parts = partsOf(lesson)
    const unexplained = [...SHORT_FORMS, ...LESSON_FORMS].filter((form) => {
      const first = parts.findIndex((part) => new RegExp(`(?<![A-Za-z])${form[0]}s?(?![A-Za-z])`).test(part))
      return first >= 0 && !says(parts.slice(0, first + 1).join('\n'), form)
    })
    expect(unexplained.map(([letters]) => letters)).toEqual([])
  },
)
