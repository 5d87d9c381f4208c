import type { Plugin } from 'vite'

/** The script of the bar, from the root of the repository. */
export const BAR_SCRIPT = 'tools/content/dev/page/main.ts'

/** Adds the bar for authors to each page of `npm run dev`. A build never has it. */
export function authorBar(): Plugin {
  let base = '/'
  return {
    name: 'author-bar',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    configResolved: (config) => {
      base = config.base
    },
    // Before the site's own script, so that the site never gets figures that the author has turned off.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `${base}${BAR_SCRIPT}` }, injectTo: 'head-prepend' },
    ],
  }
}
