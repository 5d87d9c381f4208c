/** Texts of *Before you sign* around its cards. The cards are content. */
export const signWords = {
  title: 'Before you sign',
  toDashboard: 'Dashboard',
  /** Two lines in the margin. */
  offline: ['Works', 'offline'],
  which: 'What is it?',
  rule: 'Rule of thumb',
  noneTitle: 'Page not found',
  noneText: 'This course has no lesson about signing.',
  toLearning: 'Learning Center',
}
