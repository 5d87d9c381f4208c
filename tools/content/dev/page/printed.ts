/** Shows the page on screen as its style sheets print it. The browser's own print dialog shows where pages end. */
const before = new Map<MediaList, string>()

/** @returns whether the page is now shown as printed */
export function turnPrinted(): boolean {
  if (before.size > 0) {
    for (const [media, text] of before) media.mediaText = text
    before.clear()
    window.dispatchEvent(new Event('afterprint'))
    return false
  }
  // Lessons open their folds before they are printed.
  window.dispatchEvent(new Event('beforeprint'))
  for (const media of [...document.styleSheets].flatMap((sheet) => [sheet.media, ...mediaIn(sheet.cssRules)])) {
    if (!/\b(?:print|screen)\b/.test(media.mediaText)) continue
    before.set(media, media.mediaText)
    media.mediaText = printedQuery(media.mediaText)
  }
  return before.size > 0
}

function mediaIn(rules: CSSRuleList): readonly MediaList[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...(rule instanceof CSSGroupingRule ? mediaIn(rule.cssRules) : []),
  ])
}

/** The media query with the same answer on screen that it has on paper. */
export function printedQuery(query: string): string {
  return query
    .split(',')
    .map((one) =>
      /\bscreen\b/.test(one) === /\bnot\b/.test(one) ? one.replace(/\b(?:not )?(?:screen|print)\b/, 'all') : 'not all',
    )
    .join(',')
}
