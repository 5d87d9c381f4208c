import { directedValue } from './directedValue.ts'
import { partsOf } from './partsOf.ts'

const SIDES: Readonly<Record<string, string>> = { left: 'start', right: 'end' }
const CORNERS: Readonly<Record<string, string>> = {
  'top-left': 'start-start',
  'top-right': 'start-end',
  'bottom-left': 'end-start',
  'bottom-right': 'end-end',
}
const sided = /^((?:scroll-)?(?:margin|padding)|border)-(left|right)(-(?:width|style|color))?$/
const corner = /^border-(top-left|top-right|bottom-left|bottom-right)-radius$/
const aligns = /^(?:text-align(?:-last)?|justify-(?:content|items|self))$/
const fourSides = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/

/**
 * Returns the declaration to write for a physical one, or the reason if there is none. It is about left and right only.
 * No language of the site is written from top to bottom, so `top`, `bottom`, `width` and `height` mean the same as their
 * logical names, which are longer and less known.
 *
 * @returns undefined if it means the same in both directions of text
 */
export function logicalName(property: string, value: string): string | undefined {
  const side = SIDES[property]
  if (side !== undefined) return `inset-inline-${side}: ${value}`
  const [, base, at = '', rest = ''] = sided.exec(property) ?? []
  if (base !== undefined) return `${base}-inline-${SIDES[at]}${rest}: ${value}`
  const [, where] = corner.exec(property) ?? []
  if (where !== undefined) return `border-${CORNERS[where]}-radius: ${value}`
  if (aligns.test(property)) return keyword(property, value)
  if (property === 'float' || property === 'clear') {
    // Chrome has inline-start since 118 only, after the oldest browser of the site.
    return SIDES[value] === undefined ? undefined : `a grid or a flex box: no old browser has inline-${SIDES[value]}`
  }
  if (fourSides.test(property)) return ofSides(property, value)
  if (property === 'border-radius') return ofCorners(value)
  return directedValue(property, value)
}

function keyword(property: string, value: string): string | undefined {
  const words = value.split(' ')
  if (!words.some((word) => SIDES[word] !== undefined)) return undefined
  return `${property}: ${words.map((word) => SIDES[word] ?? word).join(' ')}`
}

/** Four values whose second and fourth differ have a left and a right. */
function ofSides(property: string, value: string): string | undefined {
  const [, right, , left] = partsOf(value)
  if (left === undefined || left === right) return undefined
  const [, border, part] = /^(border)-(\w+)$/.exec(property) ?? []
  return `${border === undefined ? `${property}-inline` : `${border}-inline-${part}`}: ${left} ${right}`
}

/** Rounded corners in the order from the top left one around the box. The radii after a slash are the vertical ones. */
function ofCorners(value: string): string | undefined {
  const differ = value.split('/').some((radii) => {
    const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = partsOf(radii)
    return topLeft !== topRight || bottomLeft !== bottomRight
  })
  return differ ? 'border-start-start-radius and the other corners by their logical names' : undefined
}
