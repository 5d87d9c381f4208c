/** One piece of cloth of a quilt block: a closed polygon on a 12 by 12 grid. */
export interface Patch {
  /** The strong cloth of the module, or its second one. */
  readonly cloth: 'strong' | 'second'
  /** SVG path data. */
  readonly path: string
}
