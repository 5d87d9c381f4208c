import newsletters from '../../public/data/newsletters.json'

/** A page of the site as a visitor sees it. Its texts are written out here, so that a wrong one is noticed. */
export interface SiteRoute {
  readonly path: string
  /** The title of the document, without the name of the site. */
  readonly title: string
  readonly heading: string | RegExp
}

const route = (path: string, title: string, heading: string | RegExp = title): SiteRoute => ({ path, title, heading })

/** Prerendered pages in the shared layout (contract, section 1.1), and the newsletters under their list. */
export const publicRoutes: readonly SiteRoute[] = [
  route('/', 'Free lessons about money, online or offline', 'Money lessons that work offline.'),
  route('/about', 'About us', 'No one should pay to learn about money'),
  route('/financial-literacy', 'The financial literacy course', 'The whole course, module by module'),
  route('/opensource', 'Open source', 'Yours to run, change and share'),
  route('/newsletters', 'Newsletters'),
  ...newsletters.map(({ slug, title }) => route(`/newsletters/${slug}`, title)),
  route('/research', 'Research', 'What we know and don’t know yet'),
  route('/partnerships', 'Partnerships', 'Four ways to work with us'),
  route('/contact', 'Contact', 'If you need help today'),
  route('/teachers', 'For teachers', 'Your first class in ten minutes'),
]

export const loginRoute = route('/login', 'Start or sign in', 'Start learning')

/** The page for any other path, signed in or not. */
export const missingRoutes: readonly SiteRoute[] = [
  route('/nowhere', 'Page not found'),
  route('/lesson/foundations', 'Page not found'),
]

const greeting = /^Good (morning|afternoon|evening), Maya$/

/** Pages for signed-in learners only (contract, section 1.3), with the views and the tools that share a path. */
export const protectedRoutes: readonly SiteRoute[] = [
  route('/dashboard', 'Dashboard', greeting),
  route('/dashboard-old', 'Dashboard, lighter version', greeting),
  route('/learning', 'Learning Center'),
  route('/learning?view=glossary', 'Glossary'),
  route('/learning?view=review', 'Review', /^Nothing (to review yet|is due today)$/),
  route('/learning?view=check&module=saving', 'Self-check', /^(Before you start: .*|No self-check right now)$/),
  route('/learning?view=practice', 'Practice with numbers'),
  route('/learning?view=practice&skill=debt-order', 'Practice with numbers', 'Which debt gets the extra money'),
  route('/learning?view=practice&skill=luck', 'Practice with numbers', 'Skill not found'),
  route('/learning?view=sheets', 'My worksheets'),
  route('/learning?view=state', 'Your state'),
  route('/learning?view=join', 'Your classes', 'Join a class'),
  route('/learning?view=sign', 'Before you sign'),
  route('/learning?view=sign&card=scam', 'Before you sign'),
  route('/learning-old', 'Learning Center, lighter version', 'Learning Center'),
  route('/achievements', 'Achievements', 'Your achievements'),
  route('/profile', 'Profile', 'Maya'),
  route('/profile?view=backup', 'Backup and storage'),
  route('/profile?view=settings', 'Settings'),
  route('/profile?view=delete', 'Start over or delete'),
  route('/tools', 'Tools'),
  route('/tools?tool=budget', 'Budget'),
  route('/tools?tool=savings-goal', 'Savings goal'),
  route('/tools?tool=compound-growth', 'Compound growth'),
  route('/tools?tool=debt-payoff', 'Debt payoff'),
  route('/tools?tool=loan', 'Loan payment'),
  route('/tools?tool=emergency-fund', 'Emergency fund'),
  route('/tools?tool=credit-card', 'Credit card cost'),
  route('/tools?tool=retirement', 'Retirement'),
  route('/tools?tool=take-home-pay', 'Take-home pay'),
  route('/tools?tool=rent-or-buy', 'Rent or buy'),
  route('/tools?tool=piggy-bank', 'Tools', 'Calculator not found'),
  route('/lesson/saving/saving_2', 'Building an Emergency Fund'),
  route('/lesson/credit/credit_1', 'How Credit Works'),
  route('/lesson/saving/saving_99', 'Lesson', 'Lesson not found'),
  route(
    '/quiz/saving',
    'Quiz: Saving and Emergency Funds',
    'Rosa files her taxes at a free site in Toledo. She expects a refund of $1,200. She wants $300 of it to go straight to savings and the rest to checking. Which form makes this split?',
  ),
  route('/quiz/credit', 'Quiz: Credit and Debt'),
  route('/quiz/saving_99', 'Quiz', 'Quiz not found'),
]
