import type { Browser } from './drivers/Browser'

/** From now on, what the page hands to the browser as a file is kept for the test, and not saved. */
export async function keepFiles(browser: Browser): Promise<void> {
  await browser.evaluate(`
    globalThis.handedOver = []
    URL.createObjectURL = (file) => (globalThis.handedOver.push(file.text()), '#handed-over')`)
}

/** The text of the file that the page handed over last; fails where there was none. */
export async function lastFile(browser: Browser): Promise<string> {
  const text = await browser.evaluate("return (await globalThis.handedOver.at(-1)) ?? ''")
  if (typeof text !== 'string' || text === '') throw new Error('The page handed over no file.')
  return text
}

/** Chooses a file with this text in the page's picker for backup files. */
export async function choosesFile(browser: Browser, text: string): Promise<void> {
  await browser.evaluate(`
    const picker = document.querySelector('input[type=file][aria-label="Bring in a file"]')
    const chosen = new DataTransfer()
    chosen.items.add(new File([${JSON.stringify(text)}], 'picked.txt'))
    picker.files = chosen.files
    picker.dispatchEvent(new Event('change', { bubbles: true }))`)
}
