/**
 * The build inlines what a page's first picture needs and hands over the whole stylesheets as preloads, so that nothing
 * waits for them. This puts them in force, in their place in the head: before those of lazy chunks, which must win.
 *
 * @returns resolves when all have loaded; a failed one counts as loaded, since the page is readable without it
 */
export async function applyStylesheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-stylesheet]')
  await Promise.all([...links].map(apply))
}

/**
 * The whole styles of a prerendered page, as its HTML names them. What its first picture needs of them stands there
 * already; what a pointer or a printer brings about comes with these.
 *
 * @param addresses one after another, parts before those that use them
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
