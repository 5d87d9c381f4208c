import { classBookWords as words } from '#words/classBook'

/**
 * Returns the accessible name of an action on one item of a list, for example *It’s Ada’s: 1 of 2*, if other items have
 * the same name. Undefined if the button's text is enough.
 */
export function actionOfMany<One>(
  action: string,
  all: readonly One[],
  nameOf: (one: One) => string,
  one: One,
): { readonly 'aria-label'?: string } {
  const alike = all.filter((other) => nameOf(other) === nameOf(one))
  return alike.length < 2 ? {} : { 'aria-label': words.actionOfMany(action, alike.indexOf(one) + 1, alike.length) }
}
