const WIDEST = 5

/** The columns of a quilt: five at most, and as few holes in the last row as possible. */
export function quiltColumns(blocks: number): number {
  if (blocks <= WIDEST) return Math.max(1, blocks)
  const holes = (columns: number) => Math.ceil(blocks / columns) * columns - blocks
  return [WIDEST, 4, 3].reduce((best, columns) => (holes(columns) < holes(best) ? columns : best))
}
