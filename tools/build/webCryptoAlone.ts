import type { Plugin } from 'vite'

/**
 * `@hpke/common` asks Node for its `crypto` where a page has none. Every browser that we support has it, so the package gets
 * the page's own. Without this plugin the bundler warns about a module of Node in the site.
 */
export function webCryptoAlone(): Plugin {
  return {
    name: 'web-crypto-alone',
    apply: 'build',
    transform: {
      filter: { id: /\/@hpke\/common\//, code: 'import("crypto")' },
      handler: (code) => code.replaceAll('await import("crypto")', '{ webcrypto: globalThis.crypto }'),
    },
  }
}
