/** Opens the share sheet with a link. @returns false if no app was chosen or there is no share sheet */
export async function shareLink(url: string, title: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ url, title })
    return true
  } catch {
    return false
  }
}
