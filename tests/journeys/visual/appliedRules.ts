/**
 * Runs in the page without any other code. If the texts for two widths are equal, the same media rules of the styles apply at
 * both, in either theme.
 */
export function appliedRules(): string {
  const conditions = new Set<string>()
  const collect = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) conditions.add(rule.conditionText)
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) collect(rule.cssRules)
    }
  }
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) collect(sheet.cssRules)
  const pictures = [...document.querySelectorAll('source[media], link[media]')].map((one) => one.getAttribute('media'))
  for (const condition of pictures) if (condition !== null) conditions.add(condition)
  const inAnyTheme = (condition: string) => condition.replaceAll(/\(prefers-color-scheme:[^)]*\)/g, '(min-width: 0px)')
  return [...conditions].filter((condition) => matchMedia(inAnyTheme(condition)).matches).join('\n')
}
