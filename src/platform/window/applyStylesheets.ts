/**
 * The build inlines the styles of a page's first paint and preloads the full stylesheets, so nothing waits for them.
 * This function applies the full stylesheets at their place in the head, before those of lazy chunks, which must win.
 * @returns resolves when all have loaded; a failed one counts as loaded, because the page is readable without it
 */
export async function applyStylesheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-stylesheet]')
  await Promise.all([...links].map(apply))
}

/**
 * Adds the full stylesheets of a prerendered page, as its HTML names them. The styles of the first paint are inline
 * already. These also contain hover and print styles.
 * @param addresses space-separated, with shared parts before the sheets that use them
 */
export function addStylesheets(addresses: string): void {
  for (const href of addresses.split(' ').filter((address) => address !== '')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href }))
  }
}

function apply(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
    link.rel = 'stylesheet'
  })
}
