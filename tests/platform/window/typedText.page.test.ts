import { expect, it } from 'vitest'
import { hasTypedText, watchTyping } from '../../../src/platform/window/typedText'

function types(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('exists while a field has it, unlike prefilled, checked or deleted content', () => {
  watchTyping()
  document.body.innerHTML = '<input id="name" value="Maya"><input id="tick" type="checkbox"><textarea></textarea>'
  const [name, tick, message] = document.querySelectorAll<HTMLInputElement>('input, textarea')
  if (!name || !tick || !message) throw new Error('there are no fields')
  expect(hasTypedText()).toBe(false)
  types(tick, 'on')
  expect(hasTypedText()).toBe(false)
  types(message, 'Dear all')
  expect(hasTypedText()).toBe(true)
  types(message, '')
  expect(hasTypedText()).toBe(false)
  types(name, 'Noor')
  expect(hasTypedText()).toBe(true)
  name.remove()
  expect(hasTypedText()).toBe(false)
})
