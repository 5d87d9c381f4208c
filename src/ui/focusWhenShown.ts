/** A ref for a part that appears because the learner asked for it. It takes the focus on mount. */
export function focusWhenShown(part: HTMLElement | null): void {
  part?.focus()
}
