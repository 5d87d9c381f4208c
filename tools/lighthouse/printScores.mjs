/**
 * Prints one row per page, then the findings by page, and every exception with its reason.
 *
 * @param {readonly (import('./auditPage.mjs').Audited & { path: string })[]} audited
 * @param {readonly import('./exceptions.mjs').Exception[]} exceptions
 * @returns {boolean} whether every score is 100 or excepted, and no exception is idle
 */
export function printScores(audited, exceptions) {
  const categories = Object.keys(audited[0]?.scores ?? {})
  const rows = audited.map(({ path, scores, measures }) => [
    path,
    ...categories.map((category) => String(scores[category])),
    ...['FCP', 'LCP', 'TBT'].map((name) => `${Math.round(measures[name])} ms`),
    measures.CLS.toFixed(3),
  ])
  printRows([['Page', ...categories, 'FCP', 'LCP', 'TBT', 'CLS'], ...rows])

  let isGood = audited.length > 0
  for (const { path, scores, faults } of audited) {
    for (const category of categories) {
      const exception = exceptions.find((one) => one.path === path && one.category === category)
      const score = scores[category]
      if (exception !== undefined) {
        const isNeeded = score < 100
        console.log(`\n${path}, ${category}: ${isNeeded ? exception.reason : 'is 100 now: take its exception away'}`)
        if (!isNeeded || score < exception.atLeast) isGood = false
      } else if (score < 100) {
        console.log(`\n${path}, ${category}: ${score}`)
        for (const fault of faults.filter((one) => one.startsWith(`${category}: `))) console.log(`  ${fault}`)
        isGood = false
      }
    }
  }
  console.log(isGood ? '\nEvery page is as promised.' : '\nSome scores are not as promised.')
  return isGood
}

/** @param {readonly (readonly string[])[]} rows */
function printRows(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  console.log()
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
  }
}
