/**
 * Whether a form's `phrase` field has this text. Case and extra spaces are ignored, because phone keyboards may change
 * them.
 */
export function isPhraseTyped(form: HTMLFormElement, phrase: string): boolean {
  const typed = new FormData(form).get('phrase')
  return typeof typed === 'string' && typed.trim().replace(/\s+/g, ' ').toLowerCase() === phrase.toLowerCase()
}
