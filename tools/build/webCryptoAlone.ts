import type { Plugin } from 'vite'

/**
 * `@hpke/common` imports Node's `crypto` as a fallback for pages without one. Every browser that we support has it, so
 * the package gets the page's own. Without this plugin the bundler warns about a Node module in the site.
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
