import { isDomFault } from '../domFault'

/** `none`: there is no share sheet, or no app accepts text. `cancelled`: the learner chose no app. */
export async function shareText(title: string, text: string): Promise<'shared' | 'cancelled' | 'none'> {
  if (!('share' in navigator)) return 'none'
  try {
    await navigator.share({ title, text })
    return 'shared'
  } catch (error) {
    return isDomFault(error, 'AbortError') ? 'cancelled' : 'none'
  }
}
