/**
 * A border like on a pieced quilt, with a whole number of two-triangle squares along each side. They change direction
 * in the middle, so the halves mirror each other. Each corner has a plain square.
 * @param depth the border's depth, which is inside the given size
 * @returns SVG path data of the strong color; the second color fills the area below it
 */
export function sawtooth(x: number, y: number, width: number, height: number, depth: number): string {
  const corners = [
    [x, y],
    [x + width - depth, y],
    [x, y + height - depth],
    [x + width - depth, y + height - depth],
  ] as const
  const long = width - 2 * depth
  const high = height - 2 * depth
  return [
    ...corners.map(([left, top]) => `M${at(left)} ${at(top)}h${at(depth)}v${at(depth)}h${at(-depth)}z`),
    ...teeth(long, depth).map(([from, step]) => `M${at(x + depth + from)} ${at(y)}h${at(step)}v${at(depth)}z`),
    ...teeth(long, depth).map(
      ([from, step]) => `M${at(x + depth + from)} ${at(y + height)}h${at(step)}v${at(-depth)}z`,
    ),
    ...teeth(high, depth).map(([from, step]) => `M${at(x)} ${at(y + depth + from)}v${at(step)}h${at(depth)}z`),
    ...teeth(high, depth).map(([from, step]) => `M${at(x + width)} ${at(y + depth + from)}v${at(step)}h${at(-depth)}z`),
  ].join('')
}

/** The start and step of each tooth. The step is negative in the second half. */
function teeth(length: number, depth: number): readonly (readonly [from: number, step: number])[] {
  const count = Math.max(2, 2 * Math.round(length / depth / 2))
  const step = length / count
  return Array.from({ length: count }, (_, index) =>
    index < count / 2 ? [index * step, step] : [(index + 1) * step, -step],
  )
}

function at(value: number): number {
  return Math.round(value * 100) / 100
}
