/** What *Before you sign* says around its cards, which are content. */
export const signWords = {
  title: 'Before you sign',
  toDashboard: 'Dashboard',
  /** In two lines of a margin. */
  offline: ['Works', 'offline'],
  which: 'What is it?',
  rule: 'Rule of thumb',
}
