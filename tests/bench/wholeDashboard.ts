/**
 * An expression in the page. It is true when the figures, the quilt and the newest entries are drawn and nothing is still
 * loading. A learner who hasn't learned anything has no such dashboard.
 */
export const DASHBOARD_IS_WHOLE = `
  document.querySelectorAll('main dl dd').length > 0 &&
  document.querySelectorAll('main table tbody tr').length >= 5 &&
  document.querySelector('main [class*="skeleton"]') === null
`
