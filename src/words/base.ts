declare global {
  interface ImportMetaEnv {
    /** Written by the build (tools/languages/languagePlugin.ts). */
    readonly HOME_URL?: string
    readonly PUBLIC_URL?: string
    readonly LOCALE?: string
    readonly IS_ENGLISH?: boolean
  }
}

/**
 * The folder of the site, which the build writes. Every path begins with it. The types show the paths of a site at `/`,
 * so that a link to no page is still an error. Tools that run in Node, without a build, see `/` too. It has a module of
 * its own, because the build writes only exported constants into their users.
 */
export const base = (import.meta.env?.BASE_URL ?? '/') as '/'
/** The home page in the language of this build, such as `/` or `/es`. */
export const home = (import.meta.env?.HOME_URL ?? base) as '/'
/** The folder of the other public pages in that language, such as `/` or `/es/`. */
export const publicBase = (import.meta.env?.PUBLIC_URL ?? base) as '/'
