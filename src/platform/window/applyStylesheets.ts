/**
 * The build inlines the styles of a page's first paint and preloads the full stylesheets, so the first paint doesn't
 * depend on them. This function applies the full stylesheets at their place in the head. They come before the
 * stylesheets of lazy chunks, which must override them.
 * @returns resolves when all have loaded; a stylesheet that fails is treated as loaded, because the page is readable
 * without it
 */
export async function applyStylesheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-stylesheet]')
  await Promise.all([...links].map(apply))
}

/**
 * Adds the full stylesheets listed in a prerendered page's HTML. The styles for the first paint are already inline. The
 * full stylesheets also contain hover and print styles.
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
