/**
 * Role: lists the people who return in three or more modules, and the lessons that mention them.
 * Guarantee: no other person of the course has their names or returns, so a name is always one person.
 * Must not: say more about them than the lessons do.
 */
export interface Household {
  readonly names: readonly string[]
  /** A town of `towns.json`, whose state’s law applies to them. */
  readonly home: string
  /** Facts from the lessons, which another lesson must not contradict. */
  readonly known: string
  /** Ids of the lessons, in the order of the course. */
  readonly lessons: readonly string[]
  /** The lesson in which one of them says that they regret something. */
  readonly regrets?: string
}

export const HOUSEHOLDS: readonly Household[] = [
  {
    names: ['Mee', 'Kao'],
    home: 'Wausau',
    known: 'A home health aide with $2,800 of take-home pay and a car, and one daughter, small at first and 17 later.',
    lessons: ['foundations_3', 'insurance_1', 'real_estate_1'],
  },
  {
    names: ['Joe', 'Malik'],
    home: 'Terre Haute',
    known:
      'A veteran who builds trailers, his hours cut, and his son, who turns 16, works at a car wash and is 18 later.',
    lessons: ['foundations_8', 'insurance_3', 'credit_3'],
  },
  {
    names: ['Keisha'],
    home: 'Saginaw',
    known: 'An aide, later supervisor of the night shift at $36,000, with two children; then she takes a day job.',
    lessons: ['foundations_6', 'insurance_4', 'retirement_2'],
  },
  {
    names: ['Kofi', 'Simone', 'Ada'],
    home: 'Cedar Rapids',
    known: 'Two parents and a baby; Simone invests $50 a month, and they buy a house with $171,000 owed on it.',
    lessons: ['saving_5', 'investing_5', 'real_estate_4'],
  },
  {
    names: ['Odell'],
    home: 'St. Joseph',
    known: 'Single, 38, at the flour mill for $40,000, close to his aunt; he bet, and pays off four debts.',
    lessons: ['banking_4', 'credit_5', 'investing_2', 'taxes_1'],
    regrets: 'investing_2',
  },
  {
    names: ['Jolene'],
    home: 'Mitchell',
    known: 'Single, waits tables: $14,000 of wages and $16,000 of tips, and pay that goes up and down; aunt of Ezra.',
    lessons: ['foundations_2', 'retirement_3', 'taxes_3'],
  },
]
