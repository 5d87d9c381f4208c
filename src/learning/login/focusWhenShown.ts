/** The ref of a field that the learner has just asked for. */
export function focusWhenShown(field: HTMLInputElement | null): void {
  field?.focus()
}
