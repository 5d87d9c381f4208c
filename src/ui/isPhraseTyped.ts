/** Whether the field `phrase` of a form has this text, as typed on a phone: whatever the case, and with a space too many. */
export function isPhraseTyped(form: HTMLFormElement, phrase: string): boolean {
  const typed = new FormData(form).get('phrase')
  return typeof typed === 'string' && typed.trim().replace(/\s+/g, ' ').toLowerCase() === phrase
}
