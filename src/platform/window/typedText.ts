type TextField = HTMLInputElement | HTMLTextAreaElement

const fields = new Set<TextField>()

/** After this call, `hasTypedText` can check which fields on this page the user has typed in. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    for (const field of fields) if (!field.isConnected) fields.delete(field)
    if (isTextField(target)) fields.add(target)
  })
}

/** Whether a field on this page has typed text, saved or not. A reload could lose the text. */
export function hasTypedText(): boolean {
  return [...fields].some(({ isConnected, value }) => isConnected && value !== '')
}

function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file'].includes(target.type)
}
