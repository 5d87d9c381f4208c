import type { Learner } from './Learner'

/** Types into an open note and leaves the page at the same moment. */
export async function typesAndLeaves(learner: Learner, text: string, path: string): Promise<void> {
  await learner.until("return document.querySelector('textarea') !== null", 'a field for the note')
  await learner.browser.evaluate(`
    const field = document.querySelector('textarea')
    setTimeout(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, ${JSON.stringify(text)})
      field.dispatchEvent(new Event('input', { bubbles: true }))
      location.assign(${JSON.stringify(path)})
    })`)
  await learner.isAt(path)
}
