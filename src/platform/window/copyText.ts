/**
 * Copies a text to the clipboard.
 * @returns false where the browser blocks it, as it does on an address without https
 */
export async function copyText(text: string): Promise<boolean> {
  // It is missing on insecure addresses, although the types say otherwise.
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (clipboard === undefined) return false
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
