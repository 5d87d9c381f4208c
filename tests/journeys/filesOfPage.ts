import type { Browser } from './drivers/Browser'

/** From now on, keeps the files that the page saves for the test instead of downloading them. */
export async function keepFiles(browser: Browser): Promise<void> {
  await browser.evaluate(`
    globalThis.handedOver = []
    URL.createObjectURL = (file) => (globalThis.handedOver.push(file.text()), '#handed-over')`)
}

/** Returns the text of the last file that the page saved. It fails if there was none. */
export async function lastFile(browser: Browser): Promise<string> {
  const text = await browser.evaluate("return (await globalThis.handedOver.at(-1)) ?? ''")
  if (typeof text !== 'string' || text === '') throw new Error('The page handed over no file.')
  return text
}

/** Chooses a file with this text in the page's picker for backup files. */
export async function choosesFile(browser: Browser, text: string): Promise<void> {
  await choosesFiles(browser, 'Restore from a file', [text])
}

/**
 * Chooses files with these texts, all at once, when the picker of this name is there. It ignores a picker in a folded part of
 * the page.
 */
export async function choosesFiles(browser: Browser, label: string, texts: readonly string[]): Promise<void> {
  await browser.evaluate(`
    const find = () => [...document.querySelectorAll('input[type=file][aria-label="${label}"]')]
      .find((input) => input.closest('details')?.open !== false)
    for (let look = 0; look < 200 && find() === undefined; look += 1) await new Promise((done) => setTimeout(done, 100))
    const picker = find()
    const chosen = new DataTransfer()
    for (const text of ${JSON.stringify(texts)}) chosen.items.add(new File([text], 'picked.txt'))
    picker.files = chosen.files
    picker.dispatchEvent(new Event('change', { bubbles: true }))`)
}
