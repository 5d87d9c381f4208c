import type { CSSOptions } from 'vite'

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number]

/** The text width of a page on a small phone, in rem. */
const NARROW = 20

/**
 * Gives a browser without container queries the narrow page. After each query that a container of 20rem matches, its
 * rules are repeated for such browsers.
 *
 * @throws Error for a query that names anything but a width in rem
 */
export const narrowWhereNoContainers: PostcssPlugin = {
  postcssPlugin: 'narrow-where-no-containers',
  Once(root, { AtRule }) {
    root.walkAtRules('container', (query) => {
      if (!holdsAt(query.params, NARROW)) return
      const nodes = query.nodes?.map((node) => node.clone()) ?? []
      query.after(new AtRule({ name: 'supports', params: 'not (container-type: inline-size)', nodes }))
    })
  },
}

/** @param params such as `lesson (17rem <= width < 30rem)` or `(max-width: 14rem)` */
export function holdsAt(params: string, width: number): boolean {
  const conditions = [...params.matchAll(/\(([^()]*)\)/g)].map(([, condition = '']) => condition.trim())
  if (conditions.length === 0 || params.includes(' or ')) throw new Error(`@container ${params}: not read by the build`)
  return conditions.every((condition) => {
    const [, bound = '', rem] = /^(min|max)-width:\s*([\d.]+)rem$/.exec(condition) ?? []
    if (rem !== undefined) return bound === 'min' ? width >= Number(rem) : width <= Number(rem)
    const [, from, low = '', high = '', to] =
      /^(?:([\d.]+)rem (<=?) )?width(?: (<=?) ([\d.]+)rem)?$/.exec(condition) ?? []
    if (from === undefined && to === undefined) throw new Error(`@container ${params}: not read by the build`)
    return (
      (from === undefined || isBelow(Number(from), low, width)) &&
      (to === undefined || isBelow(width, high, Number(to)))
    )
  })
}

function isBelow(one: number, sign: string, other: number): boolean {
  return sign === '<' ? one < other : one <= other
}
