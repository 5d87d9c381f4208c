/** Whether the field `phrase` of a form has this text as a phone may type it: in any case, and with extra spaces. */
export function isPhraseTyped(form: HTMLFormElement, phrase: string): boolean {
  const typed = new FormData(form).get('phrase')
  return typeof typed === 'string' && typed.trim().replace(/\s+/g, ' ').toLowerCase() === phrase
}
