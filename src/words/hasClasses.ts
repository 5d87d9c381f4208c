declare global {
  /**
   * Written by the build. False if the site has no class product. If so, the build doesn't include any of the product's
   * code.
   */
  const __CLASSROOM__: boolean
}

/**
 * Whether this build has classes. Tools that run in Node, without a build, see true. It has a module of its own, because
 * the build writes only exported constants into their users.
 */
export const hasClasses: boolean = typeof __CLASSROOM__ === 'undefined' || __CLASSROOM__
