declare global {
  interface ImportMetaEnv {
    /** Written by the build (tools/languages/languagePlugin.ts). */
    readonly HAS_LANGUAGES?: boolean
  }
}

/**
 * False in a build of a site with one language. Such a build leaves out everything that only a choice of languages
 * needs.
 */
export const hasLanguages: boolean = import.meta.env?.HAS_LANGUAGES ?? true
