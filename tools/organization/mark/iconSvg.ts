import type { Mark, Shape } from './readMark.ts'

interface Icon {
  /** The size of the icon, on a grid where the mark has 32. */
  readonly box: number
  /** The radius of its corners. */
  readonly radius: number
}

/** The icons of a site, as `public/icons` has them. A maskable one is cut into a circle, so its mark is smaller. */
export const icons: Readonly<Record<string, Icon & { readonly pixels?: number }>> = {
  'mark.svg': { box: 48, radius: 9 },
  'icon-192.png': { box: 48, radius: 9, pixels: 192 },
  'icon-512.png': { box: 48, radius: 9, pixels: 512 },
  'apple-touch-180.png': { box: 48, radius: 0, pixels: 180 },
  'maskable-192.png': { box: 60, radius: 0, pixels: 192 },
  'maskable-512.png': { box: 60, radius: 0, pixels: 512 },
}

/**
 * An icon with the mark in its middle, on paper.
 *
 * @param colors the values of color tokens, such as `--paper`
 */
export function iconSvg({ viewBox, shapes }: Mark, { box, radius }: Icon, colors: ReadonlyMap<string, string>): string {
  const color = (token: string): string => colors.get(token) ?? 'none'
  const place = (box - 32) / 2
  const drawn = written(shapes)
    .replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => color(token))
    .replaceAll('currentColor', color('--ink'))
  const ground = `<rect width="${box}" height="${box}"${radius === 0 ? '' : ` rx="${radius}"`} fill="${color('--paper')}"/>`
  const mark = `<svg x="${place}" y="${place}" width="32" height="32" viewBox="${viewBox}">${drawn}</svg>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">${ground}${mark}</svg>\n`
}

function written({ tag, attributes, children }: Shape): string {
  const inside = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${inside.join('')}>${children.map(written).join('')}</${tag}>`
}
