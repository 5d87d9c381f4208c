declare global {
  interface ImportMetaEnv {
    /** Written by the build (tools/languages/languagePlugin.ts). */
    readonly PUBLIC_URL?: string
  }
}

/**
 * The folder of this copy of the site on its origin, such as `/learn/`. It is `/` for a site of its own. The build
 * writes it from `VITE_BASE`. Tools that run in Node, without a build, see `/`.
 */
export const BASE: string = import.meta.env?.BASE_URL ?? '/'

/** The folder of the lessons and public pages in the language of this build, such as `/` or `/es/`. */
export const LANGUAGE_BASE: string = import.meta.env?.PUBLIC_URL ?? BASE
