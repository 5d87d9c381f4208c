/**
 * The build inlines the styles of a page's first paint and preloads the full stylesheets, so the first paint doesn't
 * depend on them. This function applies the full stylesheets at their place in the head. They come before the
 * stylesheets of lazy chunks, which must override them.
 * @returns resolves when all have loaded. One that never comes is treated as loaded, because the page is readable without
 * it. If its name is of an earlier build, one reload helps, as with a script (guardChunkErrors.ts)
 */
export async function applyStylesheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-stylesheet]')
  const come = await Promise.all([...links].map(comes))
  if (come.includes(false)) window.dispatchEvent(new Event('vite:preloadError'))
}

/**
 * Adds the full stylesheets listed in a prerendered page's HTML. The styles for the first paint are already inline. The
 * full stylesheets also contain hover and print styles.
 * @param addresses space-separated, with shared parts before the sheets that use them
 */
export function addStylesheets(addresses: string): void {
  for (const href of addresses.split(' ').filter((address) => address !== '')) {
    const link = Object.assign(document.createElement('link'), { crossOrigin: '', href })
    void comes(link)
    document.head.append(link)
  }
}

/** Asks again for a stylesheet that was lost, after 1, 2 and 4 seconds. @returns false if it never comes */
function comes(link: HTMLLinkElement, failures = 0): Promise<boolean> {
  return new Promise((resolve) => {
    link.onload = () => resolve(true)
    link.onerror = () => {
      if (failures > 2) return resolve(false)
      setTimeout(
        () => {
          // Only a new element makes the browser ask again.
          const next = link.cloneNode() as HTMLLinkElement
          resolve(comes(next, failures + 1))
          link.replaceWith(next)
        },
        1000 * 2 ** failures,
      )
    }
    link.rel = 'stylesheet'
  })
}
