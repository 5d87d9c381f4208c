/** The ruled fields of the prairie, drawn towards one vanishing point on the horizon. */
export interface PrairieFields {
  readonly crop: string
  readonly cropFurrows: string
  readonly grain: string
  readonly grainFurrows: string
  readonly road: string
  readonly carved: string
}

const vanishing = { x: 720, y: 150 } as const
const furrowStep = 330
const furrowWidth = 165
const furrows = 11
const carvedLines = 15
/** How far down each carved line begins, as a share of the field: irregular, but fixed. */
const carvedStarts = [0.161, 0.239, 0.322, 0.2, 0.278] as const

function wedge(x: number, width: number, bottom: number): string {
  return `M${vanishing.x} ${vanishing.y}L${x} ${bottom}H${x + width}z`
}

function carvedLine(x: number, share: number, bottom: number): string {
  const startX = Math.round(vanishing.x + (x - vanishing.x) * share)
  const startY = Math.round(vanishing.y + (bottom - vanishing.y) * share)
  return `M${startX},${startY}L${x},${bottom}`
}

/** @param bottom the y of the lower edge; 380 for the home page, 470 for a tall picture */
export function prairieFields(bottom: number): PrairieFields {
  const steps = Array.from({ length: furrows }, (_, index) => index * furrowStep)
  const lines = Array.from({ length: carvedLines }, (_, index) => {
    const share = carvedStarts[index % carvedStarts.length] ?? 0
    const away = 232 + index * furrowWidth
    return carvedLine(vanishing.x - away, share, bottom) + carvedLine(vanishing.x + away, share, bottom)
  })
  return {
    crop: `M0 150h718L644 ${bottom}H0z`,
    cropFurrows: steps.map((step) => wedge(570 - step, -furrowWidth, bottom)).join(''),
    grain: `M722 150h718v${bottom - vanishing.y}H796z`,
    grainFurrows: steps.map((step) => wedge(870 + step, furrowWidth, bottom)).join(''),
    road: `M718 150h4L797 ${bottom}H643z`,
    carved: lines.join(''),
  }
}
