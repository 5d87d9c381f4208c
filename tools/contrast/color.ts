/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
export interface Color {
  readonly rgb: readonly [number, number, number]
  readonly alpha: number
}

const HEX = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const RGB = /^rgb\((\d{1,3}) (\d{1,3}) (\d{1,3})(?: \/ ([\d.]+))?\)$/

export const black: Color = { rgb: [0, 0, 0], alpha: 1 }
export const white: Color = { rgb: [255, 255, 255], alpha: 1 }

/** Reads `#rgb`, `#rrggbb`, both with an opacity, `rgb(1 2 3 / 0.5)` and `transparent`. Undefined for everything else. */
export function parseColor(text: string): Color | undefined {
  if (text === 'transparent') return { rgb: [0, 0, 0], alpha: 0 }
  const [, hex] = HEX.exec(text) ?? []
  if (hex !== undefined) {
    const long = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex
    const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((two) => Number.parseInt(two, 16))
    return { rgb: [red, green, blue], alpha: alpha / 255 }
  }
  const parts = RGB.exec(text)
  if (parts === null) return undefined
  return { rgb: [Number(parts[1]), Number(parts[2]), Number(parts[3])], alpha: Number(parts[4] ?? 1) }
}

export function hexOf({ rgb }: Color): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** A color that lets some of the ground through, as it looks on an opaque one. */
export function over({ rgb, alpha }: Color, ground: Color): Color {
  const [red, green, blue] = [0, 1, 2].map((part) => (rgb[part] ?? 0) * alpha + (ground.rgb[part] ?? 0) * (1 - alpha))
  return { rgb: [red ?? 0, green ?? 0, blue ?? 0], alpha: 1 }
}

/** The contrast ratio of two opaque colors (WCAG 2.2), from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance({ rgb }: Color): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The color with the same hue and the nearest lightness that has enough contrast. Undefined if even black and white have
 * too little.
 */
export function nearestColor(color: Color, ground: Color, atLeast: number): Color | undefined {
  const [hue, saturation, lightness] = hslOf(color)
  for (let step = 0; step <= 1000; step++) {
    for (const tried of [lightness - step / 1000, lightness + step / 1000]) {
      if (tried < 0 || tried > 1) continue
      // A file has whole steps of 255, so the contrast of these is what counts.
      const found = parseColor(hexOf(fromHsl(hue, saturation, tried)))
      if (found !== undefined && contrast(found, ground) >= atLeast) return found
    }
  }
  return [black, white].find((end) => contrast(end, ground) >= atLeast)
}

/** The lightness of HSL in percent, with one decimal. */
export function lightnessOf(color: Color): number {
  return Math.round(hslOf(color)[2] * 1000) / 10
}

function hslOf({ rgb }: Color): readonly [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [spread, lightness] = [most - least, (most + least) / 2]
  if (spread === 0) return [0, 0, lightness]
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const sixths =
    most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  return [((sixths + 6) % 6) * 60, saturation, lightness]
}

function fromHsl(hue: number, saturation: number, lightness: number): Color {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (place: number): number => {
    const turned = (place + hue / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(turned - 3, 9 - turned, 1)))
  }
  return { rgb: [part(0), part(8), part(4)], alpha: 1 }
}
