/**
 * Runs in the page without any other code. If the texts for two themes are equal, the same boxes are painted at the same places
 * in the same order. Then a cover of a text in one theme also covers it in the other.
 */
export function layoutSignature(): string {
  const isClear = (color: string): boolean =>
    color === 'transparent' || /^rgba\(.*,\s*0(?:\.0+)?\)$|\/\s*0(?:\.0+)?%?\)$/.test(color)
  const paint = (style: CSSStyleDeclaration): string =>
    [
      style.display,
      style.visibility,
      style.position,
      style.zIndex,
      style.opacity === '0',
      style.backgroundImage === 'none',
      isClear(style.backgroundColor),
      style.boxShadow === 'none',
      style.borderTopWidth,
      style.borderLeftWidth,
      style.content === 'none',
    ].join()
  return [...document.querySelectorAll('body *')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y, width, height].map((side) => Math.round(side)).join()
      const beside = (['::before', '::after'] as const).map((pseudo) => paint(getComputedStyle(element, pseudo)))
      return [box, paint(getComputedStyle(element)), ...beside].join(';')
    })
    .join('\n')
}
