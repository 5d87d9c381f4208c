/**
 * Runs in the page without any other code. Returns the style changes of the theme besides the colors of painted parts. The
 * result is empty if the theme only gives other colors and shadows to custom properties. Then a light page without faults has
 * none in dark. A color that is transparent in one theme may be used for strokes and fills only, which count as painted in any
 * case.
 */
export function beyondColors(): readonly string[] {
  const OF_SHAPES = new Set(['fill', 'stroke', 'stop-color'])
  const isClear = (color: string): boolean =>
    color === 'transparent' || /\/\s*0(?:\.0+)?%?\s*\)$|,\s*0(?:\.0+)?\s*\)$|^#(?:.{6}00|.{3}0)$/.test(color)
  const rules: CSSStyleRule[] = []
  const themed: CSSStyleRule[] = []
  const collect = (list: CSSRuleList, isThemed: boolean): void => {
    for (const rule of list) {
      const condition = rule instanceof CSSMediaRule ? rule.conditionText : ''
      if (/^print\b/.test(condition)) continue
      const isOfTheme = isThemed || condition.includes('prefers-color-scheme')
      if (rule instanceof CSSStyleRule) (isOfTheme ? themed : rules).push(rule)
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) collect(rule.cssRules, isOfTheme)
    }
  }
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) collect(sheet.cssRules, false)

  const found: string[] = []
  /**
   * The custom properties that are a color in the theme. Below, `clear` has those that are transparent in one of the themes.
   */
  const colors = new Set<string>()
  for (const { style } of themed) {
    for (const name of style) {
      const value = style.getPropertyValue(name).trim()
      if (name === 'color-scheme') continue
      // The build adds these beside a color scheme for `light-dark`, which the styles may not use.
      const isOfBuild = name.startsWith('--lightningcss-')
      const isShadow = value !== 'none' && CSS.supports('box-shadow', value)
      const isColor = CSS.supports('color', value) || isShadow || isOfBuild
      if (name.startsWith('--') && isColor) colors.add(name)
      else found.push(`${name}: ${value}`)
    }
  }
  const all = [...rules, ...themed]
  const names = (text: string, among: Iterable<string>): readonly string[] =>
    [...among].filter((name) => text.includes(`var(${name})`) || text.includes(`var(${name},`))
  const clear = new Set<string>()
  for (let before = -1; before < clear.size; ) {
    before = clear.size
    for (const { style } of all) {
      for (const name of style) {
        const value = style.getPropertyValue(name).trim()
        const isNothing = ['', 'none', 'initial'].includes(value) || isClear(value)
        if (name.startsWith('--') && names(value, clear).length > 0) clear.add(name)
        if (colors.has(name) && isNothing) clear.add(name)
      }
    }
  }
  for (const { style } of all) {
    for (const name of style) {
      const value = style.getPropertyValue(name)
      if (names(value, clear).length > 0 && !OF_SHAPES.has(name)) found.push(`${name}: ${value}`)
      if (value.includes('light-dark(')) found.push(`${name}: ${value}`)
    }
  }
  // For a shorthand that contains a custom property, the engine returns only the text of the complete rule.
  for (const { cssText } of all) {
    for (const color of clear) {
      for (const before of cssText.split(new RegExp(`var\\(${color}(?=[,)])`)).slice(0, -1)) {
        const name = /([-\w]+)\s*:[^:;{]*$/.exec(before)?.[1] ?? ''
        if (!OF_SHAPES.has(name)) found.push(`${name}: var(${color})`)
      }
    }
  }
  const pictures = [...document.querySelectorAll('source[media], link[media], style[media]')]
  found.push(
    ...pictures.map((one) => one.getAttribute('media') ?? '').filter((media) => media.includes('color-scheme')),
  )
  return [...new Set(found)]
}
