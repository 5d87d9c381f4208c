/**
 * A browser's translation puts elements of its own in the place of texts. React removes and places its nodes by the parent
 * that it gave them, and the browser throws where that is no longer the parent: the screen would be gone at the first press
 * (https://github.com/facebook/react/issues/11538). With this, what was moved is removed from where it is, and what comes is
 * placed before whatever now holds its neighbor. That no word goes stale is held elsewhere: tools/words/bareTexts.ts.
 */
export function allowForeignParents(): void {
  const { prototype } = Node
  const { removeChild, insertBefore } = prototype

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== null) removeChild.call(child.parentNode, child)
    return child
  }

  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    insertBefore.call(this, child, place)
    return child
  }
}
