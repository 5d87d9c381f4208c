/**
 * Puts a text on the clipboard.
 *
 * @returns false where the browser refuses, as it does on an address without https
 */
export async function copyText(text: string): Promise<boolean> {
  // Missing on insecure addresses, which the types do not know.
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (clipboard === undefined) return false
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
