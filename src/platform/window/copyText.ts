/**
 * Copies a text to the clipboard.
 * @returns false if the browser blocks copying, as it does at an address without https
 */
export async function copyText(text: string): Promise<boolean> {
  // The clipboard is missing at insecure addresses, although the types say otherwise.
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (clipboard === undefined) return false
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
