import type { QuiltPatch } from './patchesOf'

type Point = readonly [x: number, y: number]

/** A straight line in the pattern, with its position and the unit steps along it that are seams. */
interface Course {
  readonly step: Point
  readonly origin: Point
  readonly units: Set<number>
}

const side = 12

/**
 * The lines to draw for patches that are not sewn yet. Neighbors share their edges. If a seam were drawn twice, the
 * dashed lines would fill each other's gaps and look solid. So each seam is drawn once, in runs as long as possible.
 * The border of the block is left out, because it has its own line.
 * @returns SVG path data
 */
export function seams(patches: readonly QuiltPatch[]): string {
  const courses = new Map<string, Course>()
  for (const patch of patches) {
    const corners = cornersOf(patch.path)
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % corners.length]
      if (to !== undefined && !isOnBorder(from, to)) mark(courses, from, to)
    })
  }
  return [...courses.values()].flatMap(runsOf).join('')
}

/** Corners are on whole numbers, and edges are horizontal, vertical or at 45 degrees. */
function cornersOf(path: string): readonly Point[] {
  return [...path.matchAll(/(\d+) (\d+)/g)].map((match): Point => [Number(match[1]), Number(match[2])])
}

function isOnBorder([x1, y1]: Point, [x2, y2]: Point): boolean {
  return (x1 === x2 && (x1 === 0 || x1 === side)) || (y1 === y2 && (y1 === 0 || y1 === side))
}

function mark(courses: Map<string, Course>, a: Point, b: Point): void {
  const [from, to] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a]
  const step: Point = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
  // Every line is identified by the point where it would cross the left border, or the top border if it is vertical.
  const start = step[0] === 0 ? from[1] : from[0]
  const origin: Point = [from[0] - start * step[0], from[1] - start * step[1]]
  const key = [...step, ...origin].join(' ')
  const course = courses.get(key) ?? { step, origin, units: new Set<number>() }
  courses.set(key, course)
  const length = Math.max(to[0] - from[0], Math.abs(to[1] - from[1]))
  for (let unit = start; unit < start + length; unit += 1) course.units.add(unit)
}

function runsOf({ step, origin, units }: Course): readonly string[] {
  const at = (unit: number): string => `${origin[0] + unit * step[0]} ${origin[1] + unit * step[1]}`
  const starts = [...units].filter((unit) => !units.has(unit - 1)).sort((a, b) => a - b)
  return starts.map((start) => {
    let end = start
    while (units.has(end)) end += 1
    return `M${at(start)}L${at(end)}`
  })
}
